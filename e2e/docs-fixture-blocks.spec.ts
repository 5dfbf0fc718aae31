import { expect } from '@playwright/test';
import { openPage } from './support/browser';
import { test, QUICK_START } from './support/docs-fixture';
import { onlyInAll } from './support/only-in-all';

const ADMONITIONS: readonly (readonly [index: number, kind: string, title: string, text: string])[] = [
  [0, 'note', 'Note', 'A note.'],
  [1, 'tip', 'A title with code', 'A tip.'],
  [2, 'info', 'A trailing title', 'An information.'],
  [3, 'warning', 'Warning', 'A warning.'],
  [4, 'danger', 'Danger', 'A danger.'],
  [5, 'note', 'Note', 'Written as secondary.'],
  [6, 'info', 'Info', 'Written as important.'],
  [7, 'tip', 'Tip', 'Written as success.'],
  [8, 'warning', 'Warning', 'Written as caution.'],
];

test('ADM-1 each kind of admonition, nested and empty ones', async ({ page }) => {
  await page.goto('/docs/blocks/admonitions');
  await test.step('each kind of admonition has its title, accessible name and icon', async () => {
    const admonitions = page.locator('article .admonition');
    for (const [index, kind, title, text] of ADMONITIONS) {
      const admonition = admonitions.nth(index);
      await expect(admonition).toHaveClass(`admonition admonition-${kind}`);
      await expect(admonition).toHaveAttribute('role', 'note');
      await expect(admonition).toHaveAccessibleName(`${kind.charAt(0).toUpperCase()}${kind.slice(1)}`);
      await expect(admonition.locator('.admonition-title')).toHaveText(title);
      await expect(admonition).toContainText(text);
    }
    const title = admonitions.nth(1).locator('.admonition-title');
    await expect(title.locator('em')).toHaveText('title');
    await expect(title.locator('code')).toHaveText('code');
    const icons = await Promise.all(
      [0, 1, 2, 3, 4].map((index) =>
        admonitions
          .nth(index)
          .locator('.admonition-title')
          .evaluate((element) => getComputedStyle(element, '::before').maskImage),
      ),
    );
    expect(new Set(icons).size).toBe(5);
  });

  await test.step('admonitions can be nested and empty, and an unknown kind is shown as info', async () => {
    const outer = page.locator('.admonition', { has: page.locator('.admonition .admonition') }).first();
    await expect(outer.locator('> .admonition-title')).toHaveText('Outer');
    await expect(outer.locator('> .admonition > .admonition-title')).toHaveText('Middle');
    await expect(outer.locator('> .admonition > .admonition > .admonition-title')).toHaveText('Inner');
    await expect(outer.locator('> p')).toContainText(['Outer', 'Before.', 'After.']);
    await expect(page.locator('.admonition', { hasText: /^\s*Empty\s*$/ })).toBeVisible();
    const unknown = page.locator('.admonition', { hasText: 'Of a kind that nobody knows.' });
    await expect(unknown).toHaveClass('admonition admonition-info');
    await expect(page.getByText('The time is 10:30 and this :thing[is] no directive.')).toBeVisible();
  });
});

test('MDX-1 a details element opens without scripts', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site });
  const page = await context.newPage();
  await page.goto('/docs/blocks/media');
  const text = page.getByText('The text inside is there without scripts.');
  await expect(text).toBeHidden();
  await page.getByText('More to read').click();
  await expect(text).toBeVisible();
  await expect(page.locator('details', { has: text })).toHaveAttribute('open');
  await context.close();
});

test('MDX-1 images load lazily with reserved space; links lead to pages', async ({ page }) => {
  await page.goto('/docs/blocks/media');
  await test.step('images load lazily, with reserved space, so nothing shifts', async () => {
    const images = page.locator('article img:not(.diagram-light, .diagram-dark)');
    await expect(images).toHaveCount(3);
    for (const image of await images.all()) {
      await expect(image).toHaveAttribute('loading', 'lazy');
      await expect(image).toHaveAttribute('width', '1200');
      await expect(image).toHaveAttribute('height', '600');
      await expect(image).toHaveAttribute('src', /^\/assets\/[0-9a-f]{16}\.png$/);
    }
    await expect(page.locator('.figure figcaption')).toHaveText('A figure with a caption.');
    await expect(images.first()).toHaveJSProperty('naturalWidth', 1200);
  });

  await test.step('links to files lead to the pages of those files and keep fragments and queries', async () => {
    await expect(page.getByRole('link', { name: 'A page of another folder' })).toHaveAttribute(
      'href',
      `${QUICK_START}?from=media#send-it`,
    );
    await page.getByRole('link', { name: 'The highlighted lines' }).click();
    await expect(page).toHaveURL('/docs/blocks/code#highlight-comments');
    await expect(page.getByRole('heading', { name: 'Highlight comments' })).toBeInViewport();
  });
});

test(
  'MDX-1 an image opens at full size by click and by key, and the focus returns to it',
  onlyInAll(),
  async ({ page }) => {
    await openPage(page, '/docs/blocks/media');
    const image = page.getByRole('button', { name: 'A grid of six tiles' });
    const dialog = page.getByRole('dialog', { name: 'Picture at full size' });
    await image.click();
    await expect(dialog.getByRole('img')).toHaveAttribute('width', '1200');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(image).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(image).toBeFocused();
  },
);
