import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { parse } from 'yaml';
import { axeFindingsInBothModes } from '../support/axe';
import { filesOf } from '../support/base-path';
import { openPage, recordComplaints, recordRequests } from '../support/browser';
import { allPages, survey } from '../support/built-pages';
import { fixtureFolder, testOn } from '../support/fixture-site';
import { pageResults, searchButton } from '../support/search';

/** What the command was run on. */
const BRAND = parse(readFileSync(join(__dirname, '../../tools/mistakes/content/data/brand.yaml'), 'utf8')) as {
  readonly name: string;
  readonly domain: string;
};
const OLD_NAMES = new RegExp(`${BRAND.name}|${BRAND.domain.replaceAll('.', '\\.')}`, 'i');
/** Program and styles of every page know all addresses that a site can have. */
const APP = /^(?:app-[0-9a-f]+\.js|app\.[0-9a-f]+\.css)$/;
/** Bundles of parts that a site without the API does not load. */
const OF_API = /^\/(?:console|lesson|stand-in)-/;

/** What `npm run adopt` made, by what it has dropped (scripts/build-fixtures.mjs). */
const SITES = [
  {
    name: 'adopted',
    gone: /(?<![\w-])\/(?:blog|playground)(?![\w-])/,
    areas: ['Our releases'],
    feeds: ['/release-notes/rss.xml'],
    // A start page without buttons stays as it is.
    welcome: { path: '/welcome', heading: 'Welcome to Zeta' },
    search: { query: 'quokkas', path: '/docs/guides/first-room' },
  },
  {
    name: 'adopted-bare',
    gone: /(?<![\w-])\/(?:blog|playground|release-notes|openapi|console|glossary|about|docs\/(?:rest|guides|start))(?![\w-])/,
    areas: [],
    feeds: [],
    welcome: { path: '/', heading: 'Welcome to Zeta' },
    search: { query: 'first page', path: '/docs' },
  },
] as const;

for (const { name, gone, areas, feeds, welcome, search } of SITES) {
  const test = testOn(name);

  test.describe(name, () => {
    test('the old name and addresses of what was dropped are in no file and no file name', () => {
      const folder = fixtureFolder(name);
      const texts = filesOf(folder).map((file) => ({ file, text: readFileSync(join(folder, file), 'latin1') }));
      expect(texts.map(({ file }) => file)).toEqual(
        expect.arrayContaining(['index.html', 'llms.txt', 'sitemap.xml', '_redirects', 'search-index/manifest.json']),
      );
      const filesWith = (pattern: RegExp) =>
        texts.filter(({ file, text }) => pattern.test(`/${file}`) || pattern.test(text)).map(({ file }) => file);
      expect(filesWith(OLD_NAMES)).toEqual([]);
      expect(filesWith(gone).filter((file) => !APP.test(file))).toEqual([]);
      const ofAreas = ['Our posts', 'Our playgrounds', 'Our releases'];
      expect(ofAreas.filter((label) => filesWith(new RegExp(label)).length > 0)).toEqual(areas);
      expect(filesWith(/Zeta/)).toEqual(expect.arrayContaining(['index.html', 'llms.txt', 'manifest.webmanifest']));
    });

    test('heads name only feeds that there are', async ({ page }) => {
      const found = await survey(page, allPages(fixtureFolder(name)), (document) =>
        [...document.querySelectorAll('link[rel="alternate"]:is([type*="rss"], [type*="atom"], [type*="feed"])')].map(
          (link) => link.getAttribute('href'),
        ),
      );
      expect([...new Set(found.flatMap((row) => row.found))]).toEqual(feeds);
    });

    for (const width of [360, 1280])
      test(`the page that welcomes is readable at ${width} px`, async ({ page }) => {
        const complaints = recordComplaints(page);
        await page.setViewportSize({ width, height: 800 });
        await openPage(page, welcome.path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(welcome.heading);
        await expect(page.getByRole('main')).toContainText('content/data/brand.yaml');
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        expect(await axeFindingsInBothModes(page)).toEqual([]);
        expect(complaints).toEqual([]);
      });

    test('search shows the areas that are left and finds a page', async ({ page }) => {
      await openPage(page, '/search');
      await expect(page.getByRole('list', { name: 'Areas' }).getByRole('link')).toHaveText(['Home', 'Docs']);
      await openPage(page, `/search?q=${encodeURIComponent(search.query)}`);
      await expect(pageResults(page).first()).toHaveAttribute('href', new RegExp(`^${search.path}(?:#|$)`));
    });

    test('an address of what was dropped leads to the page for what is not there', async ({ page }) => {
      for (const path of ['/blog', '/blog/first', '/playground/layouts']) {
        const response = await openPage(page, path);
        expect(response?.status(), path).toBe(404);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
      }
      await expect(page.locator('header').getByRole('link', { name: 'Docs', exact: true })).toBeVisible();
    });

    test('no page loads a program of what was dropped', async ({ page }) => {
      const requests = recordRequests(page);
      for (const { path } of allPages(fixtureFolder(name))) await openPage(page, path);
      await searchButton(page).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      const scripts = requests.filter((path) => path.endsWith('.js'));
      expect(scripts).toEqual(expect.arrayContaining([expect.stringMatching(/^\/app-/)]));
      expect(scripts.filter((path) => /blog|playground/.test(path))).toEqual([]);
      if (name === 'adopted-bare') expect(scripts.filter((path) => OF_API.test(path))).toEqual([]);
    });
  });
}

testOn('adopted')('a part that was kept works: a call can be tried', async ({ page }) => {
  const requests = recordRequests(page);
  await openPage(page, '/docs/start');
  await page.getByRole('button', { name: 'Try it' }).first().click();
  await expect.poll(() => requests.some((path) => OF_API.test(path))).toBe(true);
});
