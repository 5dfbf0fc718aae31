import { expect, test, type Page } from '@playwright/test';
import { addLink, openPage, scrollToY, scrollY } from './support/browser';

const LONG = '/docs/rest/references/layers';

const backToTop = (page: Page) => page.getByRole('button', { name: 'Scroll back to top', includeHidden: true });

test('SCR-4 the button appears on scrolling up beyond 300 px, leads to the top, and is not there after a jump', async ({
  page,
}) => {
  await openPage(page, LONG);
  const shown = backToTop(page).and(page.locator('[data-shown]'));
  await expect(backToTop(page)).toBeHidden();
  await scrollToY(page, 900);
  await expect(shown).toHaveCount(0);
  await scrollToY(page, 800);
  await expect(backToTop(page)).toBeVisible();
  await scrollToY(page, 900);
  await expect(backToTop(page)).toBeHidden();
  await scrollToY(page, 310);
  await expect(shown).toHaveCount(1);
  await scrollToY(page, 290);
  await expect(shown).toHaveCount(0);
  await scrollToY(page, 900);
  await scrollToY(page, 800);
  await backToTop(page).click();
  await expect.poll(() => scrollY(page)).toBe(0);
  await expect(shown).toHaveCount(0);

  await scrollToY(page, 1500);
  const id = await page.evaluate(() => document.querySelector('main h2[id]')?.id ?? '');
  await (await addLink(page, `#${id}`)).click();
  await expect.poll(() => scrollY(page)).toBeLessThan(1500);
  await expect(shown).toHaveCount(0);
});
