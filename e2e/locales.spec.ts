// A site in English and German, in which German lacks some pages (e2e/fixtures/portal).
import { expect } from '@playwright/test';
import { testOn } from './support/fixture-site';

const test = testOn('portal');
const SITE = 'https://developers.rondo.example';

/** Language tags and addresses of the links to the page in other languages, and its canonical address. */
const HEAD = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[hreflang], link[rel=canonical]')].map(
    (link) => `${link.hreflang || link.rel} ${link.href}`,
  );

test('a translated page has its language, its dates, and alternates in all languages', async ({ page }) => {
  await page.goto('/portal/de/docs/rooms');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-AT');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Räume');
  await expect(page.locator('article time')).toHaveText('5. März 2026');
  await expect(page.locator('article footer')).toContainText('Zuletzt geändert am 5. März 2026');
  await expect(page.locator('[data-untranslated]')).toHaveCount(0);
  const alternates = [
    `en ${SITE}/portal/docs/rooms`,
    `de-AT ${SITE}/portal/de/docs/rooms`,
    `x-default ${SITE}/portal/docs/rooms`,
  ];
  expect(await page.evaluate(HEAD)).toEqual([`canonical ${SITE}/portal/de/docs/rooms`, ...alternates]);
  await page.goto('/portal/docs/rooms');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('article time')).toHaveText('Mar 5, 2026');
  expect(await page.evaluate(HEAD)).toEqual([`canonical ${SITE}/portal/docs/rooms`, ...alternates]);
});

test('a page without a translation says so, and leads search engines to the original', async ({ page, request }) => {
  await page.goto('/portal/de/docs/layouts');
  await expect(page.locator('[data-untranslated]')).toContainText('Diese Seite ist noch nicht übersetzt.');
  await expect(page.locator('article')).toHaveAttribute('lang', 'en');
  // Words of the interface in it are German.
  await expect(page.locator('article footer')).toHaveAttribute('lang', 'de-AT');
  await expect(page.locator('article footer')).toContainText('Diese Seite bearbeiten');
  const original = `${SITE}/portal/docs/layouts`;
  expect(await page.evaluate(HEAD)).toEqual([`canonical ${original}`, `en ${original}`, `x-default ${original}`]);
  const sitemap = await (await request.get('/portal/de/sitemap.xml')).text();
  expect(sitemap).toContain(`<loc>${SITE}/portal/de/docs/rooms</loc>`);
  expect(sitemap).not.toContain('/de/docs/layouts');
});

test('NAV-9 the menu of languages leads there and back, with query and hash', async ({ page }) => {
  const switchTo = async (from: string, to: string): Promise<void> => {
    await page.getByRole('button', { name: from, exact: true }).click();
    await page.getByRole('link', { name: to, exact: true }).click();
  };
  await page.goto('/portal/docs/rooms?from=test#create');
  await switchTo('English', 'Deutsch');
  await expect(page).toHaveURL(/\/portal\/de\/docs\/rooms\?from=test#create$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-AT');
  await switchTo('Deutsch', 'English');
  await expect(page).toHaveURL(/:\d+\/portal\/docs\/rooms\?from=test#create$/);
});

test('an inflected German word finds the others', async ({ page }) => {
  await page.goto('/portal/de/search?q=R%C3%A4umen');
  await expect(page.getByRole('link', { name: /Räume/ }).first()).toBeVisible();
  await page.goto('/portal/de/search?q=Anordnung');
  await expect(page.locator('main').getByText('geht es weiter mit den Anordnungen').locator('mark')).toBeVisible();
});

test('unknown and moved addresses are answered in their language', async ({ page, request }) => {
  const missing = await page.goto('/portal/de/docs/none');
  expect(missing?.status()).toBe(404);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-AT');
  expect((await page.goto('/portal/docs/none'))?.status()).toBe(404);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect((await request.get('/portal/de/404.html')).status()).toBe(404);
  const moved = await request.get('/portal/de/docs/spaces', { maxRedirects: 0 });
  expect([moved.status(), moved.headers().location]).toEqual([301, '/portal/de/docs/rooms']);
});

test('pages in English contain nothing in German but the menu, and the host reads one robots.txt', async ({
  request,
}) => {
  for (const path of ['', 'docs/rooms', 'docs/layouts', 'blog']) {
    const text = await (await request.get(`/portal/${path}`)).text();
    expect(text.replaceAll('Deutsch', '')).not.toMatch(/Räume|Beitrag|Sprachen|Doku\b|übersetzt|Seite/);
  }
  expect(await (await request.get('/portal/robots.txt')).text()).toContain(`Sitemap: ${SITE}/portal/de/sitemap.xml`);
  expect((await request.get('/portal/de/robots.txt')).status()).toBe(404);
});
