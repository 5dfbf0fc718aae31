import { expect, test, type Locator, type Page } from '@playwright/test';
import { encodeHash } from '../../src/playgrounds/shared/url-state';
import { pageWidth } from '../support/browser';
import { addSource, expectNoViolations, KINDS, openSources, preparePlaygrounds, region } from '../support/playgrounds';

preparePlaygrounds();

const tool = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const names = (page: Page) =>
  page.getByRole('list', { name: 'Sources', exact: true }).getByRole('heading', { level: 3 });
const picture = (page: Page) => region(page, 'Preview').locator('svg[role="img"]');
/** What the picture says to those who cannot see it. */
const description = (page: Page) => picture(page).locator('> desc');

/** Expects that an element is between the navigation bar and the lower edge of the window. */
async function expectOnScreen(page: Page, element: Locator): Promise<void> {
  const place = (await element.boundingBox())!;
  expect(place.y).toBeGreaterThanOrEqual(60);
  expect(place.y + place.height).toBeLessThanOrEqual(page.viewportSize()!.height);
}

test('PLAY-SOURCES at 1280x800, all is on one screen', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openSources(page);
  for (const kind of KINDS) await addSource(page, kind);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expectOnScreen(page, page.getByRole('radiogroup', { name: 'Kind of source' }));
  await expectOnScreen(page, page.getByRole('form', { name: 'Screen' }));
  await expectOnScreen(page, tool(page, 'Add Screen'));
  await expectOnScreen(page, picture(page));
  await expectOnScreen(page, tool(page, 'Undo'));
  // The latest source is in view, in a list that scrolls inside itself.
  await expectOnScreen(page, names(page).last());
  await expectOnScreen(page, page.getByRole('textbox', { name: 'Room id' }));
  await expectOnScreen(page, page.getByRole('list', { name: 'Steps' }).getByRole('heading', { level: 3 }).first());
  for (const element of [region(page, 'Add a source'), region(page, 'Your sources'), region(page, 'Commands')])
    expect((await element.boundingBox())!.width).toBeGreaterThan(300);
  expect(await pageWidth(page)).toBe(1280);
});

test(`PLAY-SOURCES at 320 px, everything is in reading order, and only the page and code scroll`, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await openSources(page);
  for (const kind of KINDS) await addSource(page, kind);
  expect(await pageWidth(page)).toBe(320);
  const scrolling = await page.locator('[data-playground]').evaluate((element) =>
    [...element.querySelectorAll('*')]
      .filter((inner) => inner.scrollHeight > inner.clientHeight + 1 && inner.clientHeight > 0)
      .filter((inner) => /auto|scroll/.test(getComputedStyle(inner).overflowY) && !inner.closest('[data-code-block]'))
      .map(({ className }) => String(className)),
  );
  expect(scrolling).toEqual([]);
  const tops = await Promise.all(
    ['Add a source', 'Preview', 'Your sources', 'Commands', 'See it in a meeting'].map(
      async (name) => (await region(page, name).boundingBox())!.y,
    ),
  );
  expect(tops).toEqual(tops.toSorted((one, other) => one - other));
});

test('PLAY-SOURCES the picker is one tab stop with arrows, and a source is added, copied, moved and edited by keys', async ({
  page,
}) => {
  await openSources(page);
  await page.getByRole('radio', { name: 'Web user' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Guest' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'IP camera' })).toBeChecked();
  await page.keyboard.press('Tab');
  const form = page.getByRole('form', { name: 'IP camera' });
  await expect(form.getByLabel('User id')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(names(page)).toHaveText(['Gate camera']);
  await tool(page, 'Duplicate camera-1').press('Enter');
  await expect(names(page)).toHaveText(['Gate camera', 'Gate camera 2']);
  await expect(region(page, 'Your sources').getByRole('status')).toHaveText('Added camera-2, a copy of camera-1.');
  await tool(page, 'Move camera-2 up').press('Enter');
  await expect(names(page)).toHaveText(['Gate camera 2', 'Gate camera']);
  await expect(region(page, 'Your sources').getByRole('status')).toHaveText('Moved camera-2 to place 1 of 2.');
  await expect(description(page)).toHaveText(
    'Spot 1: Host. Spot 2: Gate camera 2. Spot 3: Gate camera. Spot 4: empty.',
  );
  await tool(page, 'Edit camera-2').press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Yard');
  await page.keyboard.press('Enter');
  await expect(names(page)).toHaveText(['Yard', 'Gate camera']);
  await expect(tool(page, 'Edit camera-2')).toBeFocused();
  await tool(page, 'Remove camera-2').press('Enter');
  await tool(page, 'Undo').press('Enter');
  await expect(names(page)).toHaveText(['Yard', 'Gate camera']);
});

test('PLAY-SOURCES of a damaged link, what can be read is loaded and the rest is named; nothing is lost', async ({
  page,
}) => {
  const guest = { kind: 'guest', id: 'one', name: 'Ada' };
  await openSources(page, encodeHash({ sources: [guest, { kind: 'kite' }, { kind: 'drone', delay: '9' }] }));
  const alert = page.getByRole('alert').filter({ hasText: 'Some of the link could not be read' });
  await expect(alert.getByRole('listitem')).toHaveText([
    /^Source 2 has the kind "kite"/,
    /^Source 3 \(Drone or body cam\)/,
  ]);
  await expect(names(page)).toHaveText(['Ada']);
  await expectNoViolations(page);
  await page.evaluate(() => (window.location.hash = '#s=NobodyMadeThis'));
  await expect(page.getByRole('alert').filter({ hasText: 'The link could not be read' })).toContainText('damaged');
  await expect(names(page)).toHaveText(['Ada']);
});
