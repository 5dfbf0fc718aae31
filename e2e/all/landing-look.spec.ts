import { expect, test } from '@playwright/test';
import { routes } from '../../src/site/routes';
import { axeFindingsInBothModes } from '../support/axe';
import { openPage, pageWidth } from '../support/browser';
import { layoutLabel, LAYOUTS } from '../support/landing';

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

test('with a chosen layout, the landing page has no axe violations in both modes', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openPage(page, routes.home());
  await layoutLabel(page, 'present-lower-3').click();
  expect(await axeFindingsInBothModes(page)).toEqual([]);
});
