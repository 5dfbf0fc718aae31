import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import { longDate } from '../../shared/blog/dates';
import type { PostUpdate } from '../../shared/blog/views';
import type { ContentNode } from '../../shared/tree/types';

/** What changed after a post was published, as its page shows it above the text; nothing if nothing did. */
export function updatesNode(updates: readonly PostUpdate[]): readonly ContentNode[] {
  if (updates.length === 0) return [];
  const entries = updates.map(({ date, html, link }) =>
    h(
      'p',
      h('strong', 'Updated ', h('time', { dateTime: date }, longDate(date)), ':'),
      ' ',
      fromHtml(html, { fragment: true }),
      link === null ? '' : [' ', h('a', { href: link }, 'Details')],
    ),
  );
  return [{ type: 'html', html: toHtml(h('div', { className: ['admonition'] }, entries)) }];
}
