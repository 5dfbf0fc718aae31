import type { ContentPage, PageSource } from '../content-pages';
import { lineOf, walk, type MarkdownNode } from '../markdown';
import { textOf } from './page-facts';

/** A paragraph, or a cell of a table. */
export interface PageText {
  readonly line: number;
  readonly text: string;
  readonly isCell: boolean;
}

/** What pages are compared by. */
export interface TextPage extends Pick<PageSource, 'file' | 'route' | 'frontMatter' | 'lineOfField'> {
  readonly texts: readonly PageText[];
}

export function textsOf(tree: MarkdownNode): PageText[] {
  const texts: PageText[] = [];
  walk(tree, (node) => {
    if (node.type !== 'paragraph' && node.type !== 'tableCell') return undefined;
    texts.push({ line: lineOf(node), text: textOf(node), isCell: node.type === 'tableCell' });
    return false;
  });
  return texts;
}

export const withTexts = (page: ContentPage): TextPage => ({ ...page, texts: textsOf(page.tree) });
