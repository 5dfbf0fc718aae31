import { expect, test, type Page } from '@playwright/test';
import {
  openLayouts,
  canvas,
  box,
  status,
  field,
  openPanel,
  region,
  code,
  shownMap,
  drag,
  preparePlaygrounds,
} from './support/playgrounds';

preparePlaygrounds();

/** Position and size of the selected box, as the fields show them. */
async function boxNumbers(page: Page): Promise<number[]> {
  return Promise.all(['x', 'y', 'Width', 'Height'].map(async (name) => Number(await field(page, name).inputValue())));
}

test('PLAY-LAYOUT all layouts and both canvases can be chosen and produce their requests', async ({ page }) => {
  await openLayouts(page);
  const layouts = page.getByRole('group', { name: 'Layouts' }).getByRole('button');
  await expect(layouts).toHaveCount(11);
  for (const [name, count] of [
    ['one', 1],
    ['nine', 9],
    ['present-vertical-9', 10],
    ['two', 2],
  ] as const) {
    await layouts.filter({ hasText: new RegExp(`^${name}$`) }).click();
    await expect(page.locator('[data-box]')).toHaveCount(count);
    await expect(code(page, 'Set the layout')).toContainText(`"name": "${name}"`);
  }
  expect(await shownMap(page)).toEqual([
    [0, 0, 640, 720],
    [640, 0, 640, 720],
  ]);
  await page.getByRole('button', { name: '1280x960' }).click();
  await expect(canvas(page)).toHaveAccessibleName('Canvas, 1280 by 960 pixels');
  expect(await shownMap(page)).toEqual([
    [0, 0, 640, 960],
    [640, 0, 640, 960],
  ]);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Picture as PNG' }).click();
  expect((await download).suggestedFilename()).toBe('layout.png');
});

test('PLAY-LAYOUT the mouse drags and resizes a box with snapping, and each drag is one undo step', async ({
  page,
}) => {
  await openLayouts(page);
  await page.getByRole('button', { name: 'empty map' }).click();
  await page.getByRole('button', { name: 'Add box' }).click();
  expect(await boxNumbers(page)).toEqual([0, 0, 320, 180]);

  await drag(page, box(page, 1), 403, 203);
  const [x, y] = await boxNumbers(page);
  expect(Math.abs(x! - 403)).toBeLessThan(20);
  expect(Math.abs(y! - 203)).toBeLessThan(20);

  // Near the left and upper edges, the box snaps to them, and a guide line is shown.
  await drag(page, box(page, 1), 5 - x!, 5 - y!, true);
  expect((await boxNumbers(page)).slice(0, 2)).toEqual([0, 0]);
  await expect(page.locator('[data-guide="x"]').first()).toBeAttached();
  await expect(page.locator('[data-guide="y"]').first()).toBeAttached();
  await page.mouse.up();
  await expect(page.locator('[data-guide]')).toHaveCount(0);

  await drag(page, page.locator('[data-handle="se"]'), 317, 181);
  expect(await boxNumbers(page)).toEqual([0, 0, 640, 360]);
  await page.keyboard.press('Control+z');
  expect(await boxNumbers(page)).toEqual([0, 0, 320, 180]);
  await page.keyboard.press('Control+z');
  expect((await boxNumbers(page)).slice(0, 2)).toEqual([x, y]);
  await page.keyboard.press('Control+Shift+Z');
  await page.getByRole('button', { name: 'Redo' }).click();
  expect(await boxNumbers(page)).toEqual([0, 0, 640, 360]);

  await page.getByRole('button', { name: 'Snap' }).click();
  await drag(page, box(page, 1), 6, 6);
  expect((await boxNumbers(page))[0]).toBeGreaterThan(0);
});

test('PLAY-LAYOUT keys move and resize a box and announce its new position', async ({ page }) => {
  await openLayouts(page);
  await page.getByRole('button', { name: 'two', exact: true }).click();
  await box(page, 2).focus();
  await page.keyboard.press('Enter');
  await expect(status(page)).toContainText('Editing box 2');
  await page.keyboard.press('ArrowLeft');
  await expect(status(page)).toHaveText('Box 2: x 639, y 0.');
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(status(page)).toHaveText('Box 2: x 629, y 0.');
  await page.keyboard.press('Alt+ArrowUp');
  await expect(status(page)).toHaveText('Box 2: 640 wide, 719 high.');
  await page.keyboard.press('Alt+Shift+ArrowLeft');
  await expect(status(page)).toHaveText('Box 2: 630 wide, 719 high.');
  await expect(box(page, 2)).toHaveAccessibleName(/^Box 2, free, at x 629, y 0, 630 wide, 719 high, cover$/);
  await expect(status(page)).toHaveAttribute('role', 'status');
  await page.keyboard.press('Delete');
  await expect(page.locator('[data-box]')).toHaveCount(1);
  await expect(box(page, 1)).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(page.locator('[data-box]')).toHaveCount(2);
});

test('PLAY-LAYOUT fields, order, duplicate and remove change the map, which has at most ten boxes', async ({
  page,
}) => {
  await openLayouts(page);
  await page.getByRole('button', { name: 'two', exact: true }).click();
  await page.getByRole('button', { name: 'Select box 2' }).click();
  await field(page, 'Width').fill('600');
  await page.getByRole('combobox', { name: 'Fit' }).selectOption('contain');
  expect(await shownMap(page)).toEqual([
    [0, 0, 640, 720],
    [640, 0, 600, 720, 'contain'],
  ]);
  await field(page, 'Width').fill('');
  await expect(page.getByText('Enter a whole number from -5000 to 5000.')).toBeVisible();
  await field(page, 'Width').blur();
  await expect(field(page, 'Width')).toHaveValue('600');
  await page
    .getByRole('textbox', { name: 'User in spot 2' })
    .or(page.getByRole('combobox', { name: 'User in spot 2' }))
    .fill('u-wen');
  await page.getByRole('button', { name: 'Move box 2 up' }).click();
  await expect(code(page, 'Set the layout')).toContainText('"users": ["u-wen", ""]');
  for (let count = 2; count < 10; count += 1) await page.getByRole('button', { name: 'Duplicate box 1' }).click();
  await expect(page.locator('[data-box]')).toHaveCount(10);
  await expect(page.getByRole('button', { name: 'Add box' })).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: 'Remove box 10' }).click();
  await expect(page.locator('[data-box]')).toHaveCount(9);
});

test('PLAY-LAYOUT checks report what the service would reject, instead of showing the output', async ({ page }) => {
  await openLayouts(page);
  await page.getByRole('button', { name: 'two', exact: true }).click();
  await page.getByRole('button', { name: 'Select box 2' }).click();
  await field(page, 'x').fill('900');
  await openPanel(page, 'Checks');
  await expect(region(page, 'Checks')).toContainText(
    'Box 2 is outside the canvas: it reaches to x 1540, but the canvas ends at 1280.',
  );
  await expect(region(page, 'Output').getByRole('alert')).toContainText('Box 2 is outside the canvas');
  await expect(code(page, 'Set the layout')).toHaveCount(0);
  await openPanel(page, 'Boxes');
  await field(page, 'x').fill('600');
  await field(page, 'Width').fill('200');
  await openPanel(page, 'Checks');
  await expect(region(page, 'Checks')).toContainText('Boxes 1 and 2 overlap');
  await expect(region(page, 'Checks')).toContainText('Names become initials in spot 2');
  await expect(code(page, 'Set the layout')).toBeVisible();
});
