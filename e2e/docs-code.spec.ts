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

test('CODE-4 a failed copy is reported, and the code is selected', async ({ page }) => {
  await openPage(page, '/docs/sdks/php');
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  const block = page.locator('[data-code-block]').filter({ visible: true }).first();
  const button = block.locator('[data-code-copy]');
  await button.focus();
  await button.press('Enter');
  await expect(button).toHaveAccessibleName('Copying failed');
  await expect(page.getByRole('status').filter({ hasText: 'Copying failed' })).toHaveCount(1);
  expect(await page.evaluate(() => getSelection()?.toString().trim())).toBe(
    (await block.locator('code').innerText()).trim(),
  );
});

onFixture(
  'CODE-1 CODE-2 CODE-3 languages, titles, ranges, line numbers and highlight comments of fences',
  async ({ page }) => {
    await openPage(page, CODE);
    await test.step('language names ignore letter case, and an unknown language is shown without highlighting', async () => {
      const below = blocksBelow(page, 'languages');
      await expect(below.locator('.code-language')).toHaveText([
        'Kotlin',
        'Swift',
        'Gradle',
        'PowerShell',
        'PHP',
        'Shell',
      ]);
      for (const block of await below.all()) expect(await block.locator('i').count()).toBeGreaterThan(0);
      const unknown = page.locator('[data-code-block]', { hasText: 'anything' });
      await expect(unknown.locator('.code-language')).toHaveText('Unheard-of');
      await expect(unknown.locator('i')).toHaveCount(0);
    });

    await test.step('a title names the block, and a range highlights its lines', async () => {
      const block = blocksBelow(page, 'titles-and-ranges').first();
      await expect(block.locator('.code-title')).toHaveText('src/start.js');
      await expect(block.locator('pre')).toHaveAccessibleName('src/start.js (JavaScript)');
      expect(await marked(block)).toEqual(['const first = 1;', 'const third = 3;', 'const fourth = 4;']);
      const bar = await block
        .locator('.is-highlighted')
        .first()
        .evaluate((line) => getComputedStyle(line).boxShadow);
      expect(bar).toContain('inset');
    });

    await test.step('line numbers start at the given number and are not copied', async () => {
      const [first, second] = [blocksBelow(page, 'line-numbers').nth(0), blocksBelow(page, 'line-numbers').nth(1)];
      const numbers = (block: Locator) =>
        block.locator('pre').evaluate((pre) => {
          const start = Number(getComputedStyle(pre).counterReset.split(' ')[1]);
          return [...pre.querySelectorAll('.code-line')].map((line, index) =>
            getComputedStyle(line, '::before').content.includes('counter(line)') ? start + index + 1 : null,
          );
        });
      expect(await numbers(first)).toEqual([1, 2]);
      expect(await numbers(second)).toEqual([41, 42]);
      await copy(second);
      expect(await copied(page)).toBe('first = 1\nsecond = 2');
      await expect(page.locator('[data-code-block]').first().locator('.has-numbers')).toHaveCount(0);
    });

    await test.step('highlight comments mark lines and are removed, also from the copied text', async () => {
      const [script, ranged, unknown] = [0, 1, 2].map((index) =>
        blocksBelow(page, 'highlight-comments').nth(index),
      ) as [Locator, Locator, Locator];
      expect(await marked(script)).toEqual([
        'const marked = 2;',
        'const alsoMarked = 3;',
        "const marks = 'the last one';",
      ]);
      await copy(script);
      expect(await copied(page)).toBe(
        "const plain = 1;\nconst marked = 2;\nconst alsoMarked = 3;\nconst marks = 'the last one';\nconst end = 4;",
      );
      // If the fence has a range, highlight comments are ordinary text.
      expect(await marked(ranged)).toEqual(['first = 1']);
      await expect(ranged.locator('code')).toContainText('# highlight-next-line');
      expect(await marked(unknown)).toEqual(['marked']);
    });
  },
);

/** Text of the highlighted lines. */
function marked(block: Locator): Promise<string[]> {
  return block
    .locator('.is-highlighted')
    .evaluateAll((lines) => lines.map((line) => line.textContent?.trimEnd() ?? ''));
}

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

test('CODE-4 CODE-5 without scripts the buttons are not shown', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/docs/sdks/php');
  await expect(page.locator('.code').first()).toBeVisible();
  await expect(page.locator('.code-actions').first()).toBeHidden();
  await context.close();
});
