import type { ContentRegistry } from '../components/mdx/registry';
import { EndpointTable } from '../api/browser/endpoint-table/endpoint-table';
import { LiveDiagram } from '../features/live-diagram/live-diagram';
import { TabItem } from '../features/tabs/tab-item';
import { Tabs } from '../features/tabs/tabs';

/**
 * Every interactive component that content may use. The build-time registry must name the same ones; `Diagram` is no
 * name for authors: the compiler leaves it where a diagram could not be drawn, on a machine without a browser.
 */
export const contentRegistry: ContentRegistry = {
  EndpointTable,
  Tabs,
  TabItem,
  ...(process.env.LIVE_DIAGRAMS ? { Diagram: LiveDiagram } : {}),
};
