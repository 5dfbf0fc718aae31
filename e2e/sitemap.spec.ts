import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { siteConfig } from '../src/site/config/site-config';
import { postSources } from './support/blog-sources';
import { siteFolder } from './support/built-pages';
import { readHeads, readXml } from './support/head';

test('MAP-1 the sitemap contains the canonical URLs of exactly those pages that may be indexed', async ({ page }) => {
  const { root, space, children } = await readXml(page, 'sitemap.xml');
  expect([root, space]).toEqual(['urlset', 'http://www.sitemaps.org/schemas/sitemap/0.9']);
  const locs = children.map(({ name, parts }) => {
    expect(name).toBe('url');
    const address = parts[0]?.[1] ?? '';
    const post = postSources.find(({ path }) => `${siteConfig.url}${path}` === address);
    const lastmod = parts.find(([part]) => part === 'lastmod')?.[1];
    // A shallow clone has no dates but those that posts name themselves.
    if (post) expect((lastmod ?? '') >= `${post.day}T00:00:00.000Z`, address).toBe(true);
    if (lastmod) expect(Date.parse(lastmod), address).toBeLessThanOrEqual(Date.now());
    // The schema allows these elements in this order.
    expect(parts, address).toEqual([
      ['loc', expect.stringMatching(/^https:\/\//)],
      ...(lastmod ? [['lastmod', expect.stringMatching(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/)]] : []),
      ['changefreq', 'weekly'],
      ['priority', '0.5'],
    ]);
    return parts[0]?.[1];
  });
  const isTag = (path: string): boolean => /\/tags(?:\/|$)/.test(path);
  const heads = await readHeads(page);
  const listed = heads.filter(({ path, metas }) => !isTag(path) && !/noindex/.test(metas.robots?.join() ?? ''));
  expect(locs.sort()).toEqual(listed.flatMap(({ hrefs }) => hrefs('canonical')).sort());
  expect(listed.map(({ path }) => path)).not.toContain('/search');
  expect(listed.length).toBeGreaterThan(150);
});

test('MAP-2 robots.txt names the sitemap and allows everything, and there is no other sitemap', async ({
  page,
  request,
}) => {
  const lines = readFileSync(join(siteFolder, 'robots.txt'), 'utf8').split('\n');
  expect(lines.filter((line) => line.startsWith('Sitemap:'))).toEqual([`Sitemap: ${siteConfig.url}/sitemap.xml`]);
  expect(lines.filter((line) => line.startsWith('Disallow:'))).toEqual([]);
  for (const name of ['sitemap-index.xml', 'sitemap-0.xml']) expect((await request.get(`/${name}`)).status()).toBe(404);
  expect((await request.get('/sitemap.xml')).headers()['content-type']).toMatch(/xml/);
  for (const { path, hrefs } of await readHeads(page)) expect(hrefs('sitemap'), path).toEqual([]);
});

test('MAP-1 tags with fewer than two entries are not indexed, all others are', async ({ page }) => {
  const tags = (await readHeads(page)).filter(({ kind }) => kind === 'doc-tag' || kind === 'blog-tag');
  expect(tags.length).toBeGreaterThan(50);
  for (const { path, titles, one } of tags) {
    const count = /^(?:One\b|1\b)/i.test(titles[0] ?? '') ? 1 : 2;
    expect(one('robots'), `${path}: ${titles[0]}`).toBe(count < 2 ? 'noindex, follow' : '');
  }
});
