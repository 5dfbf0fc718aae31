import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';

async function openDialog(page: Page): Promise<void> {
  await page.goto('/docs/rest/rondo-overview');
  await page.waitForSelector('html[data-has-hydrated]');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toBeVisible();
}

test('SRM-2 SRM-4 the dialog opens by keys and by click, closes by Escape, and the focus goes back to the button', async ({ page }) => {
  await openDialog(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  const button = page.getByRole('button', { name: /^Search/ });
  await expect(button).toBeFocused();
  await button.click();
  await expect(page.getByRole('dialog')).toBeVisible();
});


test('SRM-15 no hits say so', async ({ page }) => {
  await openDialog(page);
  await page.keyboard.type('qqxxzzvv');
  await expect(page.getByText('No results for')).toBeVisible();
});

test('SRM-5 axe finds nothing in the dialog with results', async ({ page }) => {
  await openDialog(page);
  await page.keyboard.type('layers');
  await expect(page.getByRole('option').first()).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual([]);
});

test('SRP-1 SRP-3 SRP-7 the page of results counts them and is not indexed', async ({ page }) => {
  await page.goto('/search?q=webhook');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search results for "webhook"');
  await expect(page.getByText(/documents found|document found/)).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow');
});

test('RTE-10 searching asks no host but our own', async ({ page }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (/^https?:/.test(request.url()) && new URL(request.url()).hostname !== 'localhost') foreign.push(request.url());
  });
  await openDialog(page);
  await page.keyboard.type('permalink');
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(foreign).toEqual([]);
});
