import { x } from 'xastscript';
import type { FeedChannel, FeedItem } from './feed-items';
import { cdata, toXmlDocument } from './xml';

/** An RSS 2.0 feed as XML text. */
export function buildRssFeed(channel: FeedChannel, items: readonly FeedItem[], feedUrl: string): string {
  const { title, description, url, language, copyright, updated, hub } = channel;
  return toXmlDocument(
    x(
      'rss',
      {
        version: '2.0',
        'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
        'xmlns:atom': 'http://www.w3.org/2005/Atom',
        'xmlns:media': 'http://search.yahoo.com/mrss/',
      },
      x(
        'channel',
        {},
        x('title', cdata(title)),
        x('description', cdata(description)),
        x('link', url),
        x('atom:link', { href: feedUrl, rel: 'self', type: 'application/rss+xml' }),
        hub === undefined ? null : x('atom:link', { href: hub, rel: 'hub' }),
        x('language', language),
        x('copyright', cdata(copyright)),
        // Not the build time, so that the feed stays the same as long as its items do.
        updated && [x('pubDate', updated.toUTCString()), x('lastBuildDate', updated.toUTCString())],
        items.map(toRssItem),
      ),
    ),
  );
}

/** RSS requires an email address for an author, so authors without one are left out. */
function toRssItem({ url, title, date, description, image, html, authors, tags }: FeedItem) {
  return x(
    'item',
    {},
    x('title', cdata(title)),
    x('link', url),
    x('guid', { isPermaLink: 'true' }, url),
    x('pubDate', date.toUTCString()),
    description && x('description', cdata(description)),
    authors.map(({ name, email }) => (email === undefined ? null : x('author', cdata(`${email} (${name})`)))),
    tags.map((tag) => x('category', cdata(tag))),
    image === undefined ? null : x('media:content', { url: image, medium: 'image' }),
    x('content:encoded', cdata(html)),
  );
}
