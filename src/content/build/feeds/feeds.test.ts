import { existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith';
import RssParser from 'rss-parser';
import { SaxesParser } from 'saxes';
import { createSiteConfig, siteConfig, type SiteConfig } from '../../../site/config/site-config';
import { feedPlugin } from '../plugins/feed';
import { buildAtomFeed, buildJsonFeed } from './atom-and-json';
import { FEED_QUERY, toFeedChannel, toFeedPosts, type FeedData } from './feed-posts';
import { writeFeeds } from './write-feeds';

/** The step of the plugin that writes RSS; it has no types. */
const { onPostBuild: writeRss } = jest.requireActual<{ onPostBuild: (args: object, options: object) => Promise<void> }>(
  'gatsby-plugin-feed/gatsby-node',
);

type Post = FeedData['allBlogPlace']['nodes'][number]['post'];

const API = { name: 'API Team', email: null, path: '/blog/authors/api-team', url: null };
const GUEST = { name: 'A & B <Guests>', email: 'guest@guest.example', path: null, url: 'https://guest.example/' };
const post = (index: number, change: Partial<Post> = {}): Post => ({
  path: `/blog/post-${index}`,
  title: `Post ${index}`,
  date: new Date(Date.UTC(2025, 8, 30 - index)).toISOString(),
  description: `About ${index}.`,
  content: [{ type: 'html', html: `<p>Text of <a href="/docs/a">post</a> ${index}.</p>` }],
  authors: [API],
  tags: [{ label: 'API' }, { label: 'R&D <x>' }],
  ...change,
});
const dataOf = (...posts: Post[]): FeedData => ({ allBlogPlace: { nodes: posts.map((entry) => ({ post: entry })) } });
const ODD = post(1, {
  title: 'Fish & <b>chips</b> ]]> \u0007"two"',
  description: 'a < b && c ]]> d',
  content: [
    {
      type: 'html',
      html: '<p>x[y[0]]&gt;1 ]]&gt; \u0000&amp; é 🙂</p><pre><code>a\n\n\nb</code></pre><script>x()</script><img src="/a.png" alt="A">',
    },
  ],
  authors: [GUEST, API],
});
const DATA = dataOf(
  post(0),
  ODD,
  post(2, { authors: [], tags: [] }),
  ...Array.from({ length: 17 }, (_, index) => post(index + 3)),
);

/** All three feeds as the build writes them: by the plugin, then by our own step. */
async function writeAll(data: FeedData): Promise<{ rss: string; atom: string; json: string | null }> {
  const before = process.cwd();
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'feeds-')));
  const graphql = (query: string) =>
    Promise.resolve({ data: query === FEED_QUERY ? data : { site: { siteMetadata: { title: 'x' } } } });
  process.chdir(root);
  try {
    mkdirSync('public/blog', { recursive: true });
    writeFileSync('public/blog/feed.json', 'of an earlier build');
    await writeRss({ graphql, reporter: {} }, (feedPlugin() as { options: object }).options);
    await writeFeeds({ graphql } as never);
    const read = (name: string): string => readFileSync(join('public/blog', name), 'utf8');
    return {
      rss: read('rss.xml'),
      atom: read('atom.xml'),
      json: existsSync('public/blog/feed.json') ? read('feed.json') : null,
    };
  } finally {
    process.chdir(before);
    rmSync(root, { recursive: true });
  }
}

/** Elements of a well-formed document in their order, as paths of names with their text. */
function elementsOf(xml: string): { path: string; text: string; attributes: Record<string, string> }[] {
  const found: { path: string; text: string; attributes: Record<string, string> }[] = [];
  const open: (typeof found)[number][] = [];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const element = {
      path: [...open.map(({ path }) => path.split('/').at(-1)), name].join('/'),
      text: '',
      attributes: attributes as Record<string, string>,
    };
    found.push(element);
    open.push(element);
  });
  const add = (text: string): void => {
    const last = open.at(-1);
    if (last) last.text += text;
  };
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('closetag', () => void open.pop());
  parser.write(xml).close();
  return found;
}

let feeds: Awaited<ReturnType<typeof writeAll>>;
beforeAll(async () => {
  feeds = await writeAll(DATA);
});
const HOST = 'https://developers.rondo.example';

test('FEED-2 the newest 20 are asked for, in the order of the lists', () => {
  expect(FEED_QUERY).toContain('allBlogPlace(sort: [{ date: DESC }, { path: ASC }], limit: 20)');
});

test('FEED-2 the RSS channel says title, description, link, language, copyright and the day of the newest post', () => {
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

test('FEED-3 an RSS item has title, link as guid, RFC 822 date, description, full text, tags, and authors with a mailbox only', () => {
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

test('FEED-4 RSS has the elements that its description requires', () => {
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

test('FEED-2 the Atom feed says the same, and names its icon', () => {
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

test('FEED-3 an Atom entry has ISO dates, the link as id, tags, and authors with name, mailbox and address', () => {
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

test('FEED-4 Atom has what RFC 4287 requires: ids, titles and dates of feed and entries, an author, texts of a known type', () => {
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

test('FEED-3 title and summary are HTML in Atom: what looks like markup there is text', () => {
  const [title, summary] = ['title', 'summary'].map(
    (name) => elementsOf(feeds.atom).filter(({ path }) => path === `feed/entry/${name}`)[1]?.text,
  );
  expect(title).toBe('Fish &amp; &lt;b&gt;chips&lt;/b&gt; ]]&gt; &quot;two&quot;');
  expect(summary).toBe('a &lt; b &amp;&amp; c ]]&gt; d');
});

test('FEED-5 the JSON feed keeps the rules of version 1.1', () => {
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

test('FEED-5 an item of the JSON feed has its first author only, plain texts and its tags', () => {
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

test('FEED-4 the text is whole, with absolute addresses, without scripts, and the same in all three', () => {
  const html =
    '<p>x[y[0]]&gt;1 ]]&gt; &amp; é 🙂</p><pre><code>a\n\n\nb</code></pre><img src="https://developers.rondo.example/a.png" alt="A">';
  const rss = elementsOf(feeds.rss)
    .filter(({ path }) => path.endsWith('/content:encoded'))
    .map(({ text }) => text);
  const atom = elementsOf(feeds.atom)
    .filter(({ path }) => path === 'feed/entry/content')
    .map(({ text }) => text);
  const json = (JSON.parse(feeds.json ?? '') as { items: { content_html: string }[] }).items.map(
    (item) => item.content_html,
  );
  expect(rss[1]).toBe(html);
  expect(rss[0]).toBe(`<p>Text of <a href="${HOST}/docs/a">post</a> 0.</p>`);
  expect(atom).toEqual(rss);
  expect(json).toEqual(rss);
});

test('FEED-4 two feed readers find the same posts, dates, links and texts', async () => {
  const expected = toFeedPosts(DATA).map(({ url, title, date, html }) => ({
    url,
    title,
    date: date.toISOString(),
    html: html.trim(),
  }));
  const reader = new RssParser();
  const time = (value: unknown): string => new Date(String(value)).toISOString();
  const escaped = (text: string): string =>
    text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

  const byRssParser = await Promise.all([feeds.rss, feeds.atom].map((xml) => reader.parseString(xml)));
  const [rss, atom] = byRssParser.map(({ items }) =>
    items.map((item) => ({
      url: item.link,
      title: item.title,
      date: time(item.isoDate),
      html: (item['content:encoded'] ?? item.content ?? '').trim(),
    })),
  );
  expect(rss).toEqual(expected);
  expect(atom).toEqual(expected.map((entry) => ({ ...entry, title: escaped(entry.title) })));

  expect(
    (parseRssFeed(feeds.rss).items ?? []).map((item) => ({
      url: item.link,
      title: item.title,
      date: time(item.pubDate),
      html: item.content?.encoded,
    })),
  ).toEqual(expected);
  expect(
    (parseAtomFeed(feeds.atom).entries ?? []).map((entry) => ({
      url: entry.links?.[0]?.href,
      title: entry.title?.value,
      date: time(entry.published),
      html: entry.content?.value,
    })),
  ).toEqual(expected.map((entry) => ({ ...entry, title: escaped(entry.title) })));
  expect(
    (parseJsonFeed(feeds.json ?? '').items ?? []).map((item) => ({
      url: item.url,
      title: item.title,
      date: time(item.date_published),
      html: item.content_html,
    })),
  ).toEqual(expected);
});

test('FEED-1 unchanged posts give unchanged feeds, whenever the site is built', async () => {
  jest.useFakeTimers({
    now: Date.parse('2030-01-01'),
    doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'setTimeout'],
  });
  try {
    expect(await writeAll(DATA)).toEqual(feeds);
  } finally {
    jest.useRealTimers();
  }
});

test('FEED-2 a blog without a post has feeds without entries', async () => {
  const empty = await writeAll(dataOf());
  expect(elementsOf(empty.rss).some(({ path }) => path.endsWith('/item'))).toBe(false);
  expect(elementsOf(empty.atom).find(({ path }) => path === 'feed/updated')?.text).toBe('1970-01-01T00:00:00.000Z');
  expect(JSON.parse(empty.json ?? '')).toMatchObject({ items: [] });
});

test('FEED-1 a JSON feed that is switched off is not written, and one of an earlier build goes', async () => {
  process.env.SITE_OVERRIDES = '{"blog":{"feed":{"json":false}}}';
  const root = mkdtempSync(join(tmpdir(), 'feeds-'));
  const before = process.cwd();
  try {
    await jest.isolateModulesAsync(async () => {
      const { writeFeeds: write } = await import('./write-feeds');
      process.chdir(root);
      mkdirSync('public/blog', { recursive: true });
      writeFileSync('public/blog/feed.json', '{}');
      await write({ graphql: () => Promise.resolve({ data: DATA }) } as never);
      expect([existsSync('public/blog/atom.xml'), existsSync('public/blog/feed.json')]).toEqual([true, false]);
    });
  } finally {
    delete process.env.SITE_OVERRIDES;
    process.chdir(before);
    rmSync(root, { recursive: true });
  }
});

test('FEED-3 addresses follow the configured host and base address', () => {
  const site: SiteConfig = createSiteConfig({ SITE_URL: 'https://site.example', BASE_URL: '/sub/' });
  const posts = toFeedPosts(dataOf(post(0)), site);
  const channel = toFeedChannel(posts, site);
  expect([posts[0]?.url, channel.url, channel.icon, channel.feedUrl('atom.xml')]).toEqual([
    'https://site.example/sub/blog/post-0',
    'https://site.example/sub/blog',
    'https://site.example/sub/favicon.svg',
    'https://site.example/sub/blog/atom.xml',
  ]);
  expect([buildAtomFeed(channel, posts), buildJsonFeed(channel, posts)].join()).not.toContain('rondo.example');
});
