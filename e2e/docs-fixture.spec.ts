import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { product } from '../src/site/config/product';
import { openPage } from './support/browser';
import { allPages, survey } from './support/built-pages';
import { fixtureFolder, testOn } from './support/fixture-site';

const test = testOn('docs');

const OVERVIEW = `/docs/rest/${product.slug}-overview`;
const QUICK_START = `/docs/rest/${product.slug}-api`;

const sidebarOf = (page: Page): Locator => page.getByRole('navigation', { name: 'Docs sidebar' });
const contentsOf = (page: Page): Locator => page.getByRole('navigation', { name: 'Contents of this page' });
const neighbour = (page: Page, way: 'Previous' | 'Next'): Locator =>
  page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link', { name: new RegExp(`^${way}`) });

test('SB-1 a doc may want another sidebar, or none', async ({ page }) => {
  await page.goto('/docs/lists/other-sidebar');
  await expect(sidebarOf(page).getByRole('link')).toHaveText(['Stream recording']);
  await page.goto('/docs/lists/no-sidebar');
  await expect(sidebarOf(page)).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Docs pages' })).toHaveCount(0);
});

test('SB-3 a category without a page is a button that opens and closes, by pointer and keys', async ({ page }) => {
  await openPage(page, OVERVIEW);
  const category = sidebarOf(page).getByRole('button', { name: 'Blocks', exact: true });
  await expect(category).toHaveAttribute('aria-expanded', 'false');
  await category.click();
  await expect(category).toHaveAttribute('aria-expanded', 'true');
  await expect(page).toHaveURL(OVERVIEW);
  await category.press('Space');
  await expect(category).toHaveAttribute('aria-expanded', 'false');
  await category.press('Enter');
  await expect(category).toHaveAttribute('aria-expanded', 'true');
  await expect(sidebarOf(page).getByRole('link', { name: 'Code', exact: true })).toBeVisible();
});

test('SB-5 the categories around a page are marked, without being the current page', async ({ page }) => {
  await openPage(page, '/docs/blocks/headings');
  await expect(sidebarOf(page).locator('[aria-current]')).toHaveText(`Headings of ${product.name}`);
  for (const name of ['Blocks', 'Headings and contents']) {
    const category = sidebarOf(page).getByRole('button', { name, exact: true });
    await expect(category).toHaveAttribute('aria-expanded', 'true');
    await expect(category).toHaveClass(/(?:^| )active-/);
  }
});

test('SB-7 without scripts a category without a page leads to the first page in it', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site });
  const page = await context.newPage();
  await page.goto(OVERVIEW);
  await expect(sidebarOf(page).getByRole('button', { name: 'Blocks' })).toHaveCount(0);
  await sidebarOf(page).getByRole('link', { name: 'Blocks' }).click();
  await expect(page).toHaveURL('/docs/blocks/code');
  await expect(sidebarOf(page).getByRole('link', { name: 'Tabs' })).toBeVisible();
  await context.close();
});

test('SB-8 drafts vanish with their category, an empty category is a link, others lead away or stand as they are', async ({
  page,
}) => {
  await openPage(page, OVERVIEW);
  const sidebar = sidebarOf(page);
  await expect(sidebar.getByText('Only drafts')).toHaveCount(0);
  await expect(sidebar.getByText('Draft')).toHaveCount(0);
  await expect(sidebar.getByRole('link', { name: 'Alone' })).toHaveAttribute('href', '/docs/lists/alone');
  await expect(sidebar.getByRole('button', { name: /'Alone'/ })).toHaveCount(0);

  const away = sidebar.getByRole('link', { name: 'Code host (opens in new tab)' });
  await expect(away).toHaveAttribute('href', `https://${product.codeHost}/${product.org}`);
  await expect(away).toHaveAttribute('target', '_blank');
  await expect(away).toHaveAttribute('rel', 'noopener noreferrer');
  const icon = await away.evaluate(
    (link) => [...link.querySelectorAll('svg')].length > 0 || getComputedStyle(link, '::after').maskImage !== 'none',
  );
  expect(icon).toBe(true);
  await expect(sidebar.locator('b.fixture-html')).toHaveText('Raw');
});

test('CAT-1 CAT-2 a generated page has its address from its label, and a card for each child that leads somewhere', async ({
  page,
}) => {
  await openPage(page, '/docs/category/made-by-itself');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A page made by itself');
  await expect(page.getByText('What the category holds.')).toBeVisible();
  const cards = page
    .locator('main')
    .getByRole('listitem')
    .getByRole('link')
    .filter({ has: page.locator('h2') });
  await expect(cards.locator('h2')).toHaveText(['Labelled', 'Elsewhere', 'Without a page']);
  await expect(cards.locator('p')).toHaveText(['A page that is called otherwise in menus.', 'Another site.', '1 item']);
  await expect(cards.nth(0)).toHaveAttribute('href', '/docs/lists/labelled');
  await expect(cards.nth(1)).toHaveAttribute('target', '_blank');
  await expect(cards.nth(2)).toHaveAttribute('href', '/docs/sdks');
  await expect(neighbour(page, 'Previous')).toContainText('Member 2');
  await expect(neighbour(page, 'Next')).toContainText('Labelled below');
  await cards.nth(2).click({ position: { x: 5, y: 5 } });
  await expect(page).toHaveURL('/docs/sdks');
});

test('CAT-3 long titles of cards wrap', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await openPage(page, '/docs/category/made-by-itself');
  const title = page.locator('main h2').first();
  await title.evaluate((heading) => {
    heading.textContent = 'A title that is so long that no card of this width could ever hold it in one line';
  });
  const lines = await title.evaluate((heading) => ({
    height: heading.getBoundingClientRect().height,
    line: parseFloat(getComputedStyle(heading).lineHeight),
    isCut: heading.scrollWidth > heading.clientWidth,
  }));
  expect(lines.height).toBeGreaterThan(lines.line * 1.5);
  expect(lines.isCut).toBe(false);
});

test('DOC-1 without a title in the front matter the heading in the text is the title, and there is no second one', async ({
  page,
}) => {
  await page.goto('/docs/blocks/headings');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Headings of ${product.name}`);
  expect(await page.title()).toMatch(new RegExp(`^Headings of ${product.name} \\| `));
});

test('DOC-2 a category without a page is a step without a link, and is not told to search engines', async ({
  page,
}) => {
  await page.goto('/docs/blocks/headings');
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
  await expect(crumbs.getByRole('listitem')).toHaveText([
    /^$/,
    'Blocks',
    'Headings and contents',
    `Headings of ${product.name}`,
  ]);
  await expect(crumbs.getByRole('link')).toHaveCount(1);
  const data = await page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((scripts) =>
      scripts.map(
        (script) => JSON.parse(script.textContent ?? '') as { '@type': string; itemListElement?: { name: string }[] },
      ),
    );
  expect(data.find((item) => item['@type'] === 'BreadcrumbList')?.itemListElement?.map(({ name }) => name)).toEqual([
    `Headings of ${product.name}`,
  ]);
});

test('DOC-3 a doc may list other levels, or hide its contents', async ({ page }) => {
  await page.goto('/docs/blocks/toc-levels');
  await expect(contentsOf(page).getByRole('link')).toHaveText([
    'Third level',
    'Fourth level',
    'Fifth level',
    'Third level again',
  ]);
  await expect(contentsOf(page).locator('code')).toHaveText('level');
  await expect(contentsOf(page).locator('li li li')).toHaveCount(1);
  await page.goto('/docs/blocks/no-toc');
  await expect(page.getByRole('heading', { level: 2, name: 'A heading' })).toBeVisible();
  await expect(contentsOf(page)).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'On this page' })).toHaveCount(0);
  await page.goto('/docs/lists/labelled');
  await expect(contentsOf(page)).toHaveCount(0);
});

test("DOC-6 ids are dashed, numbered on repeats, or the author's own", async ({ page }) => {
  await page.goto('/docs/blocks/headings');
  const ids = await page.locator('article :is(h2, h3)').evaluateAll((headings) => headings.map(({ id }) => id));
  expect(ids).toEqual(['send-a-request', 'send-a-request-1', 'own-id', 'with-code-and-emphasis', 'über-größere-räume']);
  await expect(page.locator('#own-id')).toHaveText('Send a request');
  await openPage(page, `/docs/blocks/headings#${encodeURIComponent('über-größere-räume')}`);
  await expect(page.getByRole('heading', { name: 'Über größere Räume?' })).toBeInViewport();
});

test('DOC-7 labels come from the page, and an author may choose or drop a neighbour', async ({ page }) => {
  await page.goto('/docs/blocks/media');
  await expect(neighbour(page, 'Next')).toContainText('Labelled below');
  await expect(neighbour(page, 'Next')).toHaveAttribute('href', '/docs/lists/labelled');
  await page.goto(OVERVIEW);
  await expect(neighbour(page, 'Next')).toContainText('Start quickly');
  await page.goto('/docs/lists/alone');
  await expect(neighbour(page, 'Previous')).toContainText('SDKs');
  await page.goto(`/docs/streamrec/${product.slug}-streamrec`);
  await expect(page.getByRole('navigation', { name: 'Docs pages' })).toHaveCount(0);
});

test('DOC-7 DOC-10 unlisted pages are passed over', async ({ page }) => {
  await page.goto('/docs/lists/member-1');
  await expect(neighbour(page, 'Next')).toContainText('Member 2');
  await page.goto('/docs/lists/member-2');
  await expect(neighbour(page, 'Previous')).toContainText('Member 1');
});

test('DOC-8 the day is that of the front matter; without one and without history the row is left out', async ({
  page,
}) => {
  await page.goto(QUICK_START);
  const foot = page.locator('article footer');
  await expect(foot).toContainText('Last updated on Mar 5, 2025');
  await expect(foot.locator('time')).toHaveAttribute('datetime', '2025-03-05');
  await page.goto('/docs/lists/group');
  await expect(foot).toContainText('Edit this page');
  await expect(foot).not.toContainText('Last updated');
});

test('DOC-8 without an edit address there is no such link', async ({ page }) => {
  await page.goto('/docs/lists/other-sidebar');
  await expect(page.locator('article footer')).toContainText('Tags:');
  await expect(page.getByRole('link', { name: /^Edit this page/ })).toHaveCount(0);
});

test('DOC-10 a draft is nowhere, an unlisted page only at its address', async ({ page }) => {
  const folder = fixtureFolder('docs');
  expect(existsSync(join(folder, 'docs/lists/draft'))).toBe(false);
  expect(existsSync(join(folder, 'docs/tags/only-drafts'))).toBe(false);

  await openPage(page, '/docs/lists/unlisted');
  await expect(page.getByRole('complementary', { name: 'Unlisted page' })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow');

  const addresses = [...readFileSync(join(folder, 'sitemap.xml'), 'utf8').matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  expect(addresses).toContain('/docs/lists/member-1');
  // Of no version are tag pages in it.
  expect(addresses.filter((path) => /\/lists\/(?:unlisted|draft)$|\/tags(?:\/|$)/.test(path))).toEqual([]);
  const linking = await survey(page, allPages(folder), (document) =>
    [...document.querySelectorAll('a')].some((link) =>
      /\/docs\/lists\/(?:unlisted|draft)/.test(link.getAttribute('href') ?? ''),
    ),
  );
  expect(linking.length).toBeGreaterThan(20);
  expect(linking.filter(({ path, found }) => found && path !== '/docs/lists/unlisted').map(({ path }) => path)).toEqual(
    [],
  );
});

test('TAG-4 tags that share an address share a page, under the first label; one that repeats counts once', async ({
  page,
}) => {
  await page.goto('/docs/tags/begin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('3 docs tagged with "Start"');
  await expect(page.getByText('Where to begin.')).toBeVisible();
  await expect(page.locator('main h2')).toHaveText(['Quick start', 'SDKs', `${product.name} overview`].sort());
  await page.goto(QUICK_START);
  await expect(page.locator('article footer [rel="tag"]')).toHaveText(['Start']);
});

test('TAG-4 a tag without a file entry has its text as label and a dashed address', async ({ page }) => {
  await page.goto('/docs/lists/group');
  const tag = page.locator('article footer [rel="tag"]');
  await expect(tag).toHaveText('Inline Tag');
  await expect(tag).toHaveAttribute('href', '/docs/tags/inline-tag');
});

test('TAG-1 TAG-4 a tag with unlisted docs alone is in no index', async ({ page }) => {
  await page.goto('/docs/tags');
  const tags = page.locator('main [rel="tag"]');
  await expect(tags).toHaveText([/^Blocks/, /^Inline Tag/, /^Lists/, /^Start/]);
  await page.goto('/docs/tags/only-unlisted');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow');
  await expect(page.locator('main h2')).toHaveCount(0);
});

const ADMONITIONS: readonly (readonly [index: number, kind: string, title: string, text: string])[] = [
  [0, 'note', 'Note', 'A note.'],
  [1, 'tip', 'A title with code', 'A tip.'],
  [2, 'info', 'A trailing title', 'An information.'],
  [3, 'warning', 'Warning', 'A warning.'],
  [4, 'danger', 'Danger', 'A danger.'],
  [5, 'note', 'Note', 'Written as secondary.'],
  [6, 'info', 'Info', 'Written as important.'],
  [7, 'tip', 'Tip', 'Written as success.'],
  [8, 'warning', 'Warning', 'Written as caution.'],
];

test('ADM-1 each kind has its title, its name for screen readers, and its icon', async ({ page }) => {
  await page.goto('/docs/blocks/admonitions');
  const admonitions = page.locator('article .admonition');
  for (const [index, kind, title, text] of ADMONITIONS) {
    const admonition = admonitions.nth(index);
    await expect(admonition).toHaveClass(`admonition admonition-${kind}`);
    await expect(admonition).toHaveAttribute('role', 'note');
    await expect(admonition).toHaveAccessibleName(`${kind.charAt(0).toUpperCase()}${kind.slice(1)}`);
    await expect(admonition.locator('.admonition-title')).toHaveText(title);
    await expect(admonition).toContainText(text);
  }
  const title = admonitions.nth(1).locator('.admonition-title');
  await expect(title.locator('em')).toHaveText('title');
  await expect(title.locator('code')).toHaveText('code');
  const icons = await Promise.all(
    [0, 1, 2, 3, 4].map((index) =>
      admonitions
        .nth(index)
        .locator('.admonition-title')
        .evaluate((element) => getComputedStyle(element, '::before').maskImage),
    ),
  );
  expect(new Set(icons).size).toBe(5);
});

test('ADM-1 admonitions stand in each other, may be empty, and an unknown kind is an information', async ({ page }) => {
  await page.goto('/docs/blocks/admonitions');
  const outer = page.locator('.admonition', { has: page.locator('.admonition .admonition') }).first();
  await expect(outer.locator('> .admonition-title')).toHaveText('Outer');
  await expect(outer.locator('> .admonition > .admonition-title')).toHaveText('Middle');
  await expect(outer.locator('> .admonition > .admonition > .admonition-title')).toHaveText('Inner');
  await expect(outer.locator('> p')).toContainText(['Outer', 'Before.', 'After.']);
  await expect(page.locator('.admonition', { hasText: /^\s*Empty\s*$/ })).toBeVisible();
  const unknown = page.locator('.admonition', { hasText: 'Of a kind that nobody knows.' });
  await expect(unknown).toHaveClass('admonition admonition-info');
  await expect(page.getByText('The time is 10:30 and this :thing[is] no directive.')).toBeVisible();
});

test('MDX-1 details open without scripts', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site });
  const page = await context.newPage();
  await page.goto('/docs/blocks/media');
  const text = page.getByText('The text inside is there without scripts.');
  await expect(text).toBeHidden();
  await page.getByText('More to read').click();
  await expect(text).toBeVisible();
  await expect(page.locator('details')).toHaveAttribute('open');
  await context.close();
});

test('MDX-1 links to files lead to their pages, headings and queries kept', async ({ page }) => {
  await openPage(page, '/docs/blocks/media');
  await expect(page.getByRole('link', { name: 'A page of another folder' })).toHaveAttribute(
    'href',
    `${QUICK_START}?from=media#send-it`,
  );
  await page.getByRole('link', { name: 'The highlighted lines' }).click();
  await expect(page).toHaveURL('/docs/blocks/code#highlight-comments');
  await expect(page.getByRole('heading', { name: 'Highlight comments' })).toBeInViewport();
});

test('MDX-1 images load late, have their size before, and nothing moves', async ({ page }) => {
  await page.goto('/docs/blocks/media');
  const images = page.locator('article img:not(.diagram-light, .diagram-dark)');
  await expect(images).toHaveCount(3);
  for (const image of await images.all()) {
    await expect(image).toHaveAttribute('loading', 'lazy');
    await expect(image).toHaveAttribute('width', '1200');
    await expect(image).toHaveAttribute('height', '600');
    await expect(image).toHaveAttribute('src', /^\/assets\/[0-9a-f]{16}\.png$/);
  }
  await expect(page.locator('.figure figcaption')).toHaveText('A figure with a caption.');
  await expect(images.first()).toHaveJSProperty('naturalWidth', 1200);
});

test('MDX-1 an image opens at full size by click and by key, and gives the focus back', async ({ page }) => {
  await openPage(page, '/docs/blocks/media');
  const image = page.getByRole('button', { name: 'A grid of six tiles' });
  const dialog = page.getByRole('dialog', { name: 'Picture at full size' });
  await image.click();
  await expect(dialog.getByRole('img')).toHaveAttribute('width', '1200');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(image).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(image).toBeFocused();
});

test('MDX-1 an image in a link stays a link', async ({ page }) => {
  await openPage(page, '/docs/blocks/media');
  await page.getByRole('link', { name: 'A grid in a link' }).click();
  await expect(page).toHaveURL('/docs/blocks/code');
});
