import { expect, test, type Locator, type Page } from '@playwright/test';
import { axeFindingsInBothModes } from './axe';
import { openPage } from './browser';

export const LAYOUTS = '/playground/layouts/';
export const SOURCES = '/playground/sources/';
export const KINDS = [
  'Web user',
  'Guest',
  'IP camera',
  'Drone or body cam',
  'HDMI converter',
  'Media file',
  'Local file',
  'Screen',
];

/** Setup for each playground spec: allows reading the clipboard and hides the consent banner. */
export function preparePlaygrounds(): void {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });
  test.beforeEach(async ({ context, baseURL }) => {
    await context.addCookies([{ name: 'CookieConsent', value: 'false', url: baseURL ?? '' }]);
  });
}

/** Opens the layout playground and waits for its last part. */
export async function openLayouts(page: Page, hash = ''): Promise<void> {
  await openPage(page, LAYOUTS + hash);
  await expect(region(page, 'See it in a meeting')).toBeVisible({ timeout: 30_000 });
}

/** Opens the sources playground and waits for its last part. */
export async function openSources(page: Page, hash = ''): Promise<void> {
  await openPage(page, SOURCES + hash);
  await expect(region(page, 'Check your camera')).toBeVisible({ timeout: 30_000 });
}

/** Adds a source with the values that its form contains. */
export async function addSource(page: Page, kind: string): Promise<void> {
  await page.getByRole('radio', { name: kind, exact: true }).check();
  await page.getByRole('button', { name: `Add ${kind}`, exact: true }).click();
}

/** The form that adds a source of a kind, once the kind has been chosen. */
export async function formOf(page: Page, kind: string): Promise<Locator> {
  await page.getByRole('radio', { name: kind, exact: true }).check();
  return page.getByRole('form', { name: kind, exact: true });
}

export const canvas = (page: Page) => page.getByRole('application', { name: /^Canvas/ });
export const box = (page: Page, number: number) => page.locator(`[data-box="${number}"]`);
export const status = (page: Page) => page.locator('[data-playground-status]');
export const field = (page: Page, name: string) => page.getByRole('spinbutton', { name, exact: true });
export const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
export const seats = (page: Page) => page.getByRole('list', { name: 'Who has which spot' });
export const participant = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Participants' }).getByRole('group', { name, exact: true });

/** Shows a panel below the canvas of the layout playground. */
export async function openPanel(
  page: Page,
  name: 'Boxes' | 'Options' | 'People' | 'Checks' | 'Import' | 'History',
): Promise<void> {
  await page.getByRole('tab', { name: new RegExp(`^${name}`) }).click();
}

/** The field for what is imported into the layout playground. */
export const importField = (page: Page) => page.getByLabel(/^A map, a room response/);

/** The code of a visible block. */
export const code = (page: Page, title: string) =>
  page.locator('[data-code-block]').filter({ hasText: title }).filter({ visible: true }).locator('code').first();

/** The layout map in the output. */
export async function shownMap(page: Page): Promise<unknown> {
  return JSON.parse((await page.getByLabel('Map (JSON)', { exact: true }).innerText()) || 'null') as unknown;
}

/** Drags an element by a distance in canvas pixels; with `hold`, the mouse button stays pressed. */
export async function drag(page: Page, target: Locator, dx: number, dy: number, hold = false): Promise<void> {
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

export async function expectNoViolations(page: Page): Promise<void> {
  expect(await axeFindingsInBothModes(page)).toEqual([]);
}
