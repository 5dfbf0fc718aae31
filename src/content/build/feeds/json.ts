import type { FeedChannel, FeedItem } from './feed-items';

/** A JSON Feed 1.1 document as text. `author` is for feed readers that support only version 1. */
export function buildJsonFeed(channel: FeedChannel, items: readonly FeedItem[], feedUrl: string): string {
  const { title, description, url, language, icon, hub } = channel;
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    language,
    title,
    home_page_url: url,
    feed_url: feedUrl,
    description,
    icon,
    ...(hub === undefined ? {} : { hubs: [{ type: 'WebSub', url: hub }] }),
    items: items.map(toJsonItem),
  };
  return JSON.stringify(feed, null, 2);
}

function toJsonItem({ url, title, date, updated, description, image, html, authors, tags }: FeedItem) {
  const [author] = authors.map(({ name, uri }) => ({ name, url: uri }));
  return {
    id: url,
    content_html: html,
    url,
    title,
    summary: description,
    image,
    date_modified: updated.toISOString(),
    date_published: date.toISOString(),
    ...(author ? { author, authors: [author] } : {}),
    tags,
  };
}
