import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { parseRssFeed } from 'feedsmith';
import { siteConfig } from '../src/site/config/site-config';
import { tagLabels, postSources } from './support/blog-sources';
import { allPages, pagesOfKind, siteFolder, survey } from './support/built-pages';
import { read } from './support/feeds';

test('FEED-1 the page of each tag links to the feed of its posts, in its head and for readers', async ({ page }) => {
  const feeds = readdirSync(join(siteFolder, 'blog/tags'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('rss.xml'),
  );
  const linked = new Set<string>();
  for (const { path, found } of await survey(page, pagesOfKind('blog-tag'), (document) => ({
    head: [...document.querySelectorAll('head link[rel=alternate][type="application/rss+xml"]')].map((link) =>
      link.getAttribute('href'),
    ),
    shown: [...document.querySelectorAll('main a[href$="/rss.xml"]')].map((link) => link.getAttribute('href')),
  }))) {
    const feed = `${path.replace(/\/page\/\d+$/, '')}/rss.xml`;
    expect(found.head, path).toContain(feed);
    expect(found.shown, path).toContain(feed);
    linked.add(feed.replace('/blog/tags/', ''));
  }
  expect(linked.size).toBeGreaterThan(20);
  expect(feeds.sort()).toEqual([...linked].sort());
  for (const [key, label] of tagLabels) {
    const posts = postSources.filter(({ tags }) => tags.includes(key)).slice(0, 20);
    if (posts.length === 0 || !feeds.includes(`${key}/rss.xml`)) continue;
    const { title, items = [] } = parseRssFeed(read(`blog/tags/${key}/rss.xml`));
    expect(title).toBe(`${siteConfig.title} ${siteConfig.blog.title}: ${label}`);
    expect(
      items.map(({ link }) => link),
      key,
    ).toEqual(posts.map(({ path }) => siteConfig.url + path));
  }
});

test('FEED-1 the release notes link to a feed of each product', () => {
  const html = allPages().find(({ path }) => path === '/release-notes')?.html ?? '';
  const feeds = [...new Set([...html.matchAll(/href="\/(release-notes\/[\w-]+\/rss\.xml)"/g)].map(([, file]) => file))];
  expect(feeds.length).toBeGreaterThan(5);
  for (const file of feeds) {
    const { items = [], title } = parseRssFeed(read(file ?? ''));
    expect(title, file).toMatch(/^Release notes: ./);
    expect(items.length, file).toBeGreaterThan(0);
    for (const { link } of items) expect(link, file).toMatch(/\/release-notes#\d{4}-\d{2}$/);
  }
});
