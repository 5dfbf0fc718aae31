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

test('FEED-4 RSS has the elements that its specification requires', () => {
  const paths = elementsOf(feeds.rss).map(({ path }) => path);
  for (const name of ['title', 'link', 'description'])
    expect(paths.filter((path) => path === `rss/channel/${name}`)).toHaveLength(1);
  expect(elementsOf(feeds.rss)[0]?.attributes).toMatchObject({
    version: '2.0',
    'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
  });
  for (const name of ['title', 'link', 'guid', 'pubDate', 'description', 'content:encoded'])
    expect(paths.filter((path) => path === `rss/channel/item/${name}`)).toHaveLength(20);
});

test('FEED-2 the Atom feed has the same metadata as the RSS channel, and an icon', () => {
  expect(parseAtomFeed(feeds.atom)).toMatchObject({
    id: `${HOST}/blog`,
    title: { value: 'Rondo for developers Tech Blog' },
    subtitle: { value: siteConfig.blog.description },
    updated: '2025-09-30T00:00:00.000Z',
    icon: `${HOST}/favicon.svg`,
    rights: { value: 'Copyright © 2025 Rondo' },
    links: [
      { rel: 'alternate', href: `${HOST}/blog` },
      { rel: 'self', href: `${HOST}/blog/atom.xml` },
    ],
  });
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

test('FEED-4 Atom has what RFC 4287 requires: ids, titles and dates of feed and entries, an author, and typed text', () => {
  const elements = elementsOf(feeds.atom);
  expect(elements[0]).toMatchObject({ path: 'feed', attributes: { xmlns: 'http://www.w3.org/2005/Atom' } });
  const count = (path: string): number => elements.filter((element) => element.path === path).length;
  for (const name of ['id', 'title', 'updated', 'author', 'author/name']) expect(count(`feed/${name}`)).toBe(1);
  for (const name of ['id', 'title', 'updated', 'published', 'summary', 'content'])
    expect(count(`feed/entry/${name}`)).toBe(20);
  const ids = elements.filter(({ path }) => path === 'feed/entry/id').map(({ text }) => text);
  expect(new Set(ids).size).toBe(20);
  for (const { path, text, attributes } of elements) {
    if (/\/(?:updated|published)$/.test(path)) expect(text).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/);
    if (/^feed\/entry\/(?:title|summary|content)$/.test(path)) expect(attributes.type).toBe('html');
    if (/\/(?:id|uri|icon)$/.test(path)) expect(URL.canParse(text)).toBe(true);
    if (path.endsWith('/category')) expect(attributes.term).toBeTruthy();
    if (path.endsWith('/link')) expect(attributes.href).toMatch(/^https:\/\//);
  }
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

test('FEED-5 an item of the JSON feed has only its first author, plain text and its tags', () => {
  const items = (JSON.parse(feeds.json ?? '') as { items: object[] }).items;
  const guest = { name: 'A & B <Guests>', url: 'https://guest.example/' };
  expect(items[1]).toMatchObject({
    id: `${HOST}/blog/post-1`,
    url: `${HOST}/blog/post-1`,
    title: 'Fish & <b>chips</b> ]]> "two"',
    summary: 'a < b && c ]]> d',
    date_modified: '2025-09-29T00:00:00.000Z',
    author: guest,
    authors: [guest],
    tags: ['API', 'R&D <x>'],
  });
  expect(items[2]).not.toHaveProperty('authors');
  expect(items[2]).toMatchObject({ tags: [] });
});
