import { expect, test } from '@playwright/test';
import { addLink, holdRequests, layoutShifts, openPage, recordLayoutShifts, waitForApp } from './support/browser';
import { serveSlowly } from './support/slow-site';
import { expectChoices } from './support/shown-tabs';
import { expectStable, SCRIPTS, store } from './support/stability';

const LAYERS = '/docs/rest/references/layers';
const WIDTHS = [360, 1280];

/** A choice for every group of the content that is not the first tab, with the tab's label. */
const CHOICES: Readonly<Record<string, { readonly value: string; readonly label: string }>> = {
  language: { value: 'python', label: 'Python' },
  'package-manager': { value: 'yarn', label: 'Yarn' },
  platform: { value: 'windows', label: 'Windows' },
  build: { value: 'groovy', label: 'Groovy' },
};
const ENTRIES = {
  theme: 'light',
  ...Object.fromEntries(Object.entries(CHOICES).map(([id, { value }]) => [`docusaurus.tab.${id}`, value])),
};

const LABELS = Object.values(CHOICES).map(({ label }) => label);

const WITH_TABS = ['/', LAYERS, '/docs/sdks/android/rondo-android-sdk'];

test('TAB-2 stored choices are shown before the app runs, and nothing moves', async ({ page }) => {
  test.slow();
  await recordLayoutShifts(page);
  await store(page, ENTRIES);
  for (const path of WITH_TABS) {
    // The first one on a phone.
    await page.setViewportSize({ width: path === '/' ? 360 : 1280, height: 900 });
    let groups = 0;
    await expectStable(page, path, async () => {
      groups = await expectChoices(page, LABELS);
    });
    expect(groups, path).toBeGreaterThan(0);
    await expect(page.getByRole('tab', { selected: true }).first()).toHaveAttribute('tabindex', '0');
  }
});

test('TAB-2 a page that arrives in parts shows the stored choice from the first part on', async ({ page }) => {
  const { address, close } = await serveSlowly();
  await recordLayoutShifts(page);
  await store(page, ENTRIES);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${address}${LAYERS}`);
    expect(await expectChoices(page, LABELS)).toBe(3);
    expect(await layoutShifts(page), `${width} px`).toEqual([]);
  }
  await close();
});

test('TAB-2 a choice made in the app is followed on this page, on the next pages and after a reload', async ({
  page,
}) => {
  await store(page, ENTRIES);
  await openPage(page, LAYERS);
  await page.getByRole('tab', { name: 'PHP' }).first().click();
  await expectChoices(page, ['PHP']);
  await (await addLink(page, '/docs/rest/references/user')).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/users/i);
  expect(await expectChoices(page, ['PHP'])).toBeGreaterThan(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Layers');
  await expectChoices(page, ['PHP']);
  await holdRequests(page, SCRIPTS);
  await page.reload();
  await expectChoices(page, ['PHP']);
});

test('TAB-2 junk in storage is ignored before the app runs', async ({ page }) => {
  await recordLayoutShifts(page);
  await store(page, { 'docusaurus.tab.language': '"]{}*{display:none}</style>', 'docusaurus.tab."]*{}': '\\' });
  await expectStable(page, LAYERS, () => expectChoices(page, []));
});

test('TAB-2 without access to storage, the first tabs are shown, and no error is reported', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    }),
  );
  await recordLayoutShifts(page);
  await expectStable(page, LAYERS, () => expectChoices(page, []));
  expect(errors).toEqual([]);
});

test('TAB-1 paper shows the chosen panel of a group with its label, and all panels of other tabs', async ({ page }) => {
  await store(page, ENTRIES);
  for (const isHydrated of [false, true]) {
    const bundles = await holdRequests(page, SCRIPTS);
    await page.goto('/docs/rest/advanced/register_webhooks');
    if (isHydrated) {
      await bundles.release();
      await waitForApp(page);
    }
    await page.emulateMedia({ media: 'print' });
    const printed = await page
      .getByRole('tabpanel')
      .evaluateAll((panels) =>
        panels
          .filter((panel) => getComputedStyle(panel).display !== 'none')
          .map((panel) => getComputedStyle(panel, '::before').content.replaceAll('"', '')),
      );
    expect([...new Set(printed)]).toEqual([
      'room_update',
      'recording_update',
      'participant_update',
      'snapshot_update',
      'Python',
      // The responses of a call, which depend on no choice.
      '200',
      '403, 404',
    ]);
    await expect(page.getByRole('tablist')).toHaveCount(0);
    await page.emulateMedia({ media: null });
    await page.unrouteAll({ behavior: 'wait' });
  }
});
