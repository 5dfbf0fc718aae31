import { expect, test } from '@playwright/test';
import { parseRssFeed } from 'feedsmith';
import RssParser from 'rss-parser';
import { siteConfig } from '../src/site/config/site-config';
import { pagesOfKind, survey } from './support/built-pages';
import { read, elementsOf, iso, lookAtItem, isBuilt } from './support/feeds';

test('FEED-2 the release notes feed has an item for each month, which links to its heading', async ({ page }) => {
  const name = 'release-notes/rss.xml';
  const elements = await elementsOf(page, name);
  for (const part of ['title', 'link', 'description'])
    expect(
      elements.filter(({ path }) => path === `rss/channel/${part}`),
      part,
    ).toHaveLength(1);
  const { items = [], ...channel } = parseRssFeed(read(name));
  expect(channel).toMatchObject({
    title: `Release notes | ${siteConfig.title}`,
    link: `${siteConfig.url}/release-notes`,
    language: 'en',
  });
  const [months] = await survey(
    page,
    pagesOfKind('page').filter(({ path }) => path === '/release-notes'),
    (document) =>
      [...document.querySelectorAll('main [id]')].flatMap(({ id, textContent }) =>
        /^\d{4}-\d{2}$/.test(id) ? [{ id, label: (textContent ?? '').trim() }] : [],
      ),
  );
  const expected = (months?.found ?? []).slice(0, 20).map(({ id }) => `${siteConfig.url}/release-notes#${id}`);
  expect(expected).toHaveLength(20);
  expect(items.map(({ link }) => link)).toEqual(expected);
  expect(items.map(({ guid }) => guid?.value)).toEqual(expected);
  for (const [index, { pubDate, title }] of items.entries()) {
    const id = months?.found[index]?.id ?? '';
    expect([iso(pubDate), title]).toEqual([
      `${id}-01T00:00:00.000Z`,
      new Date(`${id}-01`).toLocaleDateString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }),
    ]);
  }
  const { items: byOther } = await new RssParser().parseString(read(name));
  expect(byOther.map(({ link, title, 'content:encoded': html }) => [link, title, html])).toEqual(
    items.map(({ link, title, content }) => [link, title, content?.encoded]),
  );
  for (const { path, found } of await survey(
    page,
    items.map(({ link = '', content }) => ({ path: link, html: content?.encoded ?? '' })),
    lookAtItem,
  )) {
    expect([found.chrome, found.handlers], path).toEqual([[], []]);
    expect(found.words.length, path).toBeGreaterThan(20);
    for (const address of found.addresses) expect(address, path).toMatch(/^https:\/\//);
    expect(
      found.addresses.filter((address) => address.startsWith(`${siteConfig.url}/`) && !isBuilt(address)),
      path,
    ).toEqual([]);
  }
});
