import { walk, type MdNode } from '../content-pages';

/** What the shape of a page is judged by. */
export interface PageFacts {
  /** Visible words of the text, inline code included; fences, diagrams and tables apart. */
  readonly words: number;
  readonly tableWords: number;
  readonly headings: readonly string[];
  readonly fences: number;
  readonly diagrams: number;
  readonly tables: number;
  readonly orderedLists: number;
  readonly links: readonly string[];
  /** Names of the components used. */
  readonly components: ReadonlySet<string>;
}

export function readPageFacts(tree: MdNode): PageFacts {
  const counts = { words: 0, tableWords: 0, fences: 0, diagrams: 0, tables: 0, orderedLists: 0 };
  const headings: string[] = [];
  const links: string[] = [];
  const components = new Set<string>();
  const read = (node: MdNode, inTable: boolean): void => {
    if (node.type === 'code') counts[node.lang === 'mermaid' ? 'diagrams' : 'fences'] += 1;
    else if (node.type === 'text' || node.type === 'inlineCode')
      counts[inTable ? 'tableWords' : 'words'] += wordsIn(node.value ?? '');
    else if (node.type === 'table') counts.tables += 1;
    else if (node.type === 'list' && (node as { ordered?: boolean }).ordered) counts.orderedLists += 1;
    else if (node.type === 'heading') headings.push(textOf(node).replace(/\s*\{#[^}]*\}$/, ''));
    else if (node.type === 'link') links.push(node.url ?? '');
    else if (node.type.startsWith('mdxJsx') && node.name) {
      components.add(node.name);
      links.push(...attributeTexts(node, 'href'));
    }
    for (const child of node.children ?? []) read(child, inTable || node.type === 'table');
  };
  read(tree, false);
  return { ...counts, headings, links, components };
}

/** Counts what a reader takes for words: a lone sign such as a dash is none. */
export function wordsIn(text: string): number {
  return text.split(/\s+/).filter((part) => /[\p{L}\p{N}]/u.test(part)).length;
}

/** Text of a node with inline code, white space folded. */
export function textOf(node: MdNode): string {
  const parts: string[] = [];
  walk(node, ({ type, value }) => {
    if (type === 'text' || type === 'inlineCode') parts.push(value ?? '');
  });
  return parts.join('').replace(/\s+/g, ' ').trim();
}

function attributeTexts(node: MdNode, name: string): string[] {
  const attributes = (node.attributes ?? []) as { name?: string; value?: unknown }[];
  return attributes.flatMap((attribute) =>
    attribute.name === name && typeof attribute.value === 'string' ? [attribute.value] : [],
  );
}
