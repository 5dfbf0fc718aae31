import { expect, test, type Page } from '@playwright/test';
import { axeFindingsInBothModes } from './support/axe';
import { openPage, recordRequests } from './support/browser';
import { routes } from '../src/site/routes';

const PAGE = '/docs/rest/references/permalink';
const TEXT = 'The credential of one user in one running meeting.';

const hint = (page: Page) => page.getByRole('note', { name: 'Glossary' });
const term = (page: Page, name = 'access key') =>
  page.getByRole('main').locator(`a[href*="${routes.glossary()}#"]`).getByText(name, { exact: true });

test('with a mouse, the entry appears without leaving the page, can be pointed at, and goes with Escape', async ({
  page,
}) => {
  await page.clock.install();
  await openPage(page, PAGE);
  const requested = recordRequests(page);
  await term(page).hover();
  await expect(hint(page)).toContainText(TEXT);
  await expect(term(page)).toHaveAccessibleDescription(new RegExp(TEXT));
  expect(await axeFindingsInBothModes(page, { within: 'main' })).toEqual([]);
  await hint(page).getByRole('link').hover();
  // Longer than the time that the pointer may take to the box.
  await page.clock.runFor(500);
  await expect(hint(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(hint(page)).toHaveCount(0);
  await expect(term(page)).not.toHaveAttribute('aria-describedby');
  await term(page, 'guest link').hover();
  await expect(hint(page)).toContainText('A URL that lets anyone');
  expect(requested.filter((file) => file.endsWith('/glossary/page-data.json'))).toHaveLength(1);
  await page.mouse.move(2, 400);
  await expect(hint(page)).toHaveCount(0);
});

test('with the keyboard, the entry appears on focus, stays while the link has it, and Enter leads to it', async ({
  page,
}) => {
  await page.clock.install();
  await openPage(page, PAGE);
  await page.keyboard.press('Tab');
  await term(page).focus();
  await expect(hint(page)).toContainText(TEXT);
  await page.mouse.move(2, 400);
  await page.mouse.move(2, 402);
  await page.clock.runFor(500);
  await expect(hint(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(hint(page)).toHaveCount(0);
  await term(page).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${routes.glossary()}#access-key`);
  await expect(page.locator('#access-key')).toBeInViewport();
  await expect(hint(page)).toHaveCount(0);
});

test('without a network, the page stays as it is, and the link works once there is one', async ({ page, context }) => {
  await openPage(page, PAGE);
  await context.setOffline(true);
  const failed = page.waitForEvent('requestfailed');
  await term(page).hover();
  await failed;
  await expect(hint(page)).toHaveCount(0);
  await context.setOffline(false);
  await term(page).click();
  await expect(page.locator('#access-key')).toBeInViewport();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('a tap follows the link, as everywhere, and Back returns to the text', async ({ page }) => {
    await openPage(page, PAGE);
    await term(page).tap();
    await expect(page).toHaveURL(`${routes.glossary()}#access-key`);
    await expect(page.locator('#access-key')).toBeInViewport();
    await page.goBack();
    await expect(term(page)).toBeInViewport();
    await expect(hint(page)).toHaveCount(0);
  });
});
