import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test, type Page } from '@playwright/test';
import { axeFindingsInBothModes } from '../support/axe';
import { MODES, openPage, recordRequests, showMode } from '../support/browser';
import { contrastsIn } from '../support/contrast';
import { routeTable } from '../support/routes';
import { product } from '../../src/site/config/product';
import { routes } from '../../src/site/routes';

const PAGE = '/docs/sdks/js/features/stream-control';
/** Bytes of a page after Brotli that its hints may add. */
const LIMIT = 3000;
const SIGNATURE = 'onEvent(listener: RondoListener): void';

const hint = (page: Page) => page.getByRole('note', { name: 'Type' });
/** The first word of a sample with this text that has a hint. */
const word = (page: Page, text: string) =>
  page
    .locator('pre [data-type]')
    .filter({ hasText: new RegExp(`^${text}$`) })
    .first();
const scrollsSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

/** Bytes after Brotli 5, which packs less than the best level but takes a tenth of the time. */
const brotli = (html: string): number =>
  brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;

/** A page's HTML without its hints. */
const withoutHints = (html: string): string =>
  html
    .replace(/<details data-types="" data-chrome="">.*?<\/details>/gs, '')
    .replace(/<span data-type="\d+">(.*?)<\/span>/gs, '$1');

test('the hints of each page of the SDK weigh at most 3 KB, and no other page has any', async ({ page }) => {
  const pages = routeTable.map(({ path }) => path).filter((path) => path.startsWith('/docs/sdks/'));
  let hinted = 0;
  for (const path of pages) {
    const html = await (await page.request.get(path)).text();
    const bytes = brotli(html) - brotli(withoutHints(html));
    expect(bytes, path).toBeLessThanOrEqual(LIMIT);
    if (bytes > 0) hinted += 1;
    expect(path.startsWith('/docs/sdks/js/') || bytes === 0, path).toBe(true);
  }
  expect(hinted).toBeGreaterThan(20);
});

test('with a mouse, the hint of a word appears, can be pointed at, and goes when the pointer leaves', async ({
  page,
}) => {
  await page.clock.install();
  await openPage(page, PAGE);
  const requested = recordRequests(page);
  await expect(hint(page)).toHaveCount(0);
  await word(page, 'onEvent').hover();
  await expect(hint(page)).toContainText(SIGNATURE);
  await expect(hint(page)).toContainText('Adds a listener; do so before connecting, because earlier events are lost.');
  expect(requested.filter((file) => file.endsWith('.js')).length).toBeGreaterThan(0);
  const link = hint(page).getByRole('link');
  await link.hover();
  // Longer than the time that the pointer may take to the hint.
  await page.clock.runFor(500);
  await expect(hint(page)).toBeVisible();
  await page.mouse.move(2, 400);
  await expect(hint(page)).toHaveCount(0);
});

test('Escape closes the hint while the pointer stays, and the link leads to the list of types', async ({ page }) => {
  await openPage(page, PAGE);
  await word(page, 'onEvent').hover();
  await expect(hint(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(hint(page)).toHaveCount(0);
  await word(page, '"accept"').hover();
  await expect(hint(page)).toContainText('{ type: "accept"; localStream: MediaStream; remoteStream: MediaStream }');
  await hint(page).getByRole('link').click();
  await expect(page).toHaveURL(`${routes.sdkTypes()}#type-Event-accept`);
  await expect(page.locator('[id="type-Event-accept"]')).toBeInViewport();
  await expect(hint(page)).toHaveCount(0);
});

test('with the keyboard, one stop per sample opens the list of its types', async ({ page }) => {
  await openPage(page, PAGE);
  const block = page.locator('[data-code-block]').first();
  await block.locator('pre').focus();
  await page.keyboard.press('Tab');
  const list = page.locator('details[data-types]').first();
  await expect(list.locator('summary')).toBeFocused();
  await expect(list.locator('summary')).toHaveText(/^Types in .+\.js$/);
  await page.keyboard.press('Enter');
  await expect(list.getByText(SIGNATURE)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(list.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(list.getByRole('link').first()).toBeHidden();
});

test.describe('with touch', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });
  test('a tap shows the hint, and one elsewhere closes it, and no page gets wider', async ({ page }) => {
    await openPage(page, PAGE);
    await word(page, 'onEvent').tap();
    await expect(hint(page)).toContainText(SIGNATURE);
    const box = (await hint(page).boundingBox())!;
    expect([box.x >= 0, box.x + box.width <= 360]).toEqual([true, true]);
    expect(await scrollsSideways(page)).toBe(false);
    await word(page, 'toggleAudio').tap();
    await expect(hint(page)).toHaveCount(1);
    await expect(hint(page)).toContainText('toggleAudio(stream: MediaStream, on: boolean): MediaStream');
    await page.getByRole('heading', { level: 1 }).tap();
    await expect(hint(page)).toHaveCount(0);
    await page.locator('details[data-types] summary').first().tap();
    expect(await scrollsSideways(page)).toBe(false);
    await page.goto(routes.sdkTypes());
    expect(await scrollsSideways(page)).toBe(false);
  });
});

test('an open hint and an open list have no axe violations and enough contrast in both modes', async ({ page }) => {
  await openPage(page, PAGE);
  await page.locator('details[data-types] summary').first().click();
  await word(page, 'onEvent').hover();
  await expect(hint(page)).toBeVisible();
  for (const mode of MODES) {
    await showMode(page, mode);
    const contrasts = await contrastsIn(page, '[role="note"] *, details[data-types] li, details[data-types] li *');
    expect(contrasts.length).toBeGreaterThan(3);
    for (const { name, ratio } of contrasts) expect(ratio, name).toBeGreaterThanOrEqual(4.5);
  }
  expect(await axeFindingsInBothModes(page)).toEqual([]);
});

test.describe('copying', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });
  test('copies the code alone, and prints neither list nor hint', async ({ page }) => {
    await openPage(page, PAGE);
    const block = page.locator('[data-code-block]').first();
    await word(page, 'onEvent').hover();
    await expect(hint(page)).toBeVisible();
    await block.getByRole('button', { name: 'Copy code to clipboard' }).click();
    await expect(block.getByRole('button', { name: 'Copied' })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain('rondo.onEvent((event) => {');
    expect(copied).not.toContain('RondoListener');
    expect(copied).toBe((await block.locator('code').first().textContent())!.trim());
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('details[data-types]').first()).toBeHidden();
  });
});

test('in forced colors, the hint has a frame, and words with hints are underlined', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openPage(page, PAGE);
  await word(page, 'onEvent').hover();
  await expect(hint(page).locator('> div')).toHaveCSS('border-top-width', '1px');
  await expect(word(page, 'onEvent')).toHaveCSS('text-decoration-line', 'underline');
});

test('the types are listed with their groups, and the declarations can be downloaded', async ({ page }) => {
  await openPage(page, routes.sdkTypes());
  const groups = page.locator('article h2[id^="types-"]');
  expect(await groups.evaluateAll((list) => list.map(({ id }) => id))).toEqual(
    ['shared-data', 'options', 'commands', 'events', 'session', 'utilities'].map((name) => `types-${name}`),
  );
  await expect(page.getByRole('heading', { level: 3, name: /^MediaOptions/ })).toHaveId('type-MediaOptions');
  for (const name of ['js.d.ts', 'node.d.ts']) {
    const href = await page.getByRole('link', { name, exact: true }).getAttribute('href');
    const answer = await page.request.get(href!);
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(await answer.text()).toContain(`declare module "@${product.scope}/${name.split('.')[0]}"`);
  }
});

test('without scripts, the list below a sample says the same', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
  const page = await context.newPage();
  await page.goto(PAGE);
  await page.locator('details[data-types] summary').first().click();
  await expect(page.getByText(SIGNATURE).first()).toBeVisible();
  await context.close();
});
