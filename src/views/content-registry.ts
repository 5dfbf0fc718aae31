import type { ContentRegistry } from '../components/mdx/registry';
import { TabItem } from '../features/tabs/tab-item';
import { Tabs } from '../features/tabs/tabs';

/** Every interactive component that content may use. The build-time registry must name the same ones. */
export const contentRegistry: ContentRegistry = { Tabs, TabItem };
