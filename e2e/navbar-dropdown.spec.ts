import { expect, test } from '@playwright/test';
import { openPage } from './support/browser';
import { LONG, tools, menuLink } from './support/navbar';

test('DD-1 DD-2 the menu opens on hover, and the pointer can reach it', async ({ page }) => {
  await openPage(page, LONG);
  await expect(tools(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(menuLink(page, 'API cheat sheet')).toBeHidden();
  await tools(page).hover();
  await expect(tools(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(menuLink(page, 'API cheat sheet')).toBeVisible();
  // Moves slowly from the button to the entry, over every pixel in between.
  const from = (await tools(page).boundingBox())!;
  const to = (await menuLink(page, 'API cheat sheet').boundingBox())!;
  await page.mouse.move(from.x + 20, from.y + from.height / 2);
  await page.mouse.move(from.x + 20, to.y + to.height / 2, { steps: 60 });
  await expect(menuLink(page, 'API cheat sheet')).toBeVisible();
  await page.mouse.move(900, 600);
  await expect(tools(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(menuLink(page, 'API cheat sheet')).toBeHidden();
});

test('DD-1 DD-2 Enter and Space open the menu, Escape closes it and returns the focus', async ({ page }) => {
  await openPage(page, LONG);
  for (const key of ['Enter', 'Space']) {
    await tools(page).focus();
    await page.keyboard.press(key);
    await expect(tools(page)).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await expect(menuLink(page, 'Streaming client')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menuLink(page, 'Streaming client')).toBeHidden();
    await expect(tools(page)).toBeFocused();
    await expect(tools(page)).toHaveAttribute('aria-expanded', 'false');
  }
});

test('DD-2 the menu opens on hover and focus before the app has started', async ({ page }) => {
  await page.route(/\/app-[0-9a-f]+\.js$/, () => undefined);
  await page.goto(LONG);
  await tools(page).hover();
  await expect(menuLink(page, 'API cheat sheet')).toBeVisible();
  await page.mouse.move(900, 600);
  await expect(menuLink(page, 'API cheat sheet')).toBeHidden();
  await tools(page).focus();
  await page.keyboard.press('Tab');
  await expect(menuLink(page, 'Streaming client')).toBeFocused();
});
