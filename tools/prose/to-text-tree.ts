import type { TxtDocumentNode, TxtNode } from '@textlint/ast-node-types';
import type { Root } from 'mdast';
import { childrenOf, type MarkdownNode } from '../markdown';

/** textlint's names for the types of nodes of a Markdown tree. */
const TYPES: Readonly<Record<string, string>> = {
  blockquote: 'BlockQuote',
  break: 'Break',
  code: 'CodeBlock',
  definition: 'Definition',
  delete: 'Delete',
  emphasis: 'Emphasis',
  heading: 'Header',
  html: 'Html',
  image: 'Image',
  inlineCode: 'Code',
  link: 'Link',
  list: 'List',
  listItem: 'ListItem',
  paragraph: 'Paragraph',
  root: 'Document',
  strong: 'Strong',
  table: 'Table',
  tableCell: 'TableCell',
  tableRow: 'TableRow',
  text: 'Str',
  thematicBreak: 'HorizontalRule',
};

/** Elements and admonitions only group what is in them, as lists do; textlint has no name for either. */
const CONTAINER = 'List';
const OTHER_LEAF = 'Html';

/**
 * Converts the syntax tree of a page to textlint's.
 *
 * @param source the text that the tree was parsed from
 */
export function toTextTree(tree: Root, source: string): TxtDocumentNode {
  // A document spans the whole file, while the position of a Markdown tree may end before the last line.
  return { ...convert(tree, source), range: [0, source.length] } as unknown as TxtDocumentNode;
}

function convert(node: MarkdownNode, source: string): TxtNode {
  const { start, end } = node.position ?? { start: { line: 1, column: 1 }, end: { line: 1, column: 1 } };
  const range: [number, number] = [start.offset ?? 0, end.offset ?? source.length];
  const children = childrenOf(node);
  const isLeaf = !('children' in node);
  const type = TYPES[node.type] ?? (isLeaf ? OTHER_LEAF : CONTAINER);
  return {
    type,
    raw: source.slice(...range),
    range,
    // Columns of Markdown trees start at 1, those of textlint at 0.
    loc: {
      start: { line: start.line, column: start.column - 1 },
      end: { line: end.line, column: end.column - 1 },
    },
    ...(isLeaf ? { value: 'value' in node ? node.value : '' } : {}),
    ...(isLeaf ? {} : { children: children.map((child) => convert(child, source)) }),
  } as unknown as TxtNode;
}
