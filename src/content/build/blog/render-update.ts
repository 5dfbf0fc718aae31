import { h } from 'hastscript';
import { longDate } from '../../shared/blog/dates';
import type { PostUpdate } from '../../shared/blog/views';
import { enhanceElement, type MarkupContext } from '../tree/enhance-markup';
import { inlineMarkdown } from '../tree/inline-markdown';
import { toHtmlString } from '../tree/to-tree';
import type { PostUpdateEntry } from '../types/post-updates';
import { fill } from '../../../site/fill';
import { fillNodes } from '../tree/fill-nodes';

/**
 * Renders what the page of a post and its entry in feeds say about an update. Its text has neither links nor images,
 * which the schema of the front matter rejects.
 */
export function renderUpdate({ date, text, link }: PostUpdateEntry, baseUrl: string): PostUpdate {
  const nothing = (): undefined => undefined;
  const context: MarkupContext = { baseUrl, resolveSourceLink: nothing, resolveImage: nothing };
  const day = longDate(date);
  const heading = h('strong', fillNodes(STRINGS.blog.updated, { date: h('time', { dateTime: date }, day) }));
  const hidden = h('span', { className: ['visually-hidden'] }, ` ${fill(STRINGS.blog.updateDetailsOf, { date: day })}`);
  const details =
    link === undefined ? [] : [enhanceElement(h('a', { href: link }, STRINGS.blog.updateDetails, hidden), context)];
  const parts = [
    toHtmlString([heading]),
    inlineMarkdown(text, context),
    ...details.map((part) => toHtmlString([part])),
  ];
  return { date, html: parts.join(' ') };
}
