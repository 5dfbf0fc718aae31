import { expect, test, type Page } from '@playwright/test';
import { pageWidth } from '../support/browser';
import {
  box,
  canvas,
  code,
  drag,
  expectNoViolations,
  importField,
  openLayouts,
  openPanel,
  preparePlaygrounds,
  region,
  shownMap,
  status,
} from '../support/playgrounds';

preparePlaygrounds();

/** The box that the Tab key goes to. */
const stop = (page: Page) => page.locator('[data-box][tabindex="0"]');

const choose = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Layouts' }).getByRole('button', { name, exact: true }).click();

test('PLAY-LAYOUT one screen of 1280x800 holds the layouts, the whole canvas, the code and the panels', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openLayouts(page);
  for (const size of ['1280x720', '1280x960']) {
    await page.getByRole('button', { name: size }).click();
    const frame = (await canvas(page).boundingBox())!;
    expect(frame.y + frame.height).toBeLessThanOrEqual(800);
    expect(frame.height).toBeGreaterThan(300);
    const text = (await code(page, 'Set the layout').boundingBox())!;
    expect(text.y + 100).toBeLessThanOrEqual(800);
    expect(text.x).toBeGreaterThan(frame.x + frame.width);
  }
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  // Scrolled to the panels, the canvas, the numbers of the box and the code are in view together.
  await canvas(page).evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));
  await expect(page.getByRole('spinbutton', { name: 'Height' })).toBeInViewport({ ratio: 1 });
  await expect(canvas(page)).toBeInViewport({ ratio: 0.8 });
  await expect(code(page, 'Set the layout')).toBeInViewport({ ratio: 0.5 });
});

test('PLAY-LAYOUT code is highlighted, and the language is the one chosen for the whole site', async ({ page }) => {
  await openLayouts(page);
  const marked = code(page, 'Set the layout').locator('i.f').filter({ hasText: '"name"' });
  await expect(marked).toBeVisible();
  const colors = await marked.evaluate((element) =>
    [element, element.closest('code')!].map((one) => getComputedStyle(one).color),
  );
  expect(colors[0]).not.toBe(colors[1]);
  await page.getByRole('tab', { name: 'Python', exact: true }).click();
  await expect(code(page, 'Set the layout').locator('i.k').first()).toHaveText('import');
  await page.goto('/docs/rest/references/meeting-layout');
  await expect(page.getByRole('tab', { name: 'Python', exact: true }).first()).toHaveAttribute('aria-selected', 'true');
});

test('PLAY-LAYOUT the canvas is one stop of the Tab key, and arrows go from box to box', async ({ page }) => {
  await openLayouts(page);
  await expect(stop(page)).toHaveCount(1);
  await stop(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect(box(page, 2)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(box(page, 1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('End');
  await expect(box(page, 4)).toBeFocused();
  await expect(box(page, 4)).toHaveAttribute('aria-pressed', 'true');
  const before = await shownMap(page);
  await page.keyboard.press('Tab');
  await expect(page.locator('[data-box]:focus')).toHaveCount(0);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(box(page, 4)).toBeFocused();
  await expect(stop(page)).toHaveAttribute('data-box', '4');
  expect(await shownMap(page)).toEqual(before);
});

test('PLAY-LAYOUT Enter edits a box, Escape and Tab end that, and arrows go from box to box again', async ({
  page,
}) => {
  await openLayouts(page);
  await choose(page, 'two');
  await box(page, 1).focus();
  await page.keyboard.press('Enter');
  await expect(box(page, 1)).toHaveAttribute('data-edited', '');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(status(page)).toHaveText('Box 1: x 10, y 0.');
  await page.keyboard.press('Escape');
  await expect(box(page, 1)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(box(page, 2)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('[data-edited]')).toHaveCount(0);
  expect(await shownMap(page)).toEqual([
    [10, 0, 640, 720],
    [640, 0, 640, 720],
  ]);
});

test('PLAY-LAYOUT several boxes are selected with Shift, then moved, aligned and distributed', async ({ page }) => {
  await openLayouts(page);
  await choose(page, 'six');
  await box(page, 1).click();
  await box(page, 2).click({ modifiers: ['Shift'] });
  await expect(status(page)).toHaveText('2 boxes are selected.');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(page.locator('[data-box][aria-pressed="true"]')).toHaveCount(3);
  await expectNoViolations(page);
  await drag(page, box(page, 2), 0, 100);
  const moved = (await shownMap(page)) as number[][];
  expect(new Set(moved.slice(0, 3).map(([, y]) => y)).size).toBe(1);
  expect(moved[0]![1]).toBeGreaterThan(50);
  expect(moved.slice(3).map(([, y]) => y)).toEqual([360, 360, 360]);
  const arrange = page.getByRole('group', { name: 'Align and distribute' });
  await expect(arrange.getByRole('button', { name: 'Equal gaps across' })).not.toHaveAttribute('aria-disabled');
  await arrange.getByRole('button', { name: 'Align left' }).click();
  expect(((await shownMap(page)) as number[][]).slice(0, 3).map(([x]) => x)).toEqual([0, 0, 0]);
  await box(page, 2).focus();
  await page.keyboard.press('Delete');
  await expect(page.locator('[data-box]')).toHaveCount(3);
  await expect(stop(page)).toBeFocused();
});

test('PLAY-LAYOUT a dragged box snaps to equal gaps, which are shown', async ({ page }) => {
  await openLayouts(page);
  await openPanel(page, 'Import');
  await importField(page).fill('[[0,100,200,200],[1000,100,200,200],[420,150,200,200]]');
  await page.getByRole('button', { name: 'Import' }).click();
  await drag(page, box(page, 3), 83, 37, true);
  await expect(page.locator('[data-gap="x"]')).toHaveText(['300', '300']);
  await page.mouse.up();
  await expect(page.locator('[data-gap]')).toHaveCount(0);
  expect(((await shownMap(page)) as number[][])[2]![0]).toBe(500);
});

test('PLAY-LAYOUT the history names every step, and any of them can be chosen', async ({ page }) => {
  await openLayouts(page);
  await choose(page, 'nine');
  await page.getByRole('button', { name: 'Remove box 9' }).click();
  await page.getByRole('button', { name: '1280x960' }).click();
  await openPanel(page, 'History');
  const steps = region(page, 'History').getByRole('button');
  await expect(steps).toHaveText(['Canvas 1280x960', 'Removed box 9', 'Layout nine', 'Start']);
  await steps.nth(2).press('Enter');
  await expect(page.locator('[data-box]')).toHaveCount(9);
  await expect(steps.nth(2)).toHaveAttribute('aria-current', 'step');
  await expect(steps.nth(2)).toBeFocused();
  await expect(steps.first()).toHaveText('Canvas 1280x960 (undone)');
  await steps.first().click();
  await expect(canvas(page)).toHaveAccessibleName('Canvas, 1280 by 960 pixels');
});

test('PLAY-LAYOUT zoom shows the selected box larger, inside the frame of the canvas', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openLayouts(page);
  await choose(page, 'present-upper-6');
  await page.getByRole('button', { name: 'Select box 7' }).click();
  const before = (await box(page, 7).boundingBox())!;
  const width = (await canvas(page).boundingBox())!.width;
  const stage = (await canvas(page).locator('..').boundingBox())!;
  await page.getByRole('button', { name: 'Zoom 100 %' }).click();
  const after = (await box(page, 7).boundingBox())!;
  expect(after.width / before.width).toBeCloseTo(2, 0);
  await expect(box(page, 7)).toBeInViewport({ ratio: 1 });
  expect(after.x + after.width).toBeLessThanOrEqual(stage.x + stage.width);
  expect((await canvas(page).locator('..').boundingBox())!.height).toBeCloseTo(stage.height, 0);
  await drag(page, box(page, 7), -20, 0);
  await page.getByRole('button', { name: 'Zoom 200 %' }).click();
  await page.getByRole('button', { name: 'Zoom 400 %' }).click();
  expect((await canvas(page).boundingBox())!.width).toBeCloseTo(width, 0);
});

test('PLAY-LAYOUT a command of the docs is pasted, and garbage says what was found', async ({ page }) => {
  await openLayouts(page);
  await openPanel(page, 'Import');
  await importField(page).fill(
    'curl -X POST "https://api.example.com/rooms/$KEY/layout" \\\n  -d layout=custom \\\n' +
      '  --data-urlencode "map=[[320,0,640,360],[320,360,640,360]]" -d "users[]=ada" -d "users[]="',
  );
  await page.getByRole('button', { name: 'Import' }).click();
  await expect(status(page)).toHaveText('Imported: 2 boxes.');
  expect(await shownMap(page)).toEqual([
    [320, 0, 640, 360],
    [320, 360, 640, 360],
  ]);
  await importField(page).fill('print("hello")');
  await page.getByRole('button', { name: 'Import' }).click();
  await expect(region(page, 'Import').getByRole('alert')).toContainText('no layout request in it: paste a map');
});

test('PLAY-LAYOUT on a phone, everything follows in one column and nothing scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await openLayouts(page);
  for (const name of ['Options', 'People', 'Checks', 'Import', 'History', 'Boxes'] as const) {
    await openPanel(page, name);
    expect(await pageWidth(page)).toBeLessThanOrEqual(320);
  }
  const tops = await Promise.all(
    [canvas(page), page.getByRole('tab', { name: 'Boxes' }), code(page, 'Set the layout')].map(
      async (one) => (await one.boundingBox())!.y,
    ),
  );
  expect(tops).toEqual(tops.toSorted((one, other) => one - other));
});

test('PLAY-LAYOUT until the tool has loaded, a ring turns in place of a drawing', async ({ page }) => {
  let release = () => {};
  const wait = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\.js$/, async (route) => {
    await wait;
    await route.continue();
  });
  await page.goto('/playground/layouts/', { waitUntil: 'commit' });
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible();
  await expect(page.locator('main .layout-drawing')).toBeHidden();
  release();
  await expect(canvas(page)).toBeVisible({ timeout: 30_000 });
});
