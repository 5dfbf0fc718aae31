import type { FeedChannel, FeedPost } from './feed-posts';

/** Options of the `rss` package, which gatsby-plugin-feed writes RSS with: the channel. */
export interface RssChannel {
  readonly title: string;
  readonly description: string;
  readonly site_url: string;
  readonly feed_url: string;
  readonly language: string;
  readonly copyright: string;
  readonly pubDate?: Date;
  readonly custom_elements: readonly object[];
}

/** Options of the `rss` package: one item. */
export interface RssItem {
  readonly title: string;
  readonly url: string;
  readonly date: Date;
  readonly description: string;
  readonly categories: readonly string[];
  readonly custom_elements: readonly object[];
}

export function toRssChannel({
  title,
  description,
  url,
  language,
  copyright,
  updated,
  feedUrl,
}: FeedChannel): RssChannel {
  return {
    title,
    description,
    site_url: url,
    feed_url: feedUrl('rss.xml'),
    language,
    copyright,
    ...(updated ? { pubDate: updated } : {}),
    custom_elements: [],
  };
}

/** An item without `guid`, for which the package then takes the link. RSS knows authors by their mailbox only. */
export function toRssItem({ title, url, date, description, html, authors, tags }: FeedPost): RssItem {
  return {
    title,
    url,
    date,
    description,
    categories: tags,
    custom_elements: [
      ...authors.flatMap(({ name, email }) => (email === undefined ? [] : [{ author: `${email} (${name})` }])),
      { 'content:encoded': { _cdata: html } },
    ],
  };
}

/** Puts the day of the newest post in place of the time of the build, which the package writes: unchanged posts give an unchanged feed. */
export function settleBuildDate(xml: string, updated: Date | undefined): string {
  return updated === undefined
    ? xml
    : xml.replace(/<lastBuildDate>[^<]*<\/lastBuildDate>/, `<lastBuildDate>${updated.toUTCString()}</lastBuildDate>`);
}
