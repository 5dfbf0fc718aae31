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
    const [address = '', post] = [
      parts[0]?.[1],
      postSources.find(({ path }) => `${siteConfig.url}${path}` === parts[0]?.[1]),
    ];
    // The schema allows these elements in this order. Only posts have a date of their own.
    expect(parts, address).toEqual([
      ['loc', expect.stringMatching(/^https:\/\//)],
      ...(post ? [['lastmod', `${post.day}T00:00:00.000Z`]] : []),
      ['changefreq', 'weekly'],
      ['priority', '0.5'],
    ]);
    return parts[0]?.[1];
  });
  const listed = (await readHeads(page)).filter(({ metas }) => !/noindex/.test(metas.robots?.join() ?? ''));
  expect(locs.sort()).toEqual(listed.flatMap(({ hrefs }) => hrefs('canonical')).sort());
  expect(listed.map(({ path }) => path).filter((path) => /^\/search$|\/tags(?:\/|$)/.test(path))).toEqual([]);
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
