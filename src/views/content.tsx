import { EndpointTable } from '../reference/browser/endpoint-table/endpoint-table';
import { ContentTree, type ContentRegistry } from '../components/mdx/content-tree';
import type { ContentNode } from '../content/shared/tree/types';
import { UndrawnDiagram } from '../features/live-diagram/undrawn-diagram';
import { TabItem } from '../features/tabs/tab-item';
import { Tabs } from '../features/tabs/tabs';

/**
 * Every interactive component that content can use. The build-time registry must contain the same ones, except for
 * `Diagram`, which authors cannot use. The compiler inserts it for a diagram that it cannot draw on a machine without a
 * browser.
 */
export const contentRegistry: ContentRegistry = {
  EndpointTable,
  Tabs,
  TabItem,
  Diagram: UndrawnDiagram,
};

/** The content of a page, post or excerpt, with its interactive components. */
export function Content({ nodes }: { readonly nodes: readonly ContentNode[] }) {
  return <ContentTree nodes={nodes} registry={contentRegistry} />;
}
