import { chromium, expect, test } from '@playwright/test';
import { routes } from '../../src/site/routes';
import { axeFindingsInBothModes } from '../support/axe';
import { openPage, pageWidth } from '../support/browser';
import { hero, layoutLabel, LAYOUTS } from '../support/landing';

test('the page does not scroll sideways, and what is new stands apart', async ({ page }) => {
  await page.goto(routes.home());
  for (const width of [320, 360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const name of LAYOUTS) {
      await layoutLabel(page, name).click();
      expect(await pageWidth(page), name).toBe(width);
    }
    const [posts, notes] = await page
      .getByRole('region', { name: 'What is new' })
      .locator('> div')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect()));
    expect(width < 997 ? notes!.top - posts!.bottom : notes!.left - posts!.right).toBeGreaterThanOrEqual(24);
  }
});

test('with text at 200 %, the page does not scroll sideways, and names of layouts stay inside their frames', async () => {
  const { executablePath, args = [] } = test.info().project.use.launchOptions ?? {};
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [...args, '--blink-settings=defaultFontSize=32'],
  });
  for (const width of [360, 1280]) {
    const page = await browser.newPage({
      baseURL: test.info().project.use.baseURL!,
      viewport: { width, height: 800 },
    });
    await page.goto(routes.home());
    expect(await pageWidth(page)).toBe(width);
    const overflows = await hero(page)
      .locator('label')
      .evaluateAll((labels) => labels.map((label) => label.scrollWidth - label.clientWidth));
    expect(overflows).toEqual(LAYOUTS.map(() => 0));
  }
  await browser.close();
});

test('with forced colors, the chosen layout has the colors of a selection', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(routes.home());
  await layoutLabel(page, 'two').click();
  const system = (color: string) =>
    page.evaluate((name) => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.cssText = `forced-color-adjust: none; color: ${name}`;
      const { color: computed } = getComputedStyle(probe);
      probe.remove();
      return computed;
    }, color);
  await expect(layoutLabel(page, 'two')).toHaveCSS('background-color', await system('Highlight'));
  await expect(layoutLabel(page, 'two')).toHaveCSS('color', await system('HighlightText'));
  await expect(layoutLabel(page, 'six')).toHaveCSS('color', await system('CanvasText'));
});

test('with a chosen layout, the landing page has no axe violations in both modes', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openPage(page, routes.home());
  await layoutLabel(page, 'present-lower-3').click();
  expect(await axeFindingsInBothModes(page)).toEqual([]);
});

test('cards lead to the ways in and to the playgrounds, each with a picture that fits', async ({ page }) => {
  await page.goto(routes.home());
  for (const [name, count] of [
    ['Three ways to start', 3],
    ['Try it without a key', 2],
  ] as const) {
    const cards = page.getByRole('region', { name }).getByRole('listitem');
    await expect(cards).toHaveCount(count);
    for (const card of await cards.all()) {
      await expect(card.getByRole('link')).toHaveCount(1);
      const [frame, image] = await card.evaluate((item) =>
        ['div', 'svg'].map((part) => item.querySelector(part)!.getBoundingClientRect()),
      );
      expect(frame!.width / frame!.height).toBeCloseTo(16 / 9, 1);
      expect([image!.width, image!.height]).toEqual([frame!.width, frame!.height]);
    }
  }
});
