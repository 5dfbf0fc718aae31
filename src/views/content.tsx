import { ContentTree } from '../components/mdx/content-tree';
import type { ContentNode } from '../content/shared/tree/types';
import { contentRegistry } from './content-registry';

/** The content of a page, post or excerpt, with its interactive components. */
export function Content({ nodes }: { readonly nodes: readonly ContentNode[] }) {
  return <ContentTree nodes={nodes} registry={contentRegistry} />;
}
