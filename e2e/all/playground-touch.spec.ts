import { expect, test, type Locator } from '@playwright/test';
import { box, canvas, field, openLayouts, preparePlaygrounds } from '../support/playgrounds';

preparePlaygrounds();

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
  await expect.poll(async () => Number(await field(page, 'x').inputValue())).toBeGreaterThan(50);
  await swipe(page.locator('[data-handle="ne"]'), 30);
  await expect.poll(async () => Number(await field(page, 'Width').inputValue())).toBeGreaterThan(450);
  await context.close();
});
