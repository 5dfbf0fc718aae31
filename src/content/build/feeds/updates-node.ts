import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import { longDate } from '../../shared/blog/dates';
import type { PostUpdate } from '../../shared/blog/views';
import type { ContentNode } from '../../shared/tree/types';
import { withBase } from '../../../site/routes';

/**
 * What changed after a post was published, as its page shows it above the text; nothing if nothing did. Links are below
 * `baseUrl`, like those of the text.
 */
export function updatesNode(updates: readonly PostUpdate[], baseUrl: string): readonly ContentNode[] {
  if (updates.length === 0) return [];
  const entries = updates.map(({ date, html, link }) =>
    h(
      'p',
      h('strong', 'Updated ', h('time', { dateTime: date }, longDate(date)), ':'),
      ' ',
      fromHtml(html, { fragment: true }),
      link === null ? '' : [' ', h('a', { href: withBase(baseUrl, link) }, 'Details')],
    ),
  );
  return [{ type: 'html', html: toHtml(h('div', { className: ['admonition'] }, entries)) }];
}
