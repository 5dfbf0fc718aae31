import { expect, test, type Locator, type Page } from '@playwright/test';
import { openPage } from './support/browser';

/** A page with a table of contents: it shows no calls. */
const AUTHORIZATION = '/docs/rest/references/authorization';

const contentsOf = (page: Page): Locator => page.getByRole('navigation', { name: 'Contents of this page' });

/** Ids of the headings in the table of contents, in order. */
const listedIds = (page: Page): Promise<string[]> =>
  contentsOf(page)
    .locator('a')
    .evaluateAll((links) => links.map((link) => decodeURIComponent((link as HTMLAnchorElement).hash.slice(1))));

/** Scrolls so that the heading's upper edge is `top` pixels below that of the window. */
async function putHeadingAt(page: Page, id: string, top: number): Promise<void> {
  await page.evaluate(
    ([name, y]) =>
      window.scrollBy({
        top: (document.getElementById(name)?.getBoundingClientRect().top ?? 0) - y,
        behavior: 'instant',
      }),
    [id, top] as const,
  );
  await expect
    .poll(() =>
      page.evaluate((name) => Math.round(document.getElementById(name)?.getBoundingClientRect().top ?? 0), id),
    )
    .toBe(top);
}

test('DOC-4 DOC-6 the table of contents marks the heading being read and leads to headings', async ({ page }) => {
  await openPage(page, AUTHORIZATION);
  await test.step('the table of contents stays visible and marks the heading being read', async () => {
    const ids = await listedIds(page);
    expect(ids.length).toBeGreaterThan(4);
    const marked = contentsOf(page).locator('[aria-current]');
    const [, second = '', third = ''] = ids;

    await putHeadingAt(page, second, 120);
    await expect(marked).toHaveAttribute('href', `#${second}`);
    await expect(contentsOf(page)).toBeInViewport();

    // The next heading is in the lower half of the window, so the previous one is still being read.
    await putHeadingAt(page, third, 500);
    await expect(marked).toHaveAttribute('href', `#${second}`);
    await putHeadingAt(page, third, 300);
    await expect(marked).toHaveAttribute('href', `#${third}`);
  });

  await test.step('a link to a heading scrolls it to half a line below the upper edge', async () => {
    for (const heading of await page.locator('article :is(h2, h3)[id]').all())
      expect(await heading.evaluate((element) => getComputedStyle(element).scrollMarginBlockStart)).toBe('8px');
    const [, , id = ''] = await listedIds(page);
    await contentsOf(page).locator(`a[href="#${id}"]`).click();
    await expect
      .poll(() =>
        page.locator(`[id="${id}"]`).evaluate((element) => Math.abs(element.getBoundingClientRect().top - 8) <= 1),
      )
      .toBe(true);
  });
});

test('DOC-5 SB-10 on a phone the table of contents is a collapsed button above the text', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openPage(page, AUTHORIZATION);
  await expect(contentsOf(page)).toBeHidden();
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const button = contents.locator('summary');
  await expect(button).toHaveText('On this page');
  await expect(contents.locator('details')).not.toHaveAttribute('open');
  await expect(contents.getByRole('link').first()).toBeHidden();
  const [above, below] = await Promise.all([contents.boundingBox(), page.locator('article').boundingBox()]);
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);

  await button.click();
  await expect(contents.locator('details')).toHaveAttribute('open');
  const link = contents.getByRole('link').nth(1);
  await expect(link).toBeVisible();
  const hash = await link.getAttribute('href');
  await link.click();
  await expect(page).toHaveURL(`${AUTHORIZATION}${hash}`);
  await expect(page.locator(`[id="${hash?.slice(1)}"]`)).toBeInViewport();

  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(contents).toBeHidden();
  await expect(contentsOf(page)).toBeVisible();
});

test('CAT-3 long card titles wrap', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/docs/sdks/js/features');
  const title = page.locator('main li h2').first();
  await title.evaluate((heading) => {
    heading.textContent = 'A title that is so long that no card of this width could ever hold it in one line';
  });
  const lines = await title.evaluate((heading) => ({
    height: heading.getBoundingClientRect().height,
    line: parseFloat(getComputedStyle(heading).lineHeight),
    isCut: heading.scrollWidth > heading.clientWidth,
  }));
  expect(lines.height).toBeGreaterThan(lines.line * 1.5);
  expect(lines.isCut).toBe(false);
});
