import { expect, test } from '@playwright/test';
import { onlyInAll } from './support/only-in-all';
import {
  LAYOUTS,
  SOURCES,
  KINDS,
  addSource,
  formOf,
  openLayouts,
  openSources,
  box,
  status,
  field,
  importField,
  openPanel,
  region,
  participant,
  code,
  shownMap,
  drag,
  expectNoViolations,
  preparePlaygrounds,
} from './support/playgrounds';

preparePlaygrounds();

test('PLAY-LAYOUT the request is shown in six languages and can be copied', async ({ page }) => {
  await openLayouts(page);
  const output = region(page, 'Output');
  for (const [tab, words] of [
    ['cURL', 'curl --fail-with-body'],
    ['Node.js', 'await fetch('],
    ['Python', 'requests.post('],
    ['PHP', 'curl_init('],
    ['Go', 'package main'],
    ['Ruby', 'Net::HTTP::Post'],
  ] as const) {
    await output.getByRole('tab', { name: tab, exact: true }).click();
    await expect(code(page, 'Set the layout')).toContainText(words);
    await expect(code(page, 'Set the layout')).toContainText('YOUR_ACCESS_KEY');
  }
  const block = output.locator('[data-code-block]').filter({ visible: true }).first();
  await block.hover();
  await block.getByRole('button', { name: 'Copy code to clipboard' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('Net::HTTP::Post');
});

test('PLAY-LAYOUT pasted JSON is imported, and errors in it are reported', async ({ page }) => {
  await openLayouts(page);
  await openPanel(page, 'Import');
  const text = importField(page);
  const read = page.getByRole('button', { name: 'Import' });
  await text.fill('[[0,0,100,"tall"]]');
  await read.click();
  await expect(region(page, 'Import').getByRole('alert')).toContainText('Spot 1 has "tall" as height');
  await text.fill(
    '{"map": [[0,0,960,720],[960,0,320,240,"auto"]], "users": ["u-wen"], "layout": "custom", "show_names": false}',
  );
  await read.click();
  await expect(region(page, 'Import').getByRole('alert')).toHaveCount(0);
  await expect(status(page)).toHaveText('Imported: 2 boxes.');
  expect(await shownMap(page)).toEqual([
    [0, 0, 960, 720],
    [960, 0, 320, 240, 'auto'],
  ]);
  await openPanel(page, 'Options');
  await expect(page.getByRole('checkbox', { name: 'Show names' })).not.toBeChecked();
  await openPanel(page, 'Boxes');
  await expect(page.getByLabel('User in spot 1')).toHaveValue('u-wen');
});

const width = 360;
test(`PLAY-LAYOUT every state is accessible in both modes and fits at ${width} px`, onlyInAll(), async ({ page }) => {
  await page.setViewportSize({ width, height: 900 });
  await openLayouts(page);
  await expectNoViolations(page);
  await page.getByRole('button', { name: '1280x960' }).click();
  await openPanel(page, 'People');
  await participant(page, 'Mara Lind').getByRole('button', { name: 'Share a screen' }).click();
  await participant(page, 'Jonas Berg').getByRole('button', { name: 'Speak' }).click();
  await expectNoViolations(page);
  await openPanel(page, 'Boxes');
  await page.getByRole('button', { name: 'Select box 2' }).click();
  await drag(page, box(page, 2), 30, 30, true);
  await expectNoViolations(page);
  await page.mouse.up();
  await field(page, 'Width').fill('100');
  await field(page, 'x').fill('4000');
  await page.getByLabel('User in spot 1').fill('_vacant');
  for (const panel of ['Options', 'Checks'] as const) {
    await openPanel(page, panel);
    await expectNoViolations(page);
  }
  await openPanel(page, 'Import');
  await page.getByRole('button', { name: 'Import' }).click();
  await expect(region(page, 'Import').getByRole('alert')).toBeVisible();
  await expectNoViolations(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  await page.getByRole('button', { name: /clear your map/ }).click();
  await expect(page.locator('[data-box]')).toHaveCount(0);
  await expectNoViolations(page);
});

test(`PLAY-SOURCES every state is accessible in both modes and fits at ${width} px`, onlyInAll(), async ({ page }) => {
  await page.setViewportSize({ width, height: 900 });
  await openSources(page);
  await expectNoViolations(page);
  for (const kind of KINDS) await addSource(page, kind);
  await (await formOf(page, 'Guest')).getByLabel('User id').fill('a b');
  await page.getByRole('button', { name: 'Add Guest' }).click();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Edit clip-1' }).click();
  await page.getByRole('form', { name: 'Edit clip-1' }).getByLabel('Media URL').fill('http://localhost/a.avi');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Duplicate drone-1' }).click();
  await page.getByRole('button', { name: 'Edit user-1' }).click();
  await expectNoViolations(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
});

for (const [path, title] of [
  [LAYOUTS, 'Layout playground'],
  [SOURCES, 'Sources playground'],
] as const) {
  test(`PLAY-LAYOUT PLAY-SOURCES without scripts, ${path} shows a description and a drawing`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}), javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.locator('main svg[role="img"]')).toBeVisible();
    await expect(page.getByText('The playground needs JavaScript')).toBeVisible();
    await context.close();
  });
}
