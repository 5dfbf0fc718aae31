import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, expect, test, type Page } from '@playwright/test';
import { MODES, openPage, pageWidth, showMode } from './support/browser';
import { allPages, siteFolder, survey } from './support/built-pages';
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

test('the announcement is on a quiet surface, and only its link has the accent, in both modes', async ({ page }) => {
  await page.goto(routes.overview());
  const bar = page.getByRole('region', { name: 'Announcement' });
  for (const mode of MODES) {
    await showMode(page, mode);
    await expect(bar).toHaveCSS('background-color', await colorOf(page, 'surface'));
    await expect(bar.getByRole('link')).toHaveCSS('color', await colorOf(page, 'accent'));
  }
  await expect(bar.getByRole('button')).toHaveCount(0);
});

test('SB-5 entries of the sidebar have one color, except for the current one and those above it', async ({ page }) => {
  await page.goto('/docs/rest/how-to-guides');
  const entries = page.getByRole('navigation', { name: 'Docs sidebar' }).first().locator('a:not([aria-current])');
  const colors = await entries.evaluateAll((links) => links.map((link) => getComputedStyle(link).color));
  expect(colors.length).toBeGreaterThan(8);
  expect([...new Set(colors)]).toEqual([await colorOf(page, 'muted')]);
});

test(
  'no page has a pictograph in place of an icon, and each name in a summary of the docs is a link of its own',
  onlyInAll(),
  async ({ page }) => {
    const found = await survey(page, allPages(), (document) => ({
      pictographs: [...(document.querySelector('main')?.textContent ?? '').matchAll(/\p{Emoji_Presentation}/gu)].map(
        ([one]) => one,
      ),
      links: [...document.querySelectorAll('main td:first-child a')]
        .filter((link) => link.querySelectorAll('code').length > 1)
        .map((link) => link.textContent),
    }));
    expect(found.filter(({ found: { pictographs, links } }) => pictographs.length + links.length > 0)).toEqual([]);
    const events = readFileSync(join(siteFolder, 'docs/sdks/iframe/references/events/index.html'), 'utf8');
    expect(events.match(/<svg [^>]*aria-hidden="true"[^>]*><path d="[^"]*"\/><\/svg> advanced<\/span>/g)?.length).toBe(
      8,
    );
  },
);

test('FTR-1 the footer leads to the tools and the glossary', async ({ page }) => {
  await page.goto(routes.overview());
  const footer = page.getByRole('contentinfo');
  for (const [name, href] of [
    ['Layout playground', routes.playground('layouts')],
    ['Sources playground', routes.playground('sources')],
    ['API cheat sheet', routes.cheatsheet()],
    ['API description', '/openapi.yaml'],
    ['Glossary', routes.glossary()],
  ] as const)
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
});

test('both playgrounds are linked from the landing page and from the pages that they belong to', async ({ page }) => {
  for (const [path, names] of [
    [routes.home(), ['layouts', 'sources']],
    ['/docs/rest/references/meeting-layout', ['layouts']],
    ['/docs/rest/references/content-integration', ['sources']],
  ] as const) {
    await page.goto(path);
    for (const name of names)
      await expect(page.locator(`main a[href="${routes.playground(name)}"]`).first()).toBeVisible();
  }
});

/** Opens a page in a browser whose reader has chosen a size of text, in pixels. */
async function withText<T>(size: number, path: string, look: (page: Page) => Promise<T>): Promise<T> {
  const { executablePath, args = [] } = test.info().project.use.launchOptions ?? {};
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [...args, `--blink-settings=defaultFontSize=${size}`],
  });
  const page = await browser.newPage({
    baseURL: test.info().project.use.baseURL!,
    viewport: { width: 1280, height: 900 },
  });
  await openPage(page, path);
  const seen = await look(page);
  await browser.close();
  return seen;
}

test('with text at 200 %, diagrams grow with it', async () => {
  const sizeOf = (page: Page) =>
    page
      .locator('.diagram-dark')
      .first()
      .evaluate((image) => [image.clientWidth, image.clientHeight]);
  const [usual, large] = [
    await withText(16, '/docs/rest/references/permalink', sizeOf),
    await withText(32, '/docs/rest/references/permalink', sizeOf),
  ];
  expect(usual[0]).toBeLessThan(340);
  expect(large).toEqual(usual.map((length) => 2 * length));
});

test('with text at 200 %, title and logo of the landing page grow, and the bar fits', async () => {
  const measure = (size: number) =>
    withText(size, routes.home(), async (page) => ({
      heights: await page.evaluate(() => [
        parseFloat(getComputedStyle(document.querySelector('main h1')!).fontSize),
        document.querySelector('nav[aria-label=Main] svg')!.getBoundingClientRect().height,
        document.querySelector('header')!.getBoundingClientRect().height,
      ]),
      width: await pageWidth(page),
    }));
  const [usual, large] = [await measure(16), await measure(32)];
  expect(usual.heights.slice(1)).toEqual([28, 60]);
  expect(large.heights[0]! / usual.heights[0]!).toBeGreaterThan(1.2);
  expect(large.heights.slice(1)).toEqual([56, 104]);
  expect(large.width).toBe(1280);
});
