import { expect, test } from '@playwright/test';
import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith';
import RssParser from 'rss-parser';
import { siteConfig } from '../src/site/config/site-config';
import { tagLabels } from './support/blog-sources';
import { allPages, pagesOfKind, survey } from './support/built-pages';
import { FEEDS, read, newest, elementsOf, iso, lookAtItem, isBuilt } from './support/feeds';

/** A post as a feed reader sees it. */
interface Item {
  readonly url: string | undefined;
  readonly title: string | undefined;
  readonly date: string;
  readonly html: string;
  readonly tags: readonly (string | undefined)[];
}

/** The feeds, parsed by feedsmith. */
function readByFeedsmith(): Record<keyof typeof FEEDS, Item[]> {
  return {
    rss: (parseRssFeed(read(FEEDS.rss)).items ?? []).map((item) => ({
      url: item.link,
      title: item.title,
      date: iso(item.pubDate),
      html: item.content?.encoded ?? '',
      tags: (item.categories ?? []).map(({ name }) => name),
    })),
    atom: (parseAtomFeed(read(FEEDS.atom)).entries ?? []).map((entry) => ({
      url: entry.links?.[0]?.href,
      title: entry.title?.value,
      date: iso(entry.published),
      html: entry.content?.value ?? '',
      tags: (entry.categories ?? []).map(({ label }) => label),
    })),
    json: (parseJsonFeed(read(FEEDS.json)).items ?? []).map((item) => ({
      url: item.url,
      title: item.title,
      date: iso(item.date_published),
      html: item.content_html ?? '',
      tags: item.tags ?? [],
    })),
  };
}

test('FEED-1 every page links to all three feeds, which are served with their content types', async ({
  page,
  request,
}) => {
  const pages = allPages().map(({ path, html }) => ({
    path,
    html: html.slice(0, html.indexOf('<body')).replace(/<style\b.*?<\/style>/gs, ''),
  }));
  const heads = await survey(page, pages, (document) =>
    [...document.querySelectorAll('link[rel=alternate][type]')]
      .map((link) => [link.getAttribute('type'), link.getAttribute('href')])
      .sort(),
  );
  expect(heads.length).toBeGreaterThan(350);
  for (const { path, found } of heads)
    expect(
      // Pages also link to their Markdown, and those of tags to their own feed.
      found.filter(([type, href]) => type !== 'text/markdown' && /^\/blog\/[^/]+$/.test(href ?? '')),
      path,
    ).toEqual([
      ['application/atom+xml', '/blog/atom.xml'],
      ['application/feed+json', '/blog/feed.json'],
      ['application/rss+xml', '/blog/rss.xml'],
    ]);
  for (const name of Object.values(FEEDS)) {
    const response = await request.get(`/${name}`);
    expect([response.status(), response.headers()['content-type']], name).toEqual([
      200,
      expect.stringMatching(name.endsWith('json') ? /json/ : /xml/),
    ]);
  }
});

test('FEED-2 FEED-3 two independent parsers find the twenty newest posts with the same data', async () => {
  const expected = newest.map(({ path, title, day, tags }) => ({
    url: `${siteConfig.url}${path}`,
    title,
    date: `${day}T00:00:00.000Z`,
    tags: tags.map((key) => tagLabels.get(key)),
  }));
  const one = readByFeedsmith();
  for (const [format, items] of Object.entries(one))
    expect(
      items.map(({ html: _html, ...item }) => item),
      format,
    ).toEqual(expected);
  const texts = one.json.map(({ html }) => html.trim());
  expect(one.rss.map(({ html }) => html.trim())).toEqual(texts);
  expect(one.atom.map(({ html }) => html.trim())).toEqual(texts);
  for (const format of ['rss', 'atom'] as const) {
    const { items } = await new RssParser().parseString(read(FEEDS[format]));
    expect(
      items.map((item) => ({ url: item.link, title: item.title, date: iso(item.isoDate) })),
      format,
    ).toEqual(expected.map(({ tags: _tags, ...item }) => item));
    expect(
      items.map((item) => (item['content:encoded'] ?? item.content ?? '').trim()),
      format,
    ).toEqual(texts);
  }
});

test('FEED-2 each feed describes itself', async ({ page }) => {
  const title = `${siteConfig.title} ${siteConfig.blog.title}`;
  const description = siteConfig.blog.description;
  const blog = `${siteConfig.url}/blog`;
  const updated = `${newest[0]?.day}T00:00:00.000Z`;
  const rss = parseRssFeed(read(FEEDS.rss));
  expect(rss).toMatchObject({
    title,
    description,
    link: blog,
    language: 'en',
    copyright: siteConfig.blog.feed.copyright,
  });
  expect([iso(rss.pubDate), iso(rss.lastBuildDate)]).toEqual([updated, updated]);
  expect(parseAtomFeed(read(FEEDS.atom))).toMatchObject({
    id: blog,
    title: { value: title },
    subtitle: { value: description },
    rights: { value: siteConfig.blog.feed.copyright },
    updated,
    icon: `${siteConfig.url}${siteConfig.favicon}`,
    links: [
      { rel: 'alternate', href: blog },
      { rel: 'self', href: `${blog}/atom.xml` },
    ],
  });
  expect(
    (await elementsOf(page, FEEDS.rss)).find(({ path }) => path === 'rss/channel/atom:link')?.attributes,
  ).toMatchObject({ rel: 'self', href: `${blog}/rss.xml` });
});

test('FEED-4 each post is complete, without scripts and buttons, and its absolute URLs exist', async ({ page }) => {
  const items = readByFeedsmith().json.map(({ url = '', html }) => ({ path: url.replace(siteConfig.url, ''), html }));
  const onPage = new Map(
    (
      await survey(page, pagesOfKind('blog-post'), (document) =>
        [...document.querySelectorAll('main article p, main article li, main article td')]
          .filter((element) => !element.closest('header, footer, nav, figure, button'))
          .map((element) => {
            const copy = element.cloneNode(true) as Element;
            copy.querySelectorAll('.visually-hidden').forEach((hidden) => hidden.remove());
            return (copy.textContent ?? '').replaceAll(' (opens in new tab)', '').replace(/\s+/g, ' ').trim();
          }),
      )
    ).map(({ path, found }) => [path, found]),
  );
  for (const { path, found } of await survey(page, items, lookAtItem)) {
    expect([found.chrome, found.handlers, found.unnamed], path).toEqual([[], [], []]);
    expect(found.addresses.length, path).toBeGreaterThan(1);
    for (const address of found.addresses) expect(address, path).toMatch(/^(?:https?:\/\/|mailto:)/);
    expect(
      found.addresses.filter((address) => address.startsWith(`${siteConfig.url}/`) && !isBuilt(address)),
      path,
    ).toEqual([]);
    expect(onPage.get(path)?.length, path).toBeGreaterThan(5);
    expect(
      onPage.get(path)?.filter((text) => !found.words.includes(text)),
      path,
    ).toEqual([]);
  }
});
