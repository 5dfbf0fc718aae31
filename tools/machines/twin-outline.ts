import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { toString } from 'mdast-util-to-string';
import { gfm } from 'micromark-extension-gfm';
import { visit } from 'unist-util-visit';
import { parse } from 'yaml';
import { squeeze, type Outline } from './outline';

/** A Markdown file of a page. */
export interface Twin extends Outline {
  readonly meta: Readonly<Record<string, unknown>>;
  /** Languages of the blocks of code, in the same order. */
  readonly languages: readonly string[];
}

/**
 * Reads the Markdown file of a page.
 *
 * @throws Error if it has no front matter
 */
export function readTwin(text: string): Twin {
  const [, front, body] = /^---\n(.*?)\n---\n\n(.*)$/s.exec(text) ?? [];
  if (front === undefined || body === undefined) throw new Error('The file has no front matter.');
  const tree = parseMarkdown(body);
  const twin = {
    meta: parse(front) as Record<string, unknown>,
    headings: [] as string[],
    code: [] as string[],
    languages: [] as string[],
    cells: [] as string[],
    links: [] as string[],
  };
  visit(tree, (node) => {
    if (node.type === 'heading') twin.headings.push(squeeze(toString(node)));
    if (node.type === 'tableCell') twin.cells.push(squeeze(toString(node)));
    if (node.type === 'link') twin.links.push(node.url);
    if (node.type === 'code') {
      twin.code.push(squeeze(node.value));
      twin.languages.push(node.lang ?? '');
    }
  });
  return twin;
}

/** Targets of all links in Markdown. */
export function linksOf(markdown: string): string[] {
  const links: string[] = [];
  visit(parseMarkdown(markdown), 'link', ({ url }) => void links.push(url));
  return links;
}

const parseMarkdown = (text: string): ReturnType<typeof fromMarkdown> =>
  fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
