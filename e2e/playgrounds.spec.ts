import { readFileSync } from 'node:fs';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { malformedHashes, malformedImports, type Malformed } from '../src/playgrounds/shared/test-support';
import { decodeSources } from '../src/playgrounds/shared/sources/sources-url';
import { decodePlan } from '../src/playgrounds/shared/url-state';
import { axeFindings } from './support/axe';
import { openPage } from './support/browser';

const LAYOUTS = '/playground/layouts/';
const SOURCES = '/playground/sources/';
const KINDS = [
  'Web user',
  'Guest',
  'IP camera',
  'Drone or body cam',
  'HDMI converter',
  'Media file',
  'Local file',
  'Screen',
];

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test.beforeEach(async ({ context, baseURL }) => {
  // The question about cookies would lie over the lower part of the page.
  await context.addCookies([{ name: 'CookieConsent', value: 'false', url: baseURL ?? '' }]);
});

async function openLayouts(page: Page, hash = ''): Promise<void> {
  await openPage(page, LAYOUTS + hash);
  await expect(canvas(page)).toBeVisible({ timeout: 30_000 });
}

async function openSources(page: Page, hash = ''): Promise<void> {
  await openPage(page, SOURCES + hash);
  await expect(page.getByRole('heading', { name: 'Add a source' })).toBeVisible({ timeout: 30_000 });
}

const canvas = (page: Page) => page.getByRole('application', { name: /^Canvas/ });
const box = (page: Page, number: number) => page.locator(`[data-box="${number}"]`);
const status = (page: Page) => page.locator('[data-playground-status]');
const field = (page: Page, name: string) => page.getByRole('spinbutton', { name, exact: true });
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const seats = (page: Page) => page.getByRole('list', { name: 'Who has which spot' });
const participant = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Participants' }).getByRole('group', { name, exact: true });

/** Numbers of the selected box, as the fields show them. */
async function numbers(page: Page): Promise<number[]> {
  return Promise.all(['x', 'y', 'Width', 'Height'].map(async (name) => Number(await field(page, name).inputValue())));
}

/** The code of a block that is shown. */
const code = (page: Page, title: string) =>
  page.locator('[data-code-block]').filter({ hasText: title }).filter({ visible: true }).locator('code').first();

/** The map as the output shows it. */
async function shownMap(page: Page): Promise<unknown> {
  return JSON.parse((await page.getByLabel('Map (JSON)', { exact: true }).innerText()) || 'null') as unknown;
}

/** Presses the mouse on an element and moves it by pixels of the canvas; with `hold` it stays pressed. */
async function drag(page: Page, target: Locator, dx: number, dy: number, hold = false): Promise<void> {
  await canvas(page).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const frame = (await canvas(page).boundingBox())!;
  const place = (await target.boundingBox())!;
  const scale = frame.width / 1280;
  const [x, y] = [place.x + place.width / 2, place.y + place.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + (dx * scale) / 2, y + (dy * scale) / 2, { steps: 4 });
  await page.mouse.move(x + dx * scale, y + dy * scale, { steps: 4 });
  if (!hold) await page.mouse.up();
}

async function expectNoViolations(page: Page): Promise<void> {
  expect(await axeFindings(page)).toEqual([]);
}

test('PLAY-LAYOUT the ten layouts and both canvases can be chosen, and give their request', async ({ page }) => {
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
});

test('PLAY-LAYOUT a box is dragged and resized by the mouse, lines attract it, and each drag is one step to undo', async ({
  page,
}) => {
  await openLayouts(page);
  await page.getByRole('button', { name: 'empty map' }).click();
  await page.getByRole('button', { name: 'Add box' }).click();
  expect(await numbers(page)).toEqual([0, 0, 320, 180]);

  await drag(page, box(page, 1), 403, 203);
  const [x, y] = await numbers(page);
  expect(Math.abs(x! - 403)).toBeLessThan(20);
  expect(Math.abs(y! - 203)).toBeLessThan(20);

  // Close to the left and the upper edge: it jumps there, and a line says so.
  await drag(page, box(page, 1), 5 - x!, 5 - y!, true);
  expect((await numbers(page)).slice(0, 2)).toEqual([0, 0]);
  await expect(page.locator('[data-guide="x"]').first()).toBeAttached();
  await expect(page.locator('[data-guide="y"]').first()).toBeAttached();
  await page.mouse.up();
  await expect(page.locator('[data-guide]')).toHaveCount(0);

  await drag(page, page.locator('[data-handle="se"]'), 317, 181);
  expect(await numbers(page)).toEqual([0, 0, 640, 360]);
  await page.keyboard.press('Control+z');
  expect(await numbers(page)).toEqual([0, 0, 320, 180]);
  await page.keyboard.press('Control+z');
  expect((await numbers(page)).slice(0, 2)).toEqual([x, y]);
  await page.keyboard.press('Control+Shift+Z');
  await page.getByRole('button', { name: 'Redo' }).click();
  expect(await numbers(page)).toEqual([0, 0, 640, 360]);

  await page.getByRole('button', { name: 'Snap' }).click();
  await drag(page, box(page, 1), 6, 6);
  expect((await numbers(page))[0]).toBeGreaterThan(0);
});

test('PLAY-LAYOUT keys move and resize a box and say its new place', async ({ page }) => {
  await openLayouts(page);
  await page.getByRole('button', { name: 'two', exact: true }).click();
  await box(page, 2).focus();
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

test('PLAY-LAYOUT keys alone reorder and remove boxes, and the focus stays near', async ({ page }) => {
  await openLayouts(page);
  await page.getByRole('button', { name: 'two', exact: true }).click();
  await page.getByLabel('User in spot 1').fill('u-wen');
  await page.getByRole('button', { name: 'Move box 1 down' }).focus();
  await page.keyboard.press('Enter');
  await expect(status(page)).toHaveText('Now box 2 of 2.');
  await expect(page.getByLabel('User in spot 2')).toHaveValue('u-wen');
  await expect(page.getByRole('button', { name: 'Move box 2 down' })).toBeFocused();
  // It keeps the focus where it can do no more, and does nothing.
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('User in spot 2')).toHaveValue('u-wen');
  await page.getByRole('button', { name: 'Remove box 2' }).focus();
  await page.keyboard.press('Enter');
  await expect(box(page, 1)).toBeFocused();
  await page.keyboard.press('Backspace');
  await expect(canvas(page)).toBeFocused();
  await expect(canvas(page)).toContainText('No box yet: add one, or choose a layout.');
  await expect(region(page, 'Output').getByRole('alert')).toContainText('The map holds no box');
});

test('PLAY-LAYOUT fields, order, duplicate and remove change the map; at ten boxes no more are added', async ({
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
  await expect(page.getByText('Write a whole number from -5000 to 5000.')).toBeVisible();
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

test('PLAY-LAYOUT checks say what the service would refuse, and the output gives way to it', async ({ page }) => {
  await openLayouts(page);
  await page.getByRole('button', { name: 'two', exact: true }).click();
  await page.getByRole('button', { name: 'Select box 2' }).click();
  await field(page, 'x').fill('900');
  await expect(region(page, 'Checks')).toContainText(
    'Box 2 is out of the area: it reaches to x 1540, the canvas ends at 1280.',
  );
  await expect(region(page, 'Output').getByRole('alert')).toContainText('Box 2 is out of the area');
  await expect(code(page, 'Set the layout')).toHaveCount(0);
  await field(page, 'x').fill('600');
  await field(page, 'Width').fill('200');
  await expect(region(page, 'Checks')).toContainText('Boxes 1 and 2 overlap');
  await expect(region(page, 'Checks')).toContainText('Names become initials in spot 2');
  await expect(code(page, 'Set the layout')).toBeVisible();
});

test('PLAY-LAYOUT a map with too many boxes is read, refused in words, and can be mended', async ({ page }) => {
  await openLayouts(page);
  await page
    .getByLabel('JSON of a map, of a layout request, or of a room answer')
    .fill(JSON.stringify(Array.from({ length: 12 }, (_, index) => [100 * index, 0, 100, 100])));
  await page.getByRole('button', { name: 'Import' }).click();
  await expect(region(page, 'Import')).toContainText('Imported: 12 boxes.');
  await expect(region(page, 'Checks')).toContainText('The map holds 12 boxes: remove 2.');
  await expect(region(page, 'Output').getByRole('alert')).toContainText('remove 2');
  await page.getByRole('button', { name: 'Remove box 12' }).click();
  await page.getByRole('button', { name: 'Remove box 11' }).click();
  await expect(code(page, 'Set the layout')).toBeVisible();
  expect(await shownMap(page)).toHaveLength(10);
});

test('PLAY-LAYOUT the preview shows who lands in which spot as people join, leave, speak and share', async ({
  page,
}) => {
  await openLayouts(page);
  await page.getByRole('button', { name: 'two', exact: true }).click();
  await expect(seats(page)).toHaveText('Spot 1: Mara LindSpot 2: Jonas Berg');
  await participant(page, 'Mara Lind').getByRole('button', { name: 'Leave' }).click();
  await expect(seats(page)).toHaveText('Spot 1: Jonas BergSpot 2: Ines Costa');
  await participant(page, 'Jonas Berg').getByRole('button', { name: 'Share a screen' }).click();
  await expect(seats(page)).toContainText('Spot 1: Jonas Berg, shared screen');
  await page.getByRole('checkbox', { name: 'Voice activation' }).check();
  await participant(page, 'Tariq Aziz').getByRole('button', { name: 'Speak' }).click();
  await expect(seats(page)).toContainText('Tariq Aziz');
  await page.getByRole('combobox', { name: 'Layout', exact: true }).selectOption('custom');
  await expect(seats(page)).toHaveText('Spot 1: freeSpot 2: free');
  await expect(region(page, 'Checks')).toContainText('Voice activation works with layout auto only');
  await participant(page, 'Wen Li').getByRole('button', { name: 'Join' }).click();
  await page.getByLabel('User in spot 1').fill('u-wen');
  await page.getByLabel('User in spot 2').fill('_vacant');
  await expect(seats(page)).toHaveText('Spot 1: Wen LiSpot 2: vacant, kept by "_vacant"');
});

test('PLAY-LAYOUT the request is there in six languages and can be copied', async ({ page }) => {
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

test('PLAY-LAYOUT pasted JSON is taken over, and what is wrong is said', async ({ page }) => {
  await openLayouts(page);
  const text = page.getByLabel('JSON of a map, of a layout request, or of a room answer');
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
  await expect(page.getByRole('checkbox', { name: 'Show names' })).not.toBeChecked();
  await expect(page.getByLabel('User in spot 1')).toHaveValue('u-wen');
});

test('PLAY-LAYOUT the state stands in the address, is shared by a link, and can be reset', async ({ page }) => {
  await openLayouts(page);
  expect(new URL(page.url()).hash).toBe('');
  await page.getByRole('button', { name: 'two', exact: true }).click();
  await page.getByLabel('User in spot 2').fill('u-wen');
  await expect(page).toHaveURL(/#s=/);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(status(page)).toHaveText('Link copied.');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto('about:blank');
  await openLayouts(page, new URL(link).hash);
  await expect(page.locator('[data-box]')).toHaveCount(2);
  await expect(page.getByLabel('User in spot 2')).toHaveValue('u-wen');
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page.locator('[data-box]')).toHaveCount(4);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('[data-box]')).toHaveCount(2);
});

test('PLAY-LAYOUT a damaged link is told, and the playground works', async ({ page }) => {
  await openLayouts(page, '#s=NobodyMadeThis');
  await expect(page.getByRole('alert').filter({ hasText: 'The state of the link could not be read' })).toContainText(
    'The link is damaged',
  );
  await expect(page.locator('[data-box]')).toHaveCount(4);
});

/** Errors of the page's scripts, as they come. */
function pageErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
}

/** Puts one hash after the other into the address, as if pasted, and gives what the page says of each. */
async function sayOfHashes(page: Page, hashes: readonly Malformed[]): Promise<string[]> {
  return page.evaluate(
    async (texts) => {
      const said: string[] = [];
      for (const text of texts) {
        const changed = new Promise((resolve) => window.addEventListener('hashchange', resolve, { once: true }));
        window.location.hash = text;
        await changed;
        await new Promise((resolve) => setTimeout(resolve, 20));
        const alert = [...document.querySelectorAll('main [role="alert"]')].find((element) =>
          element.textContent?.startsWith('The state of the link could not be read'),
        );
        said.push(
          document.querySelector('main [data-playground]')
            ? (alert?.querySelector('li')?.textContent ?? '')
            : 'the playground has gone',
        );
      }
      return said;
    },
    hashes.map(({ text }) => text),
  );
}

for (const [name, open, decode] of [
  ['PLAY-LAYOUT', openLayouts, decodePlan],
  ['PLAY-SOURCES', openSources, decodeSources],
] as const) {
  test(`${name} malformed states pasted into the address never break the page, which says what is wrong`, async ({
    page,
  }) => {
    const errors = pageErrors(page);
    const hashes = malformedHashes(100, 9);
    await open(page);
    const said = await sayOfHashes(page, hashes);
    expect(said.map((words, index) => [hashes[index]?.damage, words])).toEqual(
      hashes.map(({ damage, text }) => [damage, decode(text)?.problems[0] ?? '']),
    );
    expect(said.filter((words) => words !== '').length).toBeGreaterThan(50);
    expect(errors).toEqual([]);
    await expectNoViolations(page);
  });
}

test('PLAY-LAYOUT malformed imports never break the page, which says of each what is wrong', async ({ page }) => {
  const errors = pageErrors(page);
  await openLayouts(page);
  const text = page.getByLabel('JSON of a map, of a layout request, or of a room answer');
  let refused = 0;
  for (const { text: pasted } of malformedImports(40, 9)) {
    await text.fill(pasted);
    await page.getByRole('button', { name: 'Import' }).click();
    const said = region(page, 'Import')
      .getByRole('alert')
      .locator('li')
      .first()
      .or(region(page, 'Import').getByText(/^Imported: \d+ box/));
    await expect(said).toHaveText(/\w+ [^]+/);
    if (await region(page, 'Import').getByRole('alert').isVisible()) refused += 1;
  }
  expect(refused).toBeGreaterThan(25);
  expect(errors).toEqual([]);
});

test('PLAY-LAYOUT the picture is saved as SVG and as PNG', async ({ page }) => {
  await openLayouts(page);
  const save = async (name: string) => {
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()]);
    return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
  };
  const svg = await save('Picture as SVG');
  expect(svg.name).toBe('layout.svg');
  await expect(region(page, 'Output').getByRole('status')).toHaveText('Saved as layout.svg.');
  expect(svg.bytes.toString('utf8')).toMatch(
    /^<\?xml[^]*<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="1280" height="720"/,
  );
  const png = await save('Picture as PNG');
  expect(png.name).toBe('layout.png');
  expect(png.bytes.subarray(1, 4).toString('latin1')).toBe('PNG');
  expect([png.bytes.readUInt32BE(16), png.bytes.readUInt32BE(20)]).toEqual([1280, 720]);
});

test('PLAY-SOURCES each kind of source has its command or request, and its id goes to the layout playground', async ({
  page,
}) => {
  await openSources(page);
  for (const kind of KINDS) await page.getByRole('button', { name: `Add ${kind}`, exact: true }).click();
  const list = page.getByRole('list', { name: 'Sources', exact: true });
  await expect(list.getByRole('heading', { level: 3 })).toHaveCount(KINDS.length);
  await expect(list).toContainText('./rtsp-client');
  await expect(list).toContainText('./rtmp-server');
  await expect(list).toContainText('./video-playback');
  await expect(list).toContainText('/guests/$GUEST_TOKEN');
  await expect(list).toContainText('"play_id": "clip-1"');
  await expect(list).toContainText('screen: true');
  await page.getByRole('button', { name: 'Remove guest-1' }).click();
  await expect(list.getByRole('heading', { level: 3 })).toHaveCount(KINDS.length - 1);

  await page.getByRole('link', { name: 'Use these ids in the layout playground' }).click();
  await expect(canvas(page)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByLabel('User in spot 1')).toHaveValue('user-1');
  await expect(page.getByLabel('User in spot 2')).toHaveValue('camera-1');
  await expect(seats(page)).toContainText('Spot 2: Gate camera');
});

test('PLAY-SOURCES a page that is being left writes nothing into the address of the next one', async ({ page }) => {
  await openSources(page);
  const before = page.url();
  await page.getByRole('button', { name: 'Add Guest' }).click();
  // The router puts the next address first, and changes the page when it has drawn it.
  await page.evaluate((next) => window.history.pushState(null, '', next), `${LAYOUTS}#next`);
  await page.waitForTimeout(600);
  expect(new URL(page.url()).hash).toBe('#next');
  await page.evaluate((own) => window.history.replaceState(null, '', own), before);
  await page.getByRole('button', { name: 'Add Screen' }).click();
  await expect.poll(() => decodeSources(new URL(page.url()).hash)?.value?.sources.length).toBe(2);
});

test('PLAY-SOURCES after a source is removed by key the next one has the focus', async ({ page }) => {
  await openSources(page);
  for (const kind of ['Guest', 'Screen', 'Web user'])
    await page.getByRole('button', { name: `Add ${kind}`, exact: true }).click();
  await page.getByRole('button', { name: 'Remove guest-1' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Remove screen-1' })).toBeFocused();
  await page.getByRole('button', { name: 'Remove user-1' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Remove screen-1' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Removed screen-1. The list holds 0.')).toBeVisible();
  // The next stop is what comes after the list, not the top of the page.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Start the camera' })).toBeFocused();
});

test('PLAY-SOURCES a wrong value is told at its field, which takes the focus, and nothing is added', async ({
  page,
}) => {
  await openSources(page);
  const card = page.getByRole('form', { name: 'IP camera' });
  await card.getByLabel('RTSP address').fill('http://camera');
  await card.getByLabel('Delay in ms').fill('5');
  await card.getByLabel('Delay in ms').press('Enter');
  await expect(card.getByLabel('RTSP address')).toBeFocused();
  await expect(card.getByLabel('RTSP address')).toHaveAccessibleDescription(/Write an address such as rtsp:/);
  await expect(card.getByLabel('Delay in ms')).toHaveAccessibleDescription(/Write a whole number from 20 to 200/);
  await expect(page.getByText('No source yet')).toBeVisible();
  await card.getByLabel('RTSP address').fill('rtsp://192.0.2.7/live');
  await card.getByLabel('Delay in ms').fill('60');
  await card.getByLabel('Delay in ms').press('Enter');
  await expect(page.getByRole('list', { name: 'Sources', exact: true })).toContainText('--delay 60');
  await card.getByLabel('User id').fill('camera-1');
  await page.getByRole('button', { name: 'Add IP camera' }).click();
  await expect(card.getByLabel('User id')).toHaveAccessibleDescription(/is taken/);
});

test('PLAY-SOURCES a source is forwarded by its kind, to an HTTPS address, and the state is shared', async ({
  page,
}) => {
  await openSources(page);
  await page.getByRole('button', { name: 'Add Drone or body cam' }).click();
  await page.getByRole('button', { name: 'Add Media file' }).click();
  const panel = region(page, 'Forward a source');
  await expect(code(page, 'Forward the source')).toContainText('/forward/source');
  await panel.getByLabel('Source', { exact: true }).selectOption('clip-1');
  await panel.getByLabel('Media').selectOption('video');
  await expect(code(page, 'Forward the source')).toContainText('/forward/playback');
  await expect(code(page, 'Forward the source')).toContainText('"type": "video"');
  await panel.getByLabel('WHIP endpoint').fill('http://whip.example.org');
  await expect(panel.getByRole('alert')).toContainText('Write an address such as https:');
  await panel.getByLabel('WHIP endpoint').fill('https://whip.example.org/in');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto('about:blank');
  await openSources(page, new URL(link).hash);
  await expect(code(page, 'Forward the source')).toContainText('https://whip.example.org/in');
  await expect(code(page, 'Forward the source')).toContainText('"play_id": "clip-1"');
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByText('No source yet')).toBeVisible();
});

test('PLAY-SOURCES the camera is asked for at the click, shown here, and stopped', async ({ page, context }) => {
  await context.grantPermissions(['camera']);
  await page.addInitScript(() => {
    const original = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    const asked: unknown[] = [];
    Object.assign(window, { asked });
    navigator.mediaDevices.getUserMedia = (constraints) => {
      asked.push(constraints);
      return original(constraints);
    };
  });
  const asked = () => page.evaluate(() => (window as unknown as { asked: unknown[] }).asked);
  await openSources(page);
  expect(await asked()).toEqual([]);
  const panel = region(page, 'Check your camera');
  await panel.getByRole('button', { name: 'Start the camera' }).click();
  await expect(panel.getByRole('status')).toHaveText('The camera is on. The picture stays on this device.');
  expect(await asked()).toEqual([{ video: true, audio: false }]);
  const video = panel.locator('video');
  await expect(video).toBeVisible();
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.videoWidth)).toBeGreaterThan(0);
  const stream = await video.evaluateHandle((element: HTMLVideoElement) => element.srcObject as MediaStream);
  await expectNoViolations(page);
  await panel.getByRole('button', { name: 'Stop the camera' }).click();
  await expect(panel.getByRole('status')).toHaveText('The camera is off again.');
  expect(await stream.evaluate((media) => media.getTracks().map(({ readyState }) => readyState))).toEqual(['ended']);
  await expect(panel.getByRole('button', { name: 'Start the camera' })).toBeFocused();
});

test('PLAY-SOURCES a camera that the browser itself refuses is explained, and the button stays', async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  // A browser that answers its own question with no.
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), '--use-fake-ui-for-media-stream=deny'],
  });
  const page = await browser.newPage({ ...(baseURL ? { baseURL } : {}) });
  await openSources(page);
  const panel = region(page, 'Check your camera');
  await panel.getByRole('button', { name: 'Start the camera' }).click();
  await expect(panel.getByRole('status')).toHaveText(/^Refused: this page may not use the camera\./);
  await expect(panel.getByRole('button', { name: 'Start the camera' })).toBeFocused();
  await browser.close();
});

test('PLAY-SOURCES the camera ends when the page is left, and its loss is told', async ({ page, context }) => {
  await context.grantPermissions(['camera']);
  await page.addInitScript(() => {
    const original = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (constraints) => {
      const stream = await original(constraints);
      Object.assign(window, { cameraTrack: stream.getVideoTracks()[0] });
      return stream;
    };
  });
  const track = () => page.evaluateHandle(() => (window as unknown as { cameraTrack: MediaStreamTrack }).cameraTrack);
  await openSources(page);
  const panel = region(page, 'Check your camera');
  await panel.getByRole('button', { name: 'Start the camera' }).click();
  await expect(panel.getByRole('status')).toHaveText(/^The camera is on\./);
  await (await track()).evaluate((lost) => lost.dispatchEvent(new Event('ended')));
  await expect(panel.getByRole('status')).toHaveText(/^The camera has gone/);
  await panel.getByRole('button', { name: 'Start the camera' }).click();
  await expect(panel.getByRole('status')).toHaveText(/^The camera is on\./);
  await page.getByRole('link', { name: 'Add video sources' }).click();
  await expect(panel).toHaveCount(0);
  expect(await (await track()).evaluate(({ readyState }) => readyState)).toBe('ended');
});

for (const [error, words] of [
  ['NotAllowedError', /^Refused: this page may not use the camera\./],
  ['NotFoundError', /^No camera found\./],
  ['NotReadableError', /^The camera is busy/],
] as const) {
  test(`PLAY-SOURCES a camera that fails with ${error} is explained`, async ({ page }) => {
    await page.addInitScript((name) => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', name));
    }, error);
    await openSources(page);
    const panel = region(page, 'Check your camera');
    await panel.getByRole('button', { name: 'Start the camera' }).click();
    await expect(panel.getByRole('status')).toHaveText(words);
    await expectNoViolations(page);
  });
}

test('PLAY-LAYOUT PLAY-SOURCES nothing leaves the browser', async ({ page, baseURL }) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { origin } = new URL(request.url());
    if ((origin !== new URL(baseURL ?? '').origin && /^https?:/.test(request.url())) || request.method() !== 'GET')
      requests.push(`${request.method()} ${request.url()}`);
  });
  await openLayouts(page);
  await page.getByRole('button', { name: 'Add box' }).click();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await openSources(page);
  for (const kind of KINDS) await page.getByRole('button', { name: `Add ${kind}`, exact: true }).click();
  await page.getByRole('form', { name: 'Guest' }).getByLabel('Name').press('Enter');
  await expect(page.getByText('The list holds 9.')).toBeVisible();
  expect(requests).toEqual([]);
});

for (const theme of ['dark', 'light'] as const) {
  for (const width of [360, 768, 1280]) {
    test(`PLAY-LAYOUT every state is accessible and fits, ${theme}, ${width} px`, async ({ page }) => {
      await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
      await page.setViewportSize({ width, height: 900 });
      await openLayouts(page);
      await expectNoViolations(page);
      await page.getByRole('button', { name: '1280x960' }).click();
      await participant(page, 'Mara Lind').getByRole('button', { name: 'Share a screen' }).click();
      await participant(page, 'Jonas Berg').getByRole('button', { name: 'Speak' }).click();
      await page.getByRole('button', { name: 'Select box 2' }).click();
      await drag(page, box(page, 2), 30, 30, true);
      await expectNoViolations(page);
      await page.mouse.up();
      await field(page, 'Width').fill('100');
      await field(page, 'x').fill('4000');
      await page.getByLabel('User in spot 1').fill('_vacant');
      await page.getByRole('button', { name: 'Import' }).click();
      await expect(region(page, 'Import').getByRole('alert')).toBeVisible();
      await expectNoViolations(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await page.getByRole('button', { name: /own map/ }).click();
      await expect(page.locator('[data-box]')).toHaveCount(0);
      await expectNoViolations(page);
    });

    test(`PLAY-SOURCES every state is accessible and fits, ${theme}, ${width} px`, async ({ page }) => {
      await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
      await page.setViewportSize({ width, height: 900 });
      await openSources(page);
      await expectNoViolations(page);
      for (const kind of KINDS) await page.getByRole('button', { name: `Add ${kind}`, exact: true }).click();
      await page.getByLabel('WHIP endpoint').fill('x');
      await page.getByRole('form', { name: 'Guest' }).getByLabel('User id').fill('a b');
      await page.getByRole('button', { name: 'Add Guest' }).click();
      await expectNoViolations(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });
  }
}

test('PLAY-LAYOUT a finger drags and resizes the selected box', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    ...(baseURL ? { baseURL } : {}),
    hasTouch: true,
    viewport: { width: 360, height: 800 },
  });
  await context.addCookies([{ name: 'CookieConsent', value: 'false', url: baseURL ?? '' }]);
  const page = await context.newPage();
  await openLayouts(page);
  await page.getByRole('button', { name: 'two', exact: true }).click();
  await page.getByRole('button', { name: 'Select box 1' }).click();
  await field(page, 'Width').fill('400');
  await canvas(page).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expect(page.getByText('Tap a box to select it, then drag it or one of its corners.')).toBeVisible();
  const session = await context.newCDPSession(page);
  const swipe = async (target: Locator, way: number) => {
    const place = (await target.boundingBox())!;
    const [x, y] = [place.x + place.width / 2, place.y + place.height / 2];
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    for (const dx of [way / 3, (way * 2) / 3, way])
      await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: x + dx, y }] });
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  await swipe(box(page, 1), 30);
  await expect.poll(async () => (await numbers(page))[0]).toBeGreaterThan(50);
  await swipe(page.locator('[data-handle="ne"]'), 30);
  await expect.poll(async () => (await numbers(page))[2]).toBeGreaterThan(450);
  await context.close();
});

for (const [path, title] of [
  [LAYOUTS, 'Layout playground'],
  [SOURCES, 'Sources playground'],
] as const) {
  test(`PLAY-LAYOUT PLAY-SOURCES without scripts ${path} shows what it is, with a drawing`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}), javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.locator('main svg[role="img"]')).toBeVisible();
    await expect(page.getByText('The playground needs scripts')).toBeVisible();
    await context.close();
  });
}

test('PLAY-LAYOUT other pages carry nothing of the playgrounds', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) scripts.push(response.url());
  });
  await openLayouts(page);
  const marked = async (): Promise<string[]> => {
    const texts = await Promise.all(
      [...new Set(scripts)].map(async (url) => ({ url, text: await (await page.request.get(url)).text() })),
    );
    return texts.filter(({ text }) => text.includes('The map holds no box')).map(({ url }) => url);
  };
  const own = await marked();
  expect(own.length).toBeGreaterThan(0);
  scripts.length = 0;
  await openPage(page, '/release-notes');
  expect(await marked()).toEqual([]);
});
