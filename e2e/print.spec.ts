import { expect, test, type Page } from '@playwright/test';
import { postSources } from './support/blog-sources';
import { openPage } from './support/browser';
import { onlyInAll } from './support/only-in-all';
import { printedTexts } from './support/print';
import { routes } from '../src/site/routes';
import { siteConfig } from '../src/site/config/site-config';

/** What is printed after the links of the content, by their `href`. */
async function printedAddresses(page: Page): Promise<Map<string, string>> {
  await page.emulateMedia({ media: 'print' });
  return new Map(
    await page.locator(':is(.prose, [aria-label=Updates]) a[href]').evaluateAll((links) =>
      links.map((link): [string, string] => {
        const href = link.getAttribute('href') ?? '';
        const { content } = getComputedStyle(link, '::after');
        const parts = [...content.replace('attr(href)', JSON.stringify(href)).matchAll(/"((?:[^"\\]|\\.)*)"/g)];
        return [href, parts.map(([, text]) => text).join('')];
      }),
    ),
  );
}

/** A post with an update that has a link. */
const updated = postSources.find(({ updates }) => updates.some(({ link }) => link))!;

for (const path of ['/docs/rest/references/layers', '/docs/sdks', updated.path])
  test(`${path} is printed with full addresses of its links to other pages, which are not on the screen`, async ({
    page,
  }) => {
    await openPage(page, path);
    const printed = await printedAddresses(page);
    expect(printed.size).toBeGreaterThan(3);
    const { origin } = new URL(siteConfig.url);
    for (const [href, text] of printed)
      if (href.startsWith('#')) expect(text).not.toContain('#');
      else expect(text).toBe(` (${href.startsWith('/') ? origin + href : href})`);
    await page.emulateMedia({ media: 'screen' });
    const contents = await page
      .locator('.prose a[href^="/"]')
      .evaluateAll((links) => links.map((link) => getComputedStyle(link, '::after').content));
    expect(new Set(contents)).toEqual(new Set(['none']));
  });

for (const path of [routes.releaseNotes(), `${routes.releaseNotes()}?area=go`, '/docs/rest/references/layers'])
  test(`the first printed page of ${path} has the beginning of the content`, async ({ page }) => {
    await openPage(page, path);
    const heading = await page.getByRole('main').getByRole('heading', { level: 2 }).first().textContent();
    const [first = []] = await printedTexts(page);
    expect(first.map(({ text }) => text).join('')).toContain(heading);
  });

test('a printed page has the numbers of its steps, and a margin', onlyInAll(), async ({ page }) => {
  await openPage(page, '/docs/rest/how-to/how-to-put-a-user-in-a-specific-spot');
  const count = await page.locator('.steps > ol > li').count();
  expect(count).toBeGreaterThan(2);
  const texts = (await printedTexts(page)).flat().filter(({ text }) => text.trim() !== '');
  const numbers = Array.from({ length: count }, (_, index) => `${index + 1}`);
  expect(numbers.filter((number) => !texts.some(({ text }) => text.trim() === number))).toEqual([]);
  for (const { x, text } of texts) expect(x, text).toBeGreaterThan(40);
});
