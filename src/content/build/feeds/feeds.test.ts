import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseAtomFeed, parseRssFeed } from 'feedsmith';
import { createSiteConfig, siteConfig } from '../../../site/config/site-config';
import { renderUpdate } from '../blog/render-update';
import { buildAtomFeed } from './atom';
import { feedUrl, toFeedChannel, toFeedPosts, type FeedData } from './feed-items';
import { buildJsonFeed } from './json';
import { buildRssFeed } from './rss';
import { dataOf, post } from './test-support';

const HOST = siteConfig.url;

/** The three feeds of the blog, each as a parser reads it, and their texts. */
function feedsOf(data: FeedData, site = siteConfig) {
  const posts = toFeedPosts(data, site);
  const channel = toFeedChannel(posts, site);
  const build = (make: typeof buildRssFeed, file: Parameters<typeof feedUrl>[0]) =>
    make(channel, posts, feedUrl(file, site));
  const [rss, atom, json] = [
    build(buildRssFeed, 'rss.xml'),
    build(buildAtomFeed, 'atom.xml'),
    build(buildJsonFeed, 'feed.json'),
  ];
  return {
    texts: [rss, atom, json].join('\n'),
    rss: parseRssFeed(rss).items ?? [],
    atom: parseAtomFeed(atom),
    json: (JSON.parse(json) as { items: Record<string, unknown>[] }).items,
    pictures: [...rss.matchAll(/<media:content url="([^"]*)"/g)].map(([, url]) => url),
  };
}

const GUEST = { name: 'A & B <Guests>', email: 'guest@guest.example', path: null, url: 'https://guest.example/' };
const SPECIAL = post(1, {
  title: 'Fish & <b>chips</b> ]]> \u0007"two"',
  description: 'a < b && c ]]> d',
  content: [{ type: 'html', html: '<p>x[y[0]]&gt;1 ]]&gt; \u0000&amp; é 🙂</p><img src="/a.png" alt="A">' }],
  authors: [GUEST, ...post(1).authors],
  tags: [{ label: 'R&D <x>', path: '/blog/tags/rd' }],
});
const DATA = dataOf(post(0), SPECIAL, post(2, { authors: [] }));

test('FEED-4 all three feeds have the same complete text, with absolute URLs', () => {
  const { rss, atom, json } = feedsOf(DATA);
  const expected = [
    `<p>Text of <a href="${HOST}/docs/a">post</a> 0.</p>`,
    `<p>x[y[0]]&gt;1 ]]&gt; &amp; é 🙂</p><img src="${HOST}/a.png" alt="A">`,
    `<p>Text of <a href="${HOST}/docs/a">post</a> 2.</p>`,
  ];
  expect(rss.map(({ content }) => content?.encoded)).toEqual(expected);
  expect(atom.entries?.map(({ content }) => content?.value)).toEqual(expected);
  expect(json.map((item) => item.content_html)).toEqual(expected);
});

test('FEED-4 RSS and JSON Feed name the picture of each post: its own, or the one that the build draws', () => {
  const { pictures, json } = feedsOf(dataOf(post(0), post(1, { image: '/own.png' })));
  const expected = [`${HOST}/share/blog/post-0.png`, `${HOST}/own.png`];
  expect([pictures, json.map(({ image }) => image)]).toEqual([expected, expected]);
});

test('FEED-4 an entry says when its post was updated last, and begins with the updates', () => {
  const updates = [
    { date: '2025-10-01', text: 'Now with `b`.', link: '/docs/a' },
    { date: '2025-11-02', text: 'New.' },
  ].map((update) => renderUpdate(update, '/'));
  const { atom, json } = feedsOf(dataOf(post(0, { updates }), post(1)));
  const [first, second] = [0, 1].map((index) => post(index).date);
  expect(atom.entries?.map(({ published, updated }) => [published, updated])).toEqual([
    [first, '2025-11-02T00:00:00.000Z'],
    [second, second],
  ]);
  expect(json[0]).toMatchObject({
    date_modified: '2025-11-02T00:00:00.000Z',
    content_html:
      '<blockquote><p><strong>Updated <time datetime="2025-10-01">October 1, 2025</time>:</strong> Now with ' +
      `<code>b</code>. <a href="${HOST}/docs/a">Details</a></p><p><strong>Updated <time datetime="2025-11-02">` +
      `November 2, 2025</time>:</strong> New.</p></blockquote><p>Text of <a href="${HOST}/docs/a">post</a> 0.</p>`,
  });
});

test('FEED-3 titles, summaries, tags and authors are escaped as each format demands', () => {
  const { rss, atom, json, texts } = feedsOf(DATA);
  expect(rss[1]).toMatchObject({
    title: 'Fish & <b>chips</b> ]]> "two"',
    description: 'a < b && c ]]> d',
    categories: [{ name: 'R&D <x>' }],
    authors: [{ name: 'A & B <Guests>', email: 'guest@guest.example' }],
  });
  expect(atom.entries?.[1]).toMatchObject({
    title: { value: 'Fish &amp; &lt;b&gt;chips&lt;/b&gt; ]]&gt; &quot;two&quot;' },
    summary: { value: 'a &lt; b &amp;&amp; c ]]&gt; d' },
    authors: [
      { name: 'A & B <Guests>', email: 'guest@guest.example', uri: 'https://guest.example/' },
      { name: 'API Team', uri: `${HOST}/blog/authors/api-team` },
    ],
  });
  // Control characters are left out.
  expect(json[1]?.title).toBe('Fish & <b>chips</b> ]]> "two"');
  expect(texts).not.toMatch(/[^\P{Cc}\s]/u);
  // The feed has the date of its newest post.
  expect(atom.updated).toBe('2025-09-30T00:00:00.000Z');
  expect(json[1]).toMatchObject({ author: { name: 'A & B <Guests>' }, tags: ['R&D <x>'] });
  expect(json[2]).not.toHaveProperty('authors');
});

test('FEED-1 feeds of unchanged posts are unchanged, whenever the site is built', () => {
  const { texts } = feedsOf(DATA);
  jest.useFakeTimers({ now: Date.parse('2030-01-01') });
  expect(feedsOf(DATA).texts).toBe(texts);
  jest.useRealTimers();
});

test('FEED-1 does not write a JSON feed that is turned off, and removes that one and feeds of tags from an earlier build', async () => {
  process.env.SITE_OVERRIDES = '{"blog":{"feed":{"json":false}}}';
  const root = mkdtempSync(join(tmpdir(), 'feeds-'));
  const cwd = process.cwd();
  try {
    await jest.isolateModulesAsync(async () => {
      const { writeFeeds: write } = await import('./write-feeds');
      process.chdir(root);
      mkdirSync('public/blog/tags/gone', { recursive: true });
      writeFileSync('public/blog/feed.json', '{}');
      writeFileSync('public/blog/tags/gone/rss.xml', '<rss/>');
      const api = { label: 'API', path: '/blog/tags/api', description: null };
      const data = { ...dataOf(post(0, { tags: [api] })), allTag: { nodes: [api] } };
      await write({ graphql: () => Promise.resolve({ data }) } as never);
      const written = ['atom.xml', 'feed.json', 'tags/api/rss.xml', 'tags/gone/rss.xml'];
      expect(written.map((path) => existsSync(`public/blog/${path}`))).toEqual([true, false, true, false]);
    });
  } finally {
    delete process.env.SITE_OVERRIDES;
    process.chdir(cwd);
    rmSync(root, { recursive: true });
  }
});

test('FEED-3 builds URLs from the configured host and base path', () => {
  const site = createSiteConfig({ SITE_URL: 'https://site.example', BASE_URL: '/sub/' });
  const updates = ['/docs/a', 'https://other.example/b'].map((link) =>
    renderUpdate({ date: '2025-10-01', text: 'New.', link }, site.baseUrl),
  );
  const { texts, json } = feedsOf(dataOf(post(0, { updates })), site);
  expect(json[0]?.url).toBe('https://site.example/sub/blog/post-0');
  expect([...String(json[0]?.content_html).matchAll(/href="([^"]*)">Details/g)].map(([, href]) => href)).toEqual([
    'https://site.example/sub/docs/a',
    'https://other.example/b',
  ]);
  for (const path of ['blog', 'favicon.svg', 'blog/atom.xml'])
    expect(texts).toContain(`https://site.example/sub/${path}`);
  expect(texts).not.toContain('rondo.example');
});
