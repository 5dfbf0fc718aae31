import { expect, test, type Page } from '@playwright/test';
import {
  holdRequests,
  openPage,
  recordFullLoads,
  recordLayoutShifts,
  scrollToY,
  scrollY,
  waitForApp,
} from './support/browser';
import { onlyInAll } from './support/only-in-all';
import { expectStable, SCRIPTS } from './support/stability';
import { routes } from '../src/site/routes';

const PATH = routes.releaseNotes();

const releaseArea = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Filter by area' }).getByRole('button', { name, exact: true });

const areas = (page: Page) =>
  page
    .locator('main section h3')
    .evaluateAll((headings) => [...new Set(headings.map(({ textContent }) => textContent))]);
const historyLength = (page: Page) => page.evaluate(() => window.history.length);

test('the chosen area is in the URL, without new history entries, and All areas removes it', async ({ page }) => {
  await openPage(page, `${PATH}?from=test`);
  const entries = await historyLength(page);
  const loads = recordFullLoads(page);
  await releaseArea(page, 'Node.js').click();
  await expect(page).toHaveURL(`${PATH}?from=test&area=node-js`);
  await expect(releaseArea(page, 'Node.js')).toHaveAttribute('aria-pressed', 'true');
  expect(await areas(page)).toEqual(['Node.js']);
  await releaseArea(page, 'REST API').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${PATH}?from=test&area=rest-api`);
  await expect(releaseArea(page, 'REST API')).toBeFocused();
  await expect.poll(() => areas(page)).toEqual(['REST API']);
  await releaseArea(page, 'All areas').click();
  await expect(page).toHaveURL(`${PATH}?from=test`);
  await expect.poll(async () => (await areas(page)).length).toBeGreaterThan(2);
  expect(await historyLength(page)).toBe(entries);
  expect(loads).toEqual([]);
});

test('the area is restored by a reload, by Back, and from a shared link', onlyInAll(), async ({ page }) => {
  await openPage(page, PATH);
  await releaseArea(page, 'iOS').click();
  await expect(page).toHaveURL(`${PATH}?area=ios`);
  await page.reload();
  await waitForApp(page);
  await expect(releaseArea(page, 'iOS')).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => areas(page)).toEqual(['iOS']);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'SDKs' }).click();
  await expect(page.locator('main h1')).toHaveText('SDKs');
  await page.goBack();
  await expect(page).toHaveURL(`${PATH}?area=ios`);
  await expect(releaseArea(page, 'iOS')).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => areas(page)).toEqual(['iOS']);
});

test(
  'a link to a month keeps the area, and a link to the page without a query removes it',
  onlyInAll(),
  async ({ page }) => {
    await openPage(page, PATH);
    await releaseArea(page, 'REST API').click();
    await page.locator('main .hash-link').first().click();
    await expect(page).toHaveURL(/\?area=rest-api#\d{4}-\d{2}$/);
    await expect.poll(() => areas(page)).toEqual(['REST API']);
    await page.evaluate((path) => {
      const link = document.createElement('a');
      link.href = path;
      document.body.append(link);
      link.click();
    }, PATH);
    await expect(page).toHaveURL(PATH);
    await expect(releaseArea(page, 'All areas')).toHaveAttribute('aria-pressed', 'true');
    await page.goBack();
    await expect(releaseArea(page, 'REST API')).toHaveAttribute('aria-pressed', 'true');
  },
);

for (const width of [360, 1280]) {
  test(
    `at ${width} px a shared link shows only its area before the app runs, and nothing moves`,
    onlyInAll(width !== 1280),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await recordLayoutShifts(page);
      const main = page.getByRole('main');
      const contents = page.getByRole('navigation', { name: 'Contents of this page' }).getByRole('link');
      await expectStable(page, `${PATH}?area=go`, async () => {
        const shown = main.locator('h3').filter({ visible: true });
        const months = main.locator('h2').filter({ visible: true });
        expect(new Set(await shown.allTextContents())).toEqual(new Set(['Go']));
        expect(await shown.count()).toBe(await months.count());
        if (width > 996) expect(await contents.allTextContents()).toEqual(await months.allTextContents());
      });
      expect(await main.locator('h2').count()).toBeGreaterThan(1);
    },
  );
}

test(
  'before the app runs the buttons show no wrong area: only with an area in the URL they are not shown yet',
  onlyInAll(),
  async ({ page }) => {
    const scripts = await holdRequests(page, SCRIPTS);
    await page.goto(PATH);
    await expect(releaseArea(page, 'All areas')).toBeVisible();
    await expect(releaseArea(page, 'All areas')).toHaveAttribute('aria-pressed', 'true');
    await page.goto(`${PATH}?area=ios&from=test`, { waitUntil: 'domcontentloaded' });
    await expect(page.locator('main h2').filter({ visible: true }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'All areas', includeHidden: true })).toBeHidden();
    await expect(releaseArea(page, 'iOS')).toHaveCount(0);
    await scripts.release();
    await expect(releaseArea(page, 'iOS')).toHaveAttribute('aria-pressed', 'true');
    await expect(releaseArea(page, 'All areas')).toHaveAttribute('aria-pressed', 'false');
  },
);

for (const query of ['?area=junk', '?area=%E0%A4%A', '?area=', '?area=Node.js', '?area[]=ios']) {
  test(`the query ${query} shows all areas`, onlyInAll(query !== '?area=%E0%A4%A'), async ({ page }) => {
    await openPage(page, PATH + query);
    await expect(releaseArea(page, 'All areas')).toHaveAttribute('aria-pressed', 'true');
    expect((await areas(page)).length).toBeGreaterThan(2);
  });
}

test('SCR-2 choosing an area does not scroll', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 300 });
  await openPage(page, PATH);
  await scrollToY(page, 60);
  const before = await scrollY(page);
  await releaseArea(page, 'REST API').click();
  await expect(releaseArea(page, 'REST API')).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(`${PATH}?area=rest-api`);
  expect(await scrollY(page)).toBe(before);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(
    `with forced colors in a ${colorScheme} theme, the chosen area has the system colors of a selection`,
    onlyInAll(colorScheme === 'light'),
    async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active', colorScheme });
      await openPage(page, PATH);
      const colors = await releaseArea(page, 'All areas').evaluate((element) => {
        const probe = document.createElement('span');
        probe.style.cssText = 'forced-color-adjust: none; background: Highlight; color: HighlightText';
        document.body.append(probe);
        const look = (target: Element) => {
          const { backgroundColor, color, forcedColorAdjust } = getComputedStyle(target) as CSSStyleDeclaration & {
            forcedColorAdjust: string;
          };
          return { backgroundColor, color, forcedColorAdjust };
        };
        return [look(element), look(probe)];
      });
      expect(colors[0]).toEqual(colors[1]);
    },
  );
}
