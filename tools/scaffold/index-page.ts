import { join } from 'node:path';
import { displayPath } from '../../src/site/build/source-text';
import type { ContentPage } from '../content-pages';
import { childrenOf, isElement, lineOf, linkOf, type MarkdownNode } from '../markdown';
import type { EntryList } from './sidebar';
import type { ScaffoldProject } from './types';

/**
 * Says that the index page of a category has to link to a new page too, and how it lists the other pages of the
 * category. Empty for a category without an index page.
 */
export function describeIndex({ indexId, entries }: EntryList, { root, pages }: ScaffoldProject): string[] {
  if (indexId === undefined) return [];
  const index = pageOf(indexId, root, pages);
  if (!index) return [];
  const others = entries.flatMap(({ id }) => (id === undefined ? [] : (pageOf(id, root, pages)?.route ?? [])));
  const ways = waysOf(index, new Set(others)).map(({ way, routes, line }) => `${routes} ${way} (from line ${line})`);
  return [
    `Link it from ${index.file}, the index page of its category` +
      (ways.length === 0 ? '.' : `, which lists others of it: ${ways.join(', ')}.`),
  ];
}

function pageOf(id: string, root: string, pages: readonly ContentPage[]): ContentPage | undefined {
  const files = ['mdx', 'md'].map((ext) => displayPath(join(root, 'docs', `${id}.${ext}`)));
  return pages.find(({ file }) => files.includes(file));
}

interface Way {
  readonly way: string;
  /** How many pages are listed in this way. */
  readonly routes: number;
  /** Of the first one. */
  readonly line: number;
}

/** How a page lists others, in the order of their first links. */
function waysOf({ tree }: ContentPage, routes: ReadonlySet<string>): Way[] {
  const found = new Map<string, { readonly routes: Set<string>; readonly line: number }>();
  const visit = (node: MarkdownNode, around: string): void => {
    const way = WAYS[isElement(node) ? 'element' : node.type]?.(node) ?? around;
    const route = linkOf(node)?.replace(/[?#].*$/, '');
    if (route !== undefined && routes.has(route)) {
      const entry = found.get(way) ?? { routes: new Set(), line: lineOf(node) };
      entry.routes.add(route);
      found.set(way, entry);
    }
    for (const child of childrenOf(node)) visit(child, way);
  };
  visit(tree, 'in its text');
  return [...found].map(([way, entry]) => ({ way, routes: entry.routes.size, line: entry.line }));
}

/** What around a link says how a page is listed. */
const WAYS: Readonly<Record<string, (node: MarkdownNode) => string | undefined>> = {
  element: (node) => (isElement(node) && linkOf(node) !== undefined ? `as <${node.name}>` : undefined),
  table: () => 'in a table',
  list: () => 'in a list',
};
