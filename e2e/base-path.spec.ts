import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { openPage, recordComplaints, recordFullLoads } from './support/browser';
import { allPages, survey } from './support/built-pages';
import { fixtureFolder, PORTAL_BASE, testOn } from './support/fixture-site';

const test = testOn('portal');
const SITE = `https://developers.rondo.example${PORTAL_BASE}`;

/** One page of each kind. */
const KINDS = [
  '',
  'docs/rest/rondo-overview',
  'docs/rest/references/layers',
  'docs/category/streamrec-reference',
  'docs/tags',
  'blog',
  'blog/page/2',
  'blog/archive',
  'blog/tags',
  'blog/tags/api',
  'blog/authors',
  'blog/authors/api-team',
  'blog/adaptive-layout',
  'release-notes',
  'search',
  'about_rondo_cloud',
  'playground/layouts/',
  'playground/sources/',
];

const readFile = (name: string): string => readFileSync(join(fixtureFolder('portal'), name), 'utf8');

/** Those of the URLs, absolute or relative to the origin, that are on the site's origin but not below the base path. */
function outside(addresses: readonly string[]): string[] {
  const origin = new URL(SITE).origin;
  return addresses.filter((address) => {
    const url = new URL(address, SITE);
    return url.origin === origin && !`${url.pathname}/`.startsWith(PORTAL_BASE);
  });
}

/** The href attributes of a page's links. */
const hrefsOf = (page: Page) =>
  page.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

/** The paths that do not respond with status 200. */
async function missingPaths(page: Page, paths: Iterable<string>): Promise<string[]> {
  const missing: string[] = [];
  for (const path of paths) if ((await page.request.get(path)).status() !== 200) missing.push(path);
  return missing;
}

test('BASE every link and file of a page is below the base path and exists', async ({ page }) => {
  test.setTimeout(180_000);
  const pages = allPages(fixtureFolder('portal'));
  expect(pages.length).toBeGreaterThan(100);
  const found = await survey(page, pages, (document) =>
    [...document.querySelectorAll('a[href], link[href], img[src], script[src], source[src], form[action]')].map(
      (element) => element.getAttribute('href') ?? element.getAttribute('src') ?? element.getAttribute('action') ?? '',
    ),
  );
  const addresses = found.flatMap((entry) =>
    entry.found.map((link) => ({ path: entry.path, url: new URL(link, `${SITE}${entry.path.slice(1)}`) })),
  );
  const inner = addresses.filter(({ url }) => url.origin === new URL(SITE).origin);
  const escaping = inner.filter(({ url }) => outside([url.href]).length > 0);
  expect([...new Set(escaping.map(({ path, url }) => `${path} → ${url.pathname}`))]).toEqual([]);
  expect(await missingPaths(page, new Set(inner.map(({ url }) => url.pathname)))).toEqual([]);
});

test('BASE each kind of page loads without missing files or console messages', async ({ page }) => {
  test.setTimeout(180_000);
  const complaints = recordComplaints(page);
  const failed: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`);
  });
  for (const path of KINDS) {
    expect((await openPage(page, PORTAL_BASE + path))?.status(), path).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('load');
  }
  expect(failed).toEqual([]);
  expect(complaints).toEqual([]);
});

test('BASE links navigate within the app, to URLs below the base path', async ({ page, baseURL }) => {
  const origin = new URL(baseURL ?? '').origin;
  await openPage(page, PORTAL_BASE);
  const loads = recordFullLoads(page);
  const header = page.locator('header');
  await header.getByRole('link', { name: 'SDKs', exact: true }).click();
  await expect(page).toHaveURL(`${origin}${PORTAL_BASE}docs/sdks`);
  await header.getByRole('link', { name: 'Blog', exact: true }).click();
  await expect(page).toHaveURL(`${origin}${PORTAL_BASE}blog`);
  await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`^${origin}${PORTAL_BASE}blog/[\\w-]+$`));
  await page.goBack();
  await expect(page).toHaveURL(`${origin}${PORTAL_BASE}blog`);
  await header.getByRole('link').first().click();
  await expect(page).toHaveURL(`${origin}${PORTAL_BASE}`);
  expect(loads).toEqual([]);
});

/** URLs in the fields of a JSON feed, except for those in its HTML content. */
function addressesOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(addressesOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]: [string, unknown]) =>
    typeof entry === 'string'
      ? /^(?:url|id|home_page_url|feed_url|icon|image|favicon|avatar)$/.test(key)
        ? [entry]
        : []
      : addressesOf(entry),
  );
}

for (const name of ['blog/rss.xml', 'blog/atom.xml', 'blog/feed.json', 'release-notes/rss.xml']) {
  test(`BASE each URL in ${name} contains the base path once, and exists`, async ({ page }) => {
    const text = readFile(name)
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('\\"', '"');
    const addresses = [
      ...text.matchAll(/\b(?:href|src|url)="([^"]*)"/g),
      ...text.matchAll(/<(?:link|guid|id|comments)\b[^>]*>(https?:[^<]*)</g),
    ].map(([, address = '']) => address);
    if (name.endsWith('.json')) addresses.push(...addressesOf(JSON.parse(readFile(name))));
    const inner = addresses.filter((address) => new URL(address, SITE).origin === new URL(SITE).origin);
    expect(inner.length).toBeGreaterThan(5);
    expect(outside(inner)).toEqual([]);
    const paths = new Set(inner.map((address) => new URL(address, SITE).pathname));
    expect([...paths].filter((path) => path.startsWith(`${PORTAL_BASE}portal/`))).toEqual([]);
    expect(await missingPaths(page, paths)).toEqual([]);
  });
}

test('BASE the URLs in sitemap.xml, robots.txt, OpenSearch and canonical links exist', async ({ page }) => {
  test.setTimeout(120_000);
  const locations = [...readFile('sitemap.xml').matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);
  expect(locations.length).toBeGreaterThan(100);
  expect(locations.filter((address) => !address.startsWith(SITE))).toEqual([]);
  expect(
    await missingPaths(
      page,
      locations.map((address) => new URL(address).pathname),
    ),
  ).toEqual([]);
  expect(readFile('robots.txt')).toContain(`Sitemap: ${SITE}sitemap.xml\n`);
  expect(readFile('opensearch.xml')).toContain(`template="${SITE}search?q={searchTerms}"`);
  expect(readFile('opensearch.xml')).toContain(`>${SITE}favicon.svg<`);
  const found = await survey(page, allPages(fixtureFolder('portal')), (document) =>
    [...document.querySelectorAll('link[rel="canonical"], meta[property="og:url"]')].map(
      (element) => element.getAttribute('href') ?? element.getAttribute('content') ?? '',
    ),
  );
  const wrong = found.filter(({ path, found: [canonical = '', ogUrl = canonical] }) => {
    const address = new URL(canonical || 'about:blank').href;
    return canonical !== '' && (!`${address}/`.startsWith(SITE) || ogUrl !== canonical || !path.startsWith('/'));
  });
  expect(wrong).toEqual([]);
  expect(found.filter(({ found: [canonical] }) => canonical === `${SITE}docs/rest/references/layers`)).toHaveLength(1);
});

test('BASE the release notes link to their feed and to docs', async ({ page }) => {
  await openPage(page, `${PORTAL_BASE}release-notes`);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'RSS' })).toHaveAttribute('href', `${PORTAL_BASE}release-notes/rss.xml`);
  const hrefs = await main
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  const paths = hrefs.map((href) => new URL(href)).filter(({ origin }) => origin === new URL(page.url()).origin);
  expect(paths.map(({ pathname }) => pathname).filter((path) => !path.startsWith(PORTAL_BASE))).toEqual([]);
  await main.getByRole('link', { name: 'blog', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${PORTAL_BASE}blog$`));
});

/** The page without its navigation, which links to the playgrounds everywhere. */
const textOf = (html: string) => /<article>[\s\S]*<\/article>/.exec(html)?.[0] ?? '';

test('BASE a playground is opened from a doc and links to docs', async ({ page, baseURL }) => {
  const origin = new URL(baseURL ?? '').origin;
  await openPage(page, `${PORTAL_BASE}playground/layouts/`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const hrefs = await hrefsOf(page);
  expect(hrefs.some((href) => href.startsWith(`${PORTAL_BASE}docs/`))).toBe(true);
  expect(outside(hrefs.filter((href) => !href.startsWith('#')))).toEqual([]);
  const doc = allPages(fixtureFolder('portal')).find(
    ({ path, html }) => path.startsWith('/docs/') && textOf(html).includes(`href="${PORTAL_BASE}playground/`),
  );
  await openPage(page, PORTAL_BASE + (doc?.path.slice(1) ?? ''));
  const link = page.locator(`article a[href^="${PORTAL_BASE}playground/"]`).first();
  const target = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page).toHaveURL(new URL(target, origin).href);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

for (const name of ['layouts', 'sources'])
  test(`BASE a copied link to the ${name} playground restores its state`, async ({ page, context, baseURL }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openPage(page, `${PORTAL_BASE}playground/${name}/`);
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByText('Link copied.')).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toMatch(new RegExp(`^${new URL(baseURL ?? '').origin}${PORTAL_BASE}playground/${name}/#.`));
    await page.goto('about:blank');
    expect((await openPage(page, link))?.status()).toBe(200);
    await expect(page).toHaveURL(link);
    await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
  });

test('BASE links are printed with the base path once, and the link for editing has none', async ({ page }) => {
  await openPage(page, `${PORTAL_BASE}docs/sdks`);
  await page.emulateMedia({ media: 'print' });
  const printed = await page.locator('.prose a[href^="/"]').evaluateAll((links) =>
    links.map((link) => {
      const { content } = getComputedStyle(link, '::after');
      const href = link.getAttribute('href') ?? '';
      const parts = content.replace('attr(href)', JSON.stringify(href)).match(/"[^"]*"/g) ?? [];
      return { href, text: parts.map((part) => part.slice(1, -1)).join('') };
    }),
  );
  expect(printed.length).toBeGreaterThan(3);
  for (const { href, text } of printed) expect(text).toBe(` (${new URL(SITE).origin}${href})`);
  expect(printed.filter(({ href }) => !href.startsWith(PORTAL_BASE))).toEqual([]);
  const edit = page.locator('main').getByRole('link', { name: /^Edit this page/, includeHidden: true });
  await expect(edit).toHaveAttribute('href', /^https:\/\/(?!developers\.)(?:(?!\/portal\/).)*$/);
});

test('BASE a term of the glossary shows its entry, and its link stays below the base path', async ({ page }) => {
  await openPage(page, `${PORTAL_BASE}docs/rest/references/permalink`);
  const term = page.getByRole('main').getByRole('link', { name: 'access key', exact: true }).first();
  await term.hover();
  await expect(page.getByRole('note', { name: 'Glossary' })).toContainText('The credential of one user');
  await term.click();
  await expect(page).toHaveURL(`${PORTAL_BASE}glossary#access-key`);
  await expect(page.locator('#access-key')).toBeInViewport();
});
