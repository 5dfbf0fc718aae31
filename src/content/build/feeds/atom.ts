import { x } from 'xastscript';
import { escapeHtml } from '../../../site/escape-html';
import type { FeedChannel, FeedItem } from './feed-items';
import { cdata, toXmlDocument } from './xml';

/** An Atom feed as XML text. Its titles and summaries are HTML, so plain text is escaped. */
export function buildAtomFeed(channel: FeedChannel, items: readonly FeedItem[], feedUrl: string): string {
  const { title, description, url, copyright, updated, icon, hub } = channel;
  return toXmlDocument(
    x(
      'feed',
      { xmlns: 'http://www.w3.org/2005/Atom' },
      x('id', url),
      x('title', title),
      // Atom requires a date. The Unix epoch marks a feed without posts, and does not change from build to build.
      x('updated', (updated ?? new Date(0)).toISOString()),
      x('author', {}, x('name', title), x('uri', url)),
      x('link', { rel: 'alternate', href: url }),
      x('link', { rel: 'self', href: feedUrl }),
      hub === undefined ? null : x('link', { rel: 'hub', href: hub }),
      x('subtitle', description),
      x('icon', icon),
      x('rights', copyright),
      items.map(toEntry),
    ),
  );
}

function toEntry({ url, title, date, updated, description, html, authors, tags }: FeedItem) {
  return x(
    'entry',
    {},
    x('title', { type: 'html' }, cdata(escapeHtml(title))),
    x('id', url),
    x('link', { href: url }),
    x('updated', updated.toISOString()),
    x('summary', { type: 'html' }, cdata(escapeHtml(description))),
    x('content', { type: 'html' }, cdata(html)),
    authors.map(({ name, email, uri }) =>
      x('author', {}, x('name', name), email && x('email', email), uri && x('uri', uri)),
    ),
    tags.map((tag) => x('category', { label: tag, term: tag })),
    x('published', date.toISOString()),
  );
}
