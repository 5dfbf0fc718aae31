import type { RootContent } from 'hast';
import { toMdast } from 'hast-util-to-mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown, type Options } from 'mdast-util-to-markdown';
import type { Addresses } from './addresses';
import { plainMarkup } from './plain-markup';

const OPTIONS: Options = {
  // Without padding, an edit of a cell changes one line, and tables take fewer tokens.
  extensions: [gfmToMarkdown({ tablePipeAlign: false })],
  bullet: '-',
  rule: '-',
  fences: true,
  emphasis: '_',
  listItemIndent: 'one',
  resourceLink: true,
};

/**
 * Says in GitHub-flavored Markdown what markup of a page shows.
 *
 * @param nodes a compiled body before it is serialized, or a part of a page's HTML
 * @returns lines with a line break at the end; empty if there is nothing to say
 */
export function contentToMarkdown(nodes: readonly RootContent[], addresses: Addresses): string {
  const mdast = toMdast({ type: 'root', children: plainMarkup(nodes, addresses) });
  return toMarkdown(mdast, OPTIONS);
}
