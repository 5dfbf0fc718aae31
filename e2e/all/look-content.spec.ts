import { expect, test, type Page } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { crashTitle, openPage, pageWidth, UNDECODABLE } from '../support/browser';
import { routes } from '../../src/site/routes';

const ENDPOINTS = '/docs/rest/api-endpoints';

test('what is visually hidden in a wide table does not widen the page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await openPage(page, routes.quickStart());
  expect(await pageWidth(page)).toBe(320);
  // At the end of a cell that is out of view.
  await page
    .locator('.table-frame td:last-child')
    .first()
    .evaluate((cell) => {
      const text = Object.assign(document.createElement('span'), {
        className: 'visually-hidden',
        textContent: 'text',
      });
      const wide = document.createElement('code');
      wide.style.cssText = 'display: block; inline-size: 900px; text-align: end';
      wide.append(text);
      cell.append(wide);
    });
  expect(await pageWidth(page)).toBe(320);
});

test('on a phone, the two cells of a row are stacked; rows with more cells are not', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(routes.sdks());
  const rows = await page.locator('.table-frame tbody tr').evaluateAll((all) =>
    all.map((row) => {
      const [first, second] = [...row.children].map((cell) => cell.getBoundingClientRect());
      return { cells: row.children.length, isStacked: second!.top >= first!.bottom - 1, width: second!.width };
    }),
  );
  const pairs = rows.filter(({ cells }) => cells === 2);
  expect(pairs.length).toBeGreaterThan(3);
  for (const { isStacked, width } of pairs) expect([isStacked, width > 300]).toEqual([true, true]);
  expect(rows.filter(({ cells, isStacked }) => cells > 2 && isStacked)).toEqual([]);
  expect(await pageWidth(page)).toBe(360);
});

test('the paths in the table of all calls are aligned, and rows are no cards', async ({ page }) => {
  await page.goto(ENDPOINTS);
  for (const width of [1024, 1280, 1600]) {
    await page.setViewportSize({ width, height: 900 });
    const columns = await page
      .locator('.params tbody th')
      .evaluateAll((cells) =>
        cells.map((cell) =>
          ['code', '.endpoint-method'].map((part) => cell.querySelector(part)!.getBoundingClientRect().left),
        ),
      );
    expect(columns.length).toBeGreaterThan(40);
    expect(new Set(columns.map(([path]) => path)).size).toBe(1);
    for (const [path, method] of columns) expect(path! - method!).toBe(72);
    await expect(page.getByRole('columnheader', { name: 'Credential' }).first()).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Table of contents' })).toHaveCount(0);
    expect(await pageWidth(page)).toBe(width);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(7000);
  }
});

for (const path of [routes.overview(), '/docs/rest/how-to-guides', routes.sdks(), '/docs/sdks/js/rondo-js-sdk', '/'])
  test(`no card of ${path} is alone in its row while others share theirs, and all look the same`, async ({ page }) => {
    await page.goto(path);
    for (const grid of await page.locator('main .card-grid').all()) {
      const cards = await grid.locator('> *').evaluateAll((all) =>
        all.map((card) => {
          const { top, width } = card.getBoundingClientRect();
          const title = card.querySelector('.card-title')!;
          const { backgroundColor, borderRadius } = getComputedStyle(card);
          return { top, width, look: [backgroundColor, borderRadius, getComputedStyle(title).color].join() };
        }),
      );
      const inner = await grid.evaluate((element) => element.clientWidth);
      for (const { top, width } of cards)
        expect(cards.filter((card) => card.top === top).length > 1 || Math.abs(width - inner) < 1).toBe(true);
      expect(new Set(cards.map(({ look }) => look)).size).toBe(1);
    }
    expect(await page.locator('main .card-grid').count()).toBeGreaterThan(0);
  });

test('"Read more" begins where its text does', async ({ page }) => {
  await page.goto(routes.blog());
  const post = page.locator('main article').first();
  const text = (await post.locator('p').last().boundingBox())!;
  const more = (await post.getByRole('link', { name: /^Read more/ }).boundingBox())!;
  expect(Math.abs(more.x - text.x)).toBeLessThan(1);
});

test('titles in the archive have the color of text', async ({ page }) => {
  await page.goto(routes.blogArchive());
  const color = await page.locator('main h1').evaluate((title) => getComputedStyle(title).color);
  await expect(page.locator('main section a').first()).toHaveCSS('color', color);
});

test('the error for a bad address looks like the page for a missing one', async ({ page }) => {
  const look = () =>
    page.locator('main h1').evaluate((title) => {
      const { fontSize, textAlign } = getComputedStyle(title);
      const { left, right } = title.getBoundingClientRect();
      return { fontSize, textAlign, middle: Math.round((left + right) / 2) };
    });
  await page.goto('/no/such/page');
  const missing = await look();
  await page.goto(UNDECODABLE);
  await expect(crashTitle(page)).toBeVisible();
  expect(await look()).toEqual(missing);
  const ring = await page.locator('main [role=alert]').evaluate((box) => {
    const { content, maskImage, inlineSize } = getComputedStyle(box, '::before');
    return { content, inlineSize, hasMask: maskImage.startsWith('url(') };
  });
  expect(ring).toEqual({ content: '""', inlineSize: '72px', hasMask: true });
});

for (const [path, name] of [
  ['/', 'Quick start'],
  ['/no/such/page', 'Search the site'],
] as const)
  test(`with forced colors, the filled button of ${path} has the colors of a selection`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(path);
    const colors = await page
      .getByRole('main')
      .getByRole('link', { name })
      .evaluate((button) => {
        const probe = document.body.appendChild(document.createElement('i'));
        probe.style.cssText = 'forced-color-adjust: none; background: Highlight; color: HighlightText';
        return [button, probe].map((one) => {
          const style = getComputedStyle(one);
          return [style.backgroundColor, style.color, style.getPropertyValue('forced-color-adjust')];
        });
      });
    expect(colors[0]).toEqual(colors[1]);
  });

/** Texts on the pages of a printed page, with their distance from the left edge of the paper. */
async function print(page: Page): Promise<{ text: string; x: number }[]> {
  const data = new Uint8Array(await page.pdf({ format: 'A4', printBackground: false, preferCSSPageSize: true }));
  const paper = await getDocument({ data, verbosity: 0 }).promise;
  const texts: { text: string; x: number }[] = [];
  for (let number = 1; number <= paper.numPages; number += 1) {
    const { items } = await (await paper.getPage(number)).getTextContent();
    for (const item of items)
      if ('str' in item && item.str.trim()) texts.push({ text: item.str.trim(), x: Number(item.transform[4]) });
  }
  return texts;
}

test('a printed page has the numbers of its steps, and a margin', async ({ page }) => {
  await openPage(page, '/docs/rest/how-to/how-to-put-a-user-in-a-specific-spot');
  const count = await page.locator('.steps > ol > li').count();
  expect(count).toBeGreaterThan(2);
  const texts = await print(page);
  const numbers = Array.from({ length: count }, (_, index) => `${index + 1}`);
  expect(numbers.filter((number) => !texts.some(({ text }) => text === number))).toEqual([]);
  await openPage(page, routes.home());
  for (const { x, text } of await print(page)) expect(x, text).toBeGreaterThan(40);
});
