import { expect, test } from '@playwright/test';
import { holdRequests, openPage, waitForApp } from './support/browser';
import { LONG, STREAMREC, tools, menuLink } from './support/navbar';
import { onlyInAll } from './support/only-in-all';

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

test('DD-2 Escape closes a menu that the pointer opened', async ({ page }) => {
  await openPage(page, LONG);
  await tools(page).hover();
  await expect(menuLink(page, 'API cheat sheet')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menuLink(page, 'API cheat sheet')).toBeHidden();
  await expect(tools(page)).toHaveAttribute('aria-expanded', 'false');
});

for (const key of ['Enter', 'Space']) {
  test(`DD-1 DD-2 ${key} opens the menu, Escape closes it and returns the focus`, async ({ page }) => {
    await openPage(page, LONG);
    await tools(page).focus();
    await page.keyboard.press(key);
    await expect(tools(page)).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await expect(menuLink(page, 'Streaming client')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menuLink(page, 'Streaming client')).toBeHidden();
    await expect(tools(page)).toBeFocused();
    await expect(tools(page)).toHaveAttribute('aria-expanded', 'false');
  });
}

test(
  'DD-1 a press, a touch or focus elsewhere closes the menu, and so does following an entry',
  onlyInAll(),
  async ({ page, context }) => {
    await openPage(page, LONG);
    const devTools = await context.newCDPSession(page);
    const elsewhere: [string, () => Promise<unknown>][] = [
      ['press', async () => (await page.mouse.move(900, 600), page.mouse.down())],
      [
        'touch',
        () => devTools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: 900, y: 600 }] }),
      ],
      ['focus', () => page.locator('footer a').first().focus()],
      ['choice', () => menuLink(page, 'Stream Recorder').click()],
    ];
    for (const [, act] of elsewhere) {
      await page.mouse.move(900, 600);
      await page.evaluate(() => window.scrollTo(0, 0));
      await tools(page).focus();
      await page.keyboard.press('Enter');
      await expect(tools(page)).toHaveAttribute('aria-expanded', 'true');
      await act();
      await expect(tools(page)).toHaveAttribute('aria-expanded', 'false');
      await page.mouse.up();
    }
    await expect(page).toHaveURL(STREAMREC);
  },
);

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

test('DD-1 Enter as the first key opens the menu at once, and it stays open when the app starts', async ({ page }) => {
  const scripts = await holdRequests(page, '**/*.js');
  await page.goto(LONG);
  await tools(page).focus();
  await page.keyboard.press('Enter');
  await expect(menuLink(page, 'API cheat sheet')).toBeVisible();
  await scripts.release();
  await waitForApp(page);
  await expect(tools(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(menuLink(page, 'API cheat sheet')).toBeVisible();
});

test('DD-1 the focus on an entry is kept when the app starts', async ({ page }) => {
  const scripts = await holdRequests(page, '**/*.js');
  await page.goto(LONG);
  await tools(page).focus();
  await page.keyboard.press('Tab');
  await scripts.release();
  await waitForApp(page);
  await expect(menuLink(page, 'Streaming client')).toBeFocused();
  await expect(tools(page)).toHaveAttribute('aria-expanded', 'true');
});
