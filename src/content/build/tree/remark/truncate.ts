import type { Content, Root } from 'mdast';
import type { Transformer } from 'unified';
import type { TruncateNode } from './types';

/** Name of the property that marks the place in the HTML syntax tree. */
export const TRUNCATE_PROPERTY = 'dataTruncate';

/**
 * Keeps the place of each `{/* truncate *\/}` that is alone between blocks of text, before comments are removed.
 */
export function truncateMarkers() {
  return (): Transformer<Root> => (tree) => {
    tree.children = tree.children.map((node) => (isMarker(node) ? createMarker() : node));
  };
}

function isMarker(node: Content): boolean {
  return node.type === 'mdxFlowExpression' && /^\s*\/\*\s*truncate\s*\*\/\s*$/.test(node.value);
}

function createMarker(): TruncateNode {
  return { type: 'truncate', data: { hName: 'hr', hProperties: { [TRUNCATE_PROPERTY]: '' } }, children: [] };
}
