import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseAtomFeed, parseRssFeed } from 'feedsmith';
import { createSiteConfig, type SiteConfig } from '../../../site/config/site-config';
import { renderUpdate } from '../blog/render-update';
import { buildAtomFeed } from './atom';
import { feedUrl, toFeedChannel, toFeedPosts } from './feed-items';
import { buildJsonFeed } from './json';
import { buildRssFeed } from './rss';
import { DATA, dataOf, elementsOf, HOST, post, writeAll } from './test-support';

let feeds: Awaited<ReturnType<typeof writeAll>>;
beforeAll(async () => {
  feeds = await writeAll(DATA);
});

test('FEED-4 all three feeds have the same complete text, with absolute URLs and without scripts', () => {
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

test('FEED-4 RSS and JSON Feed name the picture of each post: its own, or the one that the build draws; Atom has no element for it', async () => {
  const { rss, json } = await writeAll(dataOf(post(0), post(1, { image: '/own.png' })));
  const expected = [`${HOST}/share/blog/post-0.png`, `${HOST}/own.png`];
  const pictures = elementsOf(rss).filter(({ path }) => path.endsWith('/item/media:content'));
  expect(pictures.map(({ attributes }) => attributes.url)).toEqual(expected);
  expect((JSON.parse(json ?? '') as { items: { image: string }[] }).items.map(({ image }) => image)).toEqual(expected);
});

test('FEED-4 a title has no characters that an XML document cannot contain', () => {
  expect(toFeedPosts(dataOf(post(0, { title: 'A\u0008B' })))[0]?.title).toBe('AB');
});

test('FEED-4 an entry says when its post was updated last', async () => {
  const updates = ['2025-10-01', '2025-11-02'].map((date) => ({ date, html: 'New.' }));
  const { atom, json } = await writeAll(dataOf(post(0, { updates }), post(1)));
  const timesOf = (name: string) =>
    elementsOf(atom)
      .filter(({ path }) => path === `feed/entry/${name}`)
      .map(({ text }) => text);
  const published = [0, 1].map((index) => post(index).date);
  expect(timesOf('published')).toEqual(published);
  expect(timesOf('updated')).toEqual(['2025-11-02T00:00:00.000Z', published[1]]);
  expect((JSON.parse(json ?? '') as { items: { date_modified: string }[] }).items[0]?.date_modified).toBe(
    '2025-11-02T00:00:00.000Z',
  );
});

test('FEED-4 an entry begins with the updates of its post', async () => {
  const updates = [
    { date: '2025-10-01', text: 'Now with `b`.', link: '/docs/a' },
    { date: '2025-11-02', text: 'New.' },
  ].map((update) => renderUpdate(update, '/'));
  const { json } = await writeAll(dataOf(post(0, { updates })));
  const [item] = (JSON.parse(json ?? '') as { items: { content_html: string }[] }).items;
  expect(item?.content_html).toBe(
    '<blockquote><p><strong>Updated <time datetime="2025-10-01">October 1, 2025</time>:</strong> Now with ' +
      `<code>b</code>. <a href="${HOST}/docs/a">Details</a></p><p><strong>Updated <time datetime="2025-11-02">` +
      `November 2, 2025</time>:</strong> New.</p></blockquote><p>Text of <a href="${HOST}/docs/a">post</a> 0.</p>`,
  );
});

test('FEED-3 titles, summaries, tags and authors are escaped as each format demands', () => {
  expect(parseRssFeed(feeds.rss).items?.[1]).toMatchObject({
    title: 'Fish & <b>chips</b> ]]> "two"',
    description: 'a < b && c ]]> d',
    categories: [{ name: 'API' }, { name: 'R&D <x>' }],
    authors: [{ name: 'A & B <Guests>', email: 'guest@guest.example' }],
  });
  expect(parseAtomFeed(feeds.atom).entries?.[1]).toMatchObject({
    title: { value: 'Fish &amp; &lt;b&gt;chips&lt;/b&gt; ]]&gt; &quot;two&quot;' },
    summary: { value: 'a &lt; b &amp;&amp; c ]]&gt; d' },
    authors: [
      { name: 'A & B <Guests>', email: 'guest@guest.example', uri: 'https://guest.example/' },
      { name: 'API Team', uri: `${HOST}/blog/authors/api-team` },
    ],
  });
  // Control characters are left out of both formats.
  expect(feeds.rss + feeds.atom).not.toMatch(/[^\P{Cc}\s]/u);
  // The feed has the date of its newest post.
  expect(parseAtomFeed(feeds.atom).updated).toBe('2025-09-30T00:00:00.000Z');
  const { items } = JSON.parse(feeds.json ?? '') as { items: object[] };
  expect(items[1]).toMatchObject({ author: { name: 'A & B <Guests>' }, tags: ['API', 'R&D <x>'] });
  expect(items[2]).not.toHaveProperty('authors');
});

test('FEED-1 writes unchanged feeds for unchanged posts, whenever the site is built', async () => {
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

test('FEED-1 does not write a JSON feed that is turned off, and removes that one and feeds of tags from an earlier build', async () => {
  process.env.SITE_OVERRIDES = '{"blog":{"feed":{"json":false}}}';
  const root = mkdtempSync(join(tmpdir(), 'feeds-'));
  const cwd = process.cwd();
  try {
    await jest.isolateModulesAsync(async () => {
      const { writeFeeds: write } = await import('./write-feeds');
      process.chdir(root);
      mkdirSync('public/blog', { recursive: true });
      writeFileSync('public/blog/feed.json', '{}');
      mkdirSync('public/blog/tags/gone', { recursive: true });
      writeFileSync('public/blog/tags/gone/rss.xml', '<rss/>');
      const allTag = { nodes: [{ label: 'API', path: '/blog/tags/api', description: null }] };
      await write({ graphql: () => Promise.resolve({ data: { ...DATA, allTag } }) } as never);
      expect([existsSync('public/blog/atom.xml'), existsSync('public/blog/feed.json')]).toEqual([true, false]);
      const tagFeeds = ['api', 'gone'].map((tag) => existsSync(`public/blog/tags/${tag}/rss.xml`));
      expect(tagFeeds).toEqual([true, false]);
    });
  } finally {
    delete process.env.SITE_OVERRIDES;
    process.chdir(cwd);
    rmSync(root, { recursive: true });
  }
});

test('FEED-3 builds URLs from the configured host and base path', () => {
  const site: SiteConfig = createSiteConfig({ SITE_URL: 'https://site.example', BASE_URL: '/sub/' });
  const updates = ['/docs/a', 'https://other.example/b'].map((link) =>
    renderUpdate({ date: '2025-10-01', text: 'New.', link }, site.baseUrl),
  );
  const posts = toFeedPosts(dataOf(post(0, { updates })), site);
  const channel = toFeedChannel(posts, site);
  const selfUrl = feedUrl('atom.xml', site);
  expect([posts[0]?.url, channel.url, channel.icon, selfUrl]).toEqual([
    'https://site.example/sub/blog/post-0',
    'https://site.example/sub/blog',
    'https://site.example/sub/favicon.svg',
    'https://site.example/sub/blog/atom.xml',
  ]);
  expect([...(posts[0]?.html ?? '').matchAll(/href="([^"]*)">Details/g)].map(([, href]) => href)).toEqual([
    'https://site.example/sub/docs/a',
    'https://other.example/b',
  ]);
  expect(
    [buildRssFeed, buildAtomFeed, buildJsonFeed].map((build) => build(channel, posts, selfUrl)).join(),
  ).not.toContain('rondo.example');
});
