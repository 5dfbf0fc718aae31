import { chromium, expect, test, type Page } from '@playwright/test';
import { MODES, openPage, pageWidth, showMode } from './support/browser';
import { routes } from '../src/site/routes';
import { onlyInAll } from './support/only-in-all';

/** Computed value of a custom property that is a color. */
const colorOf = (page: Page, role: string): Promise<string> =>
  page.evaluate((name) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = `var(--color-${name})`;
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, role);

const EDGE_PAGES = [
  routes.overview(),
  '/docs/rest/references/layers',
  '/docs/rest/api-endpoints',
  '/docs/rest/how-to-guides',
  routes.sdks(),
  routes.blog(),
  '/blog/api-playback-changes',
  '/blog/tags',
  routes.blogArchive(),
  routes.releaseNotes(),
  routes.aboutCloud(),
  routes.glossary(),
  '/docs/tags',
  '/docs/tags/api',
  routes.search(),
];

test('the titles of text pages of all kinds begin at one edge', onlyInAll(), async ({ page }) => {
  const edges: Record<string, readonly number[]> = {};
  for (const path of EDGE_PAGES) {
    await page.goto(path);
    const found: number[] = [];
    for (const width of [1280, 1600]) {
      await page.setViewportSize({ width, height: 900 });
      found.push(await page.locator('main h1').evaluate((title) => title.getBoundingClientRect().left));
    }
    edges[path] = found;
  }
  expect(edges).toEqual(Object.fromEntries(EDGE_PAGES.map((path) => [path, edges[EDGE_PAGES[0]!]])));
});

test('the landing page and the playgrounds begin where the navigation bar does', async ({ page }) => {
  for (const path of [routes.home(), routes.playground('layouts'), routes.playground('sources')]) {
    await page.goto(path);
    const [title, logo] = await page.evaluate(() =>
      ['main h1', 'nav[aria-label=Main] a'].map((one) => document.querySelector(one)!.getBoundingClientRect().left),
    );
    expect(title, path).toBe(logo);
  }
});

test('text, code, tables and cards of a page end at one edge', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const path of [routes.overview(), '/docs/sdks/js/features/broadcast', '/blog/api-playback-changes']) {
    await page.goto(path);
    const edges = await page
      .locator('main :is(.prose, .run) > :is(p, ul, .code-block, .table-frame, .card-grid, .admonition, .tabs)')
      .evaluateAll((blocks) =>
        blocks.filter((one) => one.checkVisibility()).map((one) => Math.round(one.getBoundingClientRect().right)),
      );
    expect(edges.length, path).toBeGreaterThan(5);
    expect([...new Set(edges)], path).toHaveLength(1);
  }
});

test('SB-5 chrome stays quiet: the announcement is on a surface, and entries of the sidebar have one color', async ({
  page,
}) => {
  await page.goto('/docs/rest/how-to-guides');
  const bar = page.getByRole('region', { name: 'Announcement' });
  const entries = page.getByRole('navigation', { name: 'Docs sidebar' }).first().locator('a:not([aria-current])');
  for (const mode of MODES) {
    await showMode(page, mode);
    await expect(bar).toHaveCSS('background-color', await colorOf(page, 'surface'));
    await expect(bar.getByRole('link')).toHaveCSS('color', await colorOf(page, 'accent'));
    const colors = await entries.evaluateAll((links) => links.map((link) => getComputedStyle(link).color));
    expect(colors.length).toBeGreaterThan(8);
    expect([...new Set(colors)]).toEqual([await colorOf(page, 'muted')]);
  }
});

/** Lengths in a browser whose reader has chosen a size of text, in pixels. */
async function lengthsWithText(size: number) {
  const { executablePath, args = [] } = test.info().project.use.launchOptions ?? {};
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [...args, `--blink-settings=defaultFontSize=${size}`],
  });
  const page = await browser.newPage({
    baseURL: test.info().project.use.baseURL!,
    viewport: { width: 1280, height: 900 },
  });
  await openPage(page, '/docs/rest/references/permalink');
  const diagram = await page
    .locator('.diagram-dark')
    .first()
    .evaluate((image) => [image.clientWidth, image.clientHeight]);
  await openPage(page, routes.home());
  const heights = await page.evaluate(() => [
    parseFloat(getComputedStyle(document.querySelector('main h1')!).fontSize),
    document.querySelector('nav[aria-label=Main] svg')!.getBoundingClientRect().height,
    document.querySelector('header')!.getBoundingClientRect().height,
  ]);
  const width = await pageWidth(page);
  await browser.close();
  return { diagram, heights, width };
}

test('with text at 200 %, diagrams, titles and the logo grow with it, and the bar fits', async () => {
  const [usual, large] = [await lengthsWithText(16), await lengthsWithText(32)];
  expect(usual.diagram[0]).toBeLessThan(340);
  expect(large.diagram).toEqual(usual.diagram.map((length) => 2 * length));
  expect(usual.heights.slice(1)).toEqual([28, 60]);
  expect(large.heights[0]! / usual.heights[0]!).toBeGreaterThan(1.2);
  expect(large.heights.slice(1)).toEqual([56, 104]);
  expect(large.width).toBe(1280);
});
