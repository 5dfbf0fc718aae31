import { expect, test } from '@playwright/test';
import { addLink, openPage } from '../support/browser';
import { routes } from '../../src/site/routes';
import { DOC, PLAIN, hamburger, dialog, mainMenu, closeButton, backButton, openMenu } from '../support/mobile-menu';

test.use({ viewport: { width: 390, height: 844 } });

test('MOB-3 on docs pages, the menu always opens with the sidebar and a link to the main menu', async ({ page }) => {
  await openMenu(page, DOC);
  for (let opening = 0; opening < 2; opening += 1) {
    await expect(backButton(page)).toBeVisible();
    await expect(dialog(page).locator('a[aria-current=page]')).toBeVisible();
    await expect(dialog(page).locator('nav[aria-label="Main menu"]')).toHaveAttribute('inert', '');
    await backButton(page).click();
    await expect(mainMenu(page).getByRole('link', { name: 'SDKs' })).toBeVisible();
    await expect(mainMenu(page)).not.toHaveAttribute('inert');
    await expect(page.locator('[inert]').filter({ has: page.getByText('← Back to main menu') })).toHaveCount(1);
    await expect(backButton(page)).toHaveCount(0);
    await closeButton(page).click();
    await expect(dialog(page)).toHaveCount(0);
    await hamburger(page).click();
  }
});

test('MOB-3 on a page without a sidebar, the menu opens with the main menu', async ({ page }) => {
  await openMenu(page, PLAIN);
  await expect(mainMenu(page).getByRole('link', { name: 'SDKs' })).toBeVisible();
  await expect(dialog(page).getByText('← Back to main menu')).toHaveCount(0);
});

test('MOB-3 MOB-5 the focus moves to the visible panel', async ({ page }) => {
  await openMenu(page, DOC);
  await backButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(mainMenu(page).getByRole('link', { name: 'REST API' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(mainMenu(page).getByRole('link', { name: 'SDKs' })).toBeFocused();
});

test('DD-3 a dropdown is collapsed unless it is active; a button that exposes its state toggles it', async ({
  page,
}) => {
  await openMenu(page, PLAIN);
  const tools = mainMenu(page).getByRole('button', { name: 'Tools' });
  await expect(tools).toHaveAccessibleName(/^Tools ?: Expand the dropdown$/);
  await expect(tools).toHaveAttribute('aria-expanded', 'false');
  await expect(mainMenu(page).getByRole('link', { name: 'Stream Recorder' })).toHaveCount(0);
  await tools.click();
  await expect(tools).toHaveAccessibleName(/^Tools ?: Collapse the dropdown$/);
  await expect(tools).toHaveAttribute('aria-expanded', 'true');
  await mainMenu(page).getByRole('link', { name: 'Stream Recorder' }).click();
  await expect(page).toHaveURL(routes.streamRecording());
  // The dropdown now contains the current page.
  await hamburger(page).click();
  await backButton(page).click();
  await expect(tools).toHaveAttribute('aria-expanded', 'true');
  await expect(mainMenu(page).getByRole('link', { name: 'Stream Recorder' })).toHaveAttribute(
    'aria-current',
    /page|true/,
  );
});

test('DD-3 a dropdown opens when one of its entries becomes active', async ({ page }) => {
  await openPage(page, PLAIN);
  await (await addLink(page, routes.streamRecording())).click();
  await expect(page).toHaveURL(routes.streamRecording());
  await hamburger(page).click();
  await backButton(page).click();
  await expect(mainMenu(page).getByRole('button', { name: 'Tools' })).toHaveAttribute('aria-expanded', 'true');
});

test('DD-4 a single language is a plain link', async ({ page }) => {
  await openMenu(page, PLAIN);
  await expect(mainMenu(page).getByRole('link', { name: 'English' })).toBeVisible();
  await expect(mainMenu(page).getByRole('button', { name: /English|Languages/ })).toHaveCount(0);
});
