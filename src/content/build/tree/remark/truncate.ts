import type { Content, Root } from 'mdast';
import type { Transformer } from 'unified';
import type { TruncateNode } from './types';

/** Name of the property that identifies the marker in the HTML syntax tree. */
export const TRUNCATE_PROPERTY = 'dataTruncate';

/**
 * Replaces each `{/* truncate *\/}` that is a block of its own with a marker, before comments are removed.
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
