import { expect, test, type Locator, type Page } from '@playwright/test';
import { openPage } from './support/browser';
import { testOn } from './support/fixture-site';
import { onlyInAll } from './support/only-in-all';

const onFixture = testOn('zeta');
const CODE = '/docs/blocks/code';

/** The code blocks below a heading, up to the next one. */
const blocksBelow = (page: Page, id: string): Locator =>
  page.locator(`[data-code-block]:is(h2[id="${id}"] ~ *):not(h2[id="${id}"] ~ h2 ~ *)`);

const copied = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

/** Presses the copy button of a block and waits for the confirmation. */
async function copy(block: Locator): Promise<void> {
  await block.hover();
  await block.getByRole('button', { name: 'Copy code to clipboard' }).click();
  await expect(block.getByRole('button', { name: 'Copied' })).toBeVisible();
}

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });
onFixture.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('CODE-4 CODE-6 code is copied alone and confirmed; its buttons appear on hover and focus', async ({ page }) => {
  await openPage(page, '/docs/sdks/php');
  await test.step('copying copies only the code and is confirmed for a second, also to screen readers', async () => {
    const block = page.locator('[data-code-block]').filter({ visible: true }).first();
    const button = block.locator('[data-code-copy]');
    await button.evaluate((element) => {
      const times: number[] = [];
      (window as unknown as { times: number[] }).times = times;
      new MutationObserver(() => times.push(performance.now())).observe(element, { attributeFilter: ['aria-label'] });
    });
    await copy(block);
    expect(await copied(page)).toBe((await block.locator('code').textContent())?.replace(/\n$/, ''));
    await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toHaveCount(1);
    await expect(button).toHaveAccessibleName('Copy code to clipboard');
    const [start = 0, end = 0] = await page.evaluate(() => (window as unknown as { times: number[] }).times);
    expect(end - start).toBeGreaterThanOrEqual(990);
    expect(end - start).toBeLessThan(3000);
    await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toHaveCount(0);
  });

  await test.step('the buttons appear on hover and focus, and the code can be scrolled with the keyboard', async () => {
    await openPage(page, '/docs/rest/rondo-api');
    const block = page.locator('[data-code-block]').filter({ visible: true }).first();
    const button = block.locator('[data-code-copy]');
    const opacity = () => button.evaluate((element) => Number(getComputedStyle(element).opacity));
    await page.mouse.move(0, 0);
    expect(await opacity()).toBe(0);
    await block.hover();
    await expect.poll(opacity).toBe(1);
    await page.mouse.move(0, 0);
    await expect.poll(opacity).toBe(0);
    await button.focus();
    await expect.poll(opacity).toBe(1);
    await page.keyboard.press('Tab');
    await expect(block.locator('pre')).toBeFocused();
  });
});

onFixture(
  'CODE-5 the wrap button is shown while a line is too long and while wrapping is on',
  onlyInAll(),
  async ({ page }) => {
    await openPage(page, CODE);
    const [long, short] = [blocksBelow(page, 'long-lines').nth(0), blocksBelow(page, 'long-lines').nth(1)];
    const wrap = long.getByRole('button', { name: 'Toggle word wrap', includeHidden: true });
    await expect(wrap).not.toHaveAttribute('hidden');
    await expect(wrap).toHaveAttribute('aria-pressed', 'false');
    await expect(short.locator('[data-code-wrap]')).toHaveAttribute('hidden');

    const overflows = () => long.locator('pre').evaluate((pre) => pre.scrollWidth > pre.clientWidth);
    expect(await overflows()).toBe(true);
    await long.hover();
    await wrap.click();
    await expect(wrap).toHaveAttribute('aria-pressed', 'true');
    await expect(wrap).toBeVisible();
    expect(await overflows()).toBe(false);
    await wrap.click();
    await expect(wrap).toHaveAttribute('aria-pressed', 'false');
    expect(await overflows()).toBe(true);
  },
);

onFixture('CODE-5 the wrap button is updated when a tab opens', async ({ page }) => {
  await openPage(page, '/docs/blocks/tabs');
  const panel = page.getByRole('tabpanel', { name: 'Three', includeHidden: true });
  const wrap = panel.locator('[data-code-wrap]');
  await expect(wrap).toHaveAttribute('hidden');
  await page.getByRole('tab', { name: 'Three' }).click();
  await expect(wrap).not.toHaveAttribute('hidden');
});
