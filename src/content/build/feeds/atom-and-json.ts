import { Feed, type FeedOptions } from 'feed';
import { escape as escapeHtml } from 'html-escaper';
import type { FeedChannel, FeedPost } from './feed-posts';

/** Stands for `<` in attributes, which the package writes as it is; no text of ours holds this character. */
const LESS_THAN = '\uF8FF';

/** The Atom feed as text. Titles and summaries are HTML there, so plain text is escaped. */
export function buildAtomFeed(channel: FeedChannel, posts: readonly FeedPost[]): string {
  const feed = new Feed({
    ...optionsOf(channel),
    feed: channel.feedUrl('atom.xml'),
    author: { name: channel.title, link: channel.url },
    generator: false,
  });
  for (const post of posts) {
    const category = post.tags
      .map((label) => label.replaceAll('<', LESS_THAN))
      .map((label) => ({ name: label, term: label }));
    feed.addItem({
      ...itemOf(post),
      title: escapeHtml(post.title),
      description: escapeHtml(post.description),
      category,
    });
  }
  return feed.atom1().replaceAll(LESS_THAN, '&lt;');
}

/** The JSON feed as text, in version 1.1: `authors` and `language` beside what version 1 has. */
export function buildJsonFeed(channel: FeedChannel, posts: readonly FeedPost[]): string {
  const feed = new Feed({
    ...optionsOf(channel),
    feedLinks: { json: channel.feedUrl('feed.json') },
    image: channel.icon,
  });
  for (const post of posts) feed.addItem(itemOf(post));
  const { version: _older, ...rest } = JSON.parse(feed.json1()) as { version: string; items: object[] };
  const items = rest.items.map((item, index) => ({ ...item, ...authorsOf(posts[index]) }));
  return JSON.stringify(
    { version: 'https://jsonfeed.org/version/1.1', language: channel.language, ...rest, items },
    null,
    2,
  );
}

function optionsOf({ title, description, url, language, copyright, updated, icon }: FeedChannel): FeedOptions {
  // Without a post there is no day to name: the beginning of time says so, and never changes.
  return {
    id: url,
    title,
    description,
    link: url,
    language,
    copyright,
    updated: updated ?? new Date(0),
    favicon: icon,
  };
}

function itemOf({ url, title, date, description, html, authors, tags }: FeedPost) {
  return {
    id: url,
    link: url,
    title,
    date,
    published: date,
    description,
    content: html,
    category: tags.map((label) => ({ name: label, term: label })),
    ...(authors.length === 0
      ? {}
      : {
          author: authors.map(({ name, email, uri }) => ({
            name,
            ...(email === undefined ? {} : { email }),
            ...(uri === undefined ? {} : { link: uri }),
          })),
        }),
  };
}

function authorsOf(post: FeedPost | undefined): { authors?: { name: string; url?: string }[] } {
  if (!post || post.authors.length === 0) return {};
  return {
    authors: post.authors.slice(0, 1).map(({ name, uri }) => ({ name, ...(uri === undefined ? {} : { url: uri }) })),
  };
}
