import { expect, test, type Page } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { openPage } from './support/browser';
import { routes } from '../src/site/routes';
import { siteConfig } from '../src/site/config/site-config';

/** What is printed after the links of the content, by their `href`. */
async function printedAddresses(page: Page): Promise<Map<string, string>> {
  await page.emulateMedia({ media: 'print' });
  return new Map(
    await page.locator('.prose a[href]').evaluateAll((links) =>
      links.map((link): [string, string] => {
        const href = link.getAttribute('href') ?? '';
        const { content } = getComputedStyle(link, '::after');
        const parts = [...content.replace('attr(href)', JSON.stringify(href)).matchAll(/"((?:[^"\\]|\\.)*)"/g)];
        return [href, parts.map(([, text]) => text).join('')];
      }),
    ),
  );
}

for (const path of ['/docs/rest/references/layers', '/docs/sdks']) {
  test(`${path} is printed with full addresses of its links`, async ({ page }) => {
    await openPage(page, path);
    const printed = [...(await printedAddresses(page))].filter(([href]) => !href.startsWith('#'));
    expect(printed.length).toBeGreaterThan(3);
    const { origin } = new URL(siteConfig.url);
    for (const [href, text] of printed) expect(text).toBe(` (${href.startsWith('/') ? origin + href : href})`);
  });
}

test('links within the page and on the screen have no address behind them', async ({ page }) => {
  await openPage(page, '/docs/rest/references/layers');
  for (const [href, text] of await printedAddresses(page)) if (href.startsWith('#')) expect(text).not.toContain('#');
  await page.emulateMedia({ media: 'screen' });
  const contents = await page
    .locator('.prose a[href^="/"]')
    .evaluateAll((links) => links.map((link) => getComputedStyle(link, '::after').content));
  expect(new Set(contents)).toEqual(new Set(['none']));
});

for (const path of [routes.releaseNotes(), `${routes.releaseNotes()}?area=go`, '/docs/rest/references/layers']) {
  test(`the first printed page of ${path} has the beginning of the content`, async ({ page }) => {
    await openPage(page, path);
    const heading = await page.getByRole('main').getByRole('heading', { level: 2 }).first().textContent();
    const paper = await getDocument({ data: new Uint8Array(await page.pdf({ format: 'A4' })), verbosity: 0 }).promise;
    const { items } = await (await paper.getPage(1)).getTextContent();
    expect(items.map((item) => ('str' in item ? item.str : '')).join('')).toContain(heading);
  });
}
