import { parseAtomFeed, parseRssFeed } from 'feedsmith';
import { siteConfig } from '../../../site/config/site-config';
import { DATA, elementsOf, HOST, writeAll } from './test-support';

let feeds: Awaited<ReturnType<typeof writeAll>>;
beforeAll(async () => {
  feeds = await writeAll(DATA);
});

test('FEED-2 the RSS channel has a title, description, link, language, copyright and the date of the newest post', () => {
  const channel = Object.fromEntries(
    elementsOf(feeds.rss)
      .filter(({ path }) => /^rss\/channel\/[^/]+$/.test(path))
      .map(({ path, text, attributes }) => [path.slice('rss/channel/'.length), text || attributes.href]),
  );
  expect(channel).toMatchObject({
    title: 'Rondo for developers Tech Blog',
    description: siteConfig.blog.description,
    link: `${HOST}/blog`,
    language: 'en',
    copyright: 'Copyright © 2025 Rondo',
    pubDate: 'Tue, 30 Sep 2025 00:00:00 GMT',
    lastBuildDate: 'Tue, 30 Sep 2025 00:00:00 GMT',
    'atom:link': `${HOST}/blog/rss.xml`,
  });
});

test('FEED-3 an RSS item has a title, link, guid, RFC 822 date, description, tags, and those authors who have an email address', () => {
  const items = parseRssFeed(feeds.rss).items ?? [];
  expect(items[1]).toMatchObject({
    title: 'Fish & <b>chips</b> ]]> "two"',
    link: `${HOST}/blog/post-1`,
    guid: { value: `${HOST}/blog/post-1`, isPermaLink: true },
    description: 'a < b && c ]]> d',
    categories: [{ name: 'API' }, { name: 'R&D <x>' }],
  });
  const authors = elementsOf(feeds.rss)
    .filter(({ path }) => path.endsWith('/item/author'))
    .map(({ text }) => text);
  expect(authors).toEqual(['guest@guest.example (A & B <Guests>)']);
  for (const { path, text } of elementsOf(feeds.rss))
    if (path.endsWith('/pubDate'))
      expect(text).toMatch(/^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} (?:Sep|Oct) \d{4} \d{2}:\d{2}:\d{2} GMT$/);
});

test('FEED-3 an Atom entry has ISO dates, its link as id, tags, and authors with name, email address and URL', () => {
  expect(parseAtomFeed(feeds.atom).entries?.[1]).toMatchObject({
    id: `${HOST}/blog/post-1`,
    links: [{ href: `${HOST}/blog/post-1` }],
    updated: '2025-09-29T00:00:00.000Z',
    published: '2025-09-29T00:00:00.000Z',
    authors: [
      { name: 'A & B <Guests>', email: 'guest@guest.example', uri: 'https://guest.example/' },
      { name: 'API Team', uri: `${HOST}/blog/authors/api-team` },
    ],
    categories: [
      { term: 'API', label: 'API' },
      { term: 'R&D <x>', label: 'R&D <x>' },
    ],
  });
});

test('FEED-3 escapes markup in the title and summary of an Atom entry, which are HTML', () => {
  const [title, summary] = ['title', 'summary'].map(
    (name) => elementsOf(feeds.atom).filter(({ path }) => path === `feed/entry/${name}`)[1]?.text,
  );
  expect(title).toBe('Fish &amp; &lt;b&gt;chips&lt;/b&gt; ]]&gt; &quot;two&quot;');
  expect(summary).toBe('a &lt; b &amp;&amp; c ]]&gt; d');
});

test('FEED-5 the JSON feed conforms to version 1.1', () => {
  const feed = JSON.parse(feeds.json ?? '') as Record<string, unknown> & { items: Record<string, unknown>[] };
  expect(Object.keys(feed).sort()).toEqual([
    'description',
    'feed_url',
    'home_page_url',
    'icon',
    'items',
    'language',
    'title',
    'version',
  ]);
  expect(feed).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    title: 'Rondo for developers Tech Blog',
    home_page_url: `${HOST}/blog`,
    feed_url: `${HOST}/blog/feed.json`,
    language: 'en',
  });
  expect(feed.items).toHaveLength(20);
  expect(new Set(feed.items.map(({ id }) => id)).size).toBe(20);
  for (const item of feed.items) {
    for (const name of ['id', 'url', 'title', 'summary', 'content_html', 'date_modified', 'date_published'])
      expect([name, typeof item[name]]).toEqual([name, 'string']);
    expect(item.date_modified).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/);
    expect((item.tags as unknown[]).every((tag) => typeof tag === 'string')).toBe(true);
    for (const author of (item.authors ?? []) as object[])
      expect(Object.keys(author).every((name) => ['name', 'url', 'avatar'].includes(name))).toBe(true);
  }
});
