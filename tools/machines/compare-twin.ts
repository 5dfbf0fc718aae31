import { missing } from './outline';
import type { PageOutline } from './page-outline';
import type { Twin } from './twin-outline';

/**
 * Compares what a page and its Markdown consist of: both have the same headings, code, cells of tables and links.
 *
 * @param toLink target in the Markdown of a link in the page
 * @returns what only one of them has
 */
export function compareTwin(page: PageOutline, twin: Twin, toLink: (href: string) => string): string[] {
  const isOwn = (_: string, index: number): boolean => {
    const language = twin.languages[index];
    return language !== 'mermaid' && (!page.isBrief || language === 'bash');
  };
  const diagrams = twin.languages.filter((language) => language === 'mermaid').length;
  const both = (kind: string, inPage: readonly string[], inTwin: readonly string[]): string[] => [
    ...missing(kind, inPage, inTwin, 'on the page'),
    ...missing(kind, inTwin, inPage, 'in the Markdown'),
  ];
  return [
    ...both('heading', page.headings, twin.headings),
    ...missing('code', page.code, twin.code, 'on the page'),
    ...missing('code', twin.code.filter(isOwn), page.code, 'in the Markdown'),
    ...both('cell', page.cells, twin.cells),
    ...both('link', page.links.map(toLink), twin.links),
    ...(diagrams === page.diagrams ? [] : [`${page.diagrams} diagrams on the page, ${diagrams} in the Markdown`]),
  ];
}
