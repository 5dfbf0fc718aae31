import { expect, test, type Page } from '@playwright/test';
import type { LayoutName } from '../src/playgrounds/shared/layouts/predefined';
import { routes } from '../src/site/routes';
import {
  holdRequests,
  layoutShifts,
  openPage,
  recordComplaints,
  recordLayoutShifts,
  recordRequests,
  waitForApp,
} from './support/browser';
import {
  drawnSeats,
  expectedSeats,
  hero,
  layoutField,
  layoutLabel,
  LAYOUTS,
  PEOPLE,
  shownCode,
} from './support/landing';
import { onlyInAll } from './support/only-in-all';

/** Expects picture, caption, call and options to be those of a layout. */
async function expectLayout(page: Page, name: LayoutName): Promise<void> {
  await expect.poll(() => drawnSeats(page)).toEqual(expectedSeats(name, PEOPLE));
  const [call = '', options = ''] = await shownCode(page);
  expect(call).toContain(`"name": "${name}"`);
  expect(JSON.parse(options)).toMatchObject({ options: { layout: 'auto', layout_name: name } });
  expect(await shownCode(page)).toHaveLength(2);
  await expect(
    hero(page)
      .getByText(/: Mara\b.*\.$/)
      .filter({ visible: true }),
  ).toHaveCount(1);
}

test(
  'each layout moves everybody to its spots, and shows its call and the options of the meeting',
  onlyInAll(),
  async ({ page }) => {
    await openPage(page, routes.home());
    await expectLayout(page, LAYOUTS[0]!);
    for (const name of [...LAYOUTS.slice(1), LAYOUTS[0]!]) {
      await layoutLabel(page, name).click();
      await expect(layoutField(page, name)).toBeChecked();
      await expectLayout(page, name);
    }
  },
);

test('arrow keys choose a layout, whose name has the focus ring', onlyInAll(), async ({ page }) => {
  await openPage(page, routes.home());
  await hero(page).getByRole('link').nth(1).focus();
  await page.keyboard.press('Tab');
  await expect(layoutField(page, 'six')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(layoutField(page, 'present-lower-3')).toBeFocused();
  await expectLayout(page, 'present-lower-3');
  const rings = await hero(page)
    .locator('label')
    .evaluateAll((labels) => labels.filter((label) => getComputedStyle(label).outlineStyle === 'solid'));
  expect(rings).toHaveLength(1);
  await expect(layoutLabel(page, 'present-lower-3')).toHaveCSS('outline-style', 'solid');
  await page.keyboard.press('ArrowLeft');
  await expectLayout(page, 'two');
  // One stop for all of them: what follows is the code.
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.matches('input'))).toBe(false);
});

test('a layout can be chosen before the app has started, and stays chosen', onlyInAll(), async ({ page }) => {
  const complaints = recordComplaints(page);
  const bundle = await holdRequests(page, /\/app-[0-9a-f]+\.js$/);
  await page.goto(routes.home());
  await layoutLabel(page, 'present-lower-3').click();
  await expectLayout(page, 'present-lower-3');
  await layoutField(page, 'present-lower-3').press('ArrowRight');
  await expectLayout(page, 'present-upper-6');
  await bundle.release();
  await waitForApp(page);
  await expectLayout(page, 'present-upper-6');
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
  expect(complaints).toEqual([]);
});

test('without scripts, a layout can be chosen, and nothing is requested for it', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
  const page = await context.newPage();
  await page.goto(routes.home());
  const requested = recordRequests(page);
  await layoutLabel(page, 'two').click();
  await expect(layoutField(page, 'two')).toBeChecked();
  await expect(hero(page).getByText('Side by side: Mara and Jonas.')).toBeVisible();
  await expect(hero(page).locator('pre').filter({ visible: true })).toHaveText([
    /"name": "two"/,
    /"layout_name": "two"/,
  ]);
  expect(requested).toEqual([]);
  await context.close();
});

test('videos move and fade for 180 ms, and nothing else on the page does', async ({ page }) => {
  await recordLayoutShifts(page);
  await openPage(page, routes.home());
  // Not of the document, which gets room for the consent banner at any time.
  const height = () => page.getByRole('main').evaluate((main: HTMLElement) => main.offsetHeight);
  const before = await height();
  const moves = await layoutLabel(page, 'present-upper-6').evaluate((label: HTMLElement) => {
    label.click();
    return document
      .getAnimations()
      .filter(
        (one) => one instanceof CSSTransition && !(one.effect as KeyframeEffect).target?.matches('label, label *'),
      )
      .map((one) => [(one as CSSTransition).transitionProperty, one.effect!.getTiming().duration]);
  });
  expect(moves.length).toBeGreaterThan(6);
  expect([...new Set(moves.map(([property]) => property))].sort()).toEqual(['opacity', 'transform']);
  expect([...new Set(moves.map(([, duration]) => Math.round(Number(duration))))]).toEqual([180]);
  await expectLayout(page, 'present-upper-6');
  expect(await height()).toBe(before);
  expect(await layoutShifts(page)).toEqual([]);
});

test('the copy button copies the call of the chosen layout', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, routes.home());
  await layoutLabel(page, 'two').click();
  await hero(page).getByRole('button', { name: 'Copy code to clipboard' }).first().click();
  await expect(hero(page).getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^curl [\s\S]*"name": "two"/);
});
