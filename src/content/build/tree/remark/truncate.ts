import type { MdNode, Transformer } from './types';

/** Name of the property that marks the place in the HTML syntax tree. */
export const TRUNCATE_PROPERTY = 'dataTruncate';

/** Keeps the place of each `{/* truncate *\/}` that stands by itself between blocks of text, before comments are taken out. */
export function truncateMarkers() {
  return (): Transformer => (tree) => {
    tree.children = tree.children?.map((node) =>
      node.type === 'mdxFlowExpression' && /^\s*\/\*\s*truncate\s*\*\/\s*$/.test(node.value ?? '')
        ? ({ type: 'truncate', data: { hName: 'hr', hProperties: { [TRUNCATE_PROPERTY]: '' } } } satisfies MdNode)
        : node,
    );
  };
}
