import { collapseWhitespace } from '../../src/content/shared/tree/text';
import { childrenOf, isElement, linkOf, walk, type MarkdownNode } from '../markdown';

/** The data that the shape of a page is checked against. */
export interface PageFacts {
  /** Number of visible words, including inline code, but not fences, diagrams and tables. */
  readonly words: number;
  readonly tableWords: number;
  readonly headings: readonly string[];
  readonly fences: number;
  readonly diagrams: number;
  readonly tables: number;
  readonly orderedLists: number;
  readonly links: readonly string[];
  /** Names of the components that the page uses. */
  readonly components: ReadonlySet<string>;
}

export function readPageFacts(tree: MarkdownNode): PageFacts {
  const counts = { words: 0, tableWords: 0, fences: 0, diagrams: 0, tables: 0, orderedLists: 0 };
  const headings: string[] = [];
  const links: string[] = [];
  const components = new Set<string>();
  const read = (node: MarkdownNode, inTable: boolean): void => {
    if (node.type === 'code') counts[node.lang === 'mermaid' ? 'diagrams' : 'fences'] += 1;
    else if (node.type === 'text' || node.type === 'inlineCode')
      counts[inTable ? 'tableWords' : 'words'] += wordsIn(node.value);
    else if (node.type === 'table') counts.tables += 1;
    else if (node.type === 'list' && node.ordered) counts.orderedLists += 1;
    else if (node.type === 'heading') headings.push(textOf(node).replace(/\s*\{#[^}]*\}$/, ''));
    else if (isElement(node) && node.name) {
      components.add(node.name);
      if (node.name === 'Concept') counts.diagrams += 1;
    }
    const href = linkOf(node);
    if (href !== undefined) links.push(href);
    for (const child of childrenOf(node)) read(child, inTable || node.type === 'table');
  };
  read(tree, false);
  return { ...counts, headings, links, components };
}

/** Counts words as a reader would: a symbol on its own, such as a dash, does not count. */
export function wordsIn(text: string): number {
  return text.split(/\s+/).filter((part) => /[\p{L}\p{N}]/u.test(part)).length;
}

/** Text of a node, including inline code, with collapsed white space. */
export function textOf(node: MarkdownNode): string {
  const parts: string[] = [];
  walk(node, (inner) => {
    if (inner.type === 'text' || inner.type === 'inlineCode') parts.push(inner.value);
  });
  return collapseWhitespace(parts.join(''));
}
