import { expect, type Page } from '@playwright/test';
import { startPlan } from '../src/playgrounds/shared/layout-plan';
import { encodePlan } from '../src/playgrounds/shared/url-state';
import { siteConfig } from '../src/site/config/site-config';
import { routes } from '../src/site/routes';
import { addLink, openPage, recordComplaints, recordFullLoads } from './support/browser';
import { below, PORTAL_BASE, testOn } from './support/fixture-site';
import { openDialog, pageResults, searchDialog, searchField, searchOptions } from './support/search';

const test = testOn('portal');
const LAYOUTS = '/docs/rest/references/meeting-layout';

/** One page of each kind. */
const KINDS = [
  routes.home(),
  '/docs/start',
  LAYOUTS,
  routes.docTags(''),
  routes.blog(),
  routes.blogArchive(),
  routes.blogTag('releases'),
  routes.blogAuthor('mara'),
  routes.blogPost('first'),
  routes.releaseNotes(),
  routes.search(),
  routes.glossary(),
  routes.playground('layouts'),
  routes.playground('sources'),
];

/** The addresses of links on the page. */
const hrefsOf = (page: Page) =>
  page.locator('a[href]').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
const heading = (page: Page) => page.locator('main h1');

test('BASE each kind of page loads without missing files, console messages or requests elsewhere', async ({
  page,
  site,
}) => {
  const complaints = recordComplaints(page);
  const wrong: string[] = [];
  page.on('response', (response) => {
    const isBelow = response.url().startsWith(site + PORTAL_BASE) || /^(?:data|blob):/.test(response.url());
    if (response.status() >= 400 || !isBelow) wrong.push(`${response.status()} ${response.url()}`);
  });
  for (const path of KINDS) {
    await openPage(page, below(path));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('load');
  }
  expect(wrong).toEqual([]);
  expect(complaints).toEqual([]);
});

test('BASE links navigate within the app, to addresses below the base path', async ({ page }) => {
  const complaints = recordComplaints(page);
  // The home page without the slash of its address.
  await openPage(page, PORTAL_BASE.slice(0, -1));
  const loads = recordFullLoads(page);
  const header = page.locator('header');
  await header.getByRole('link', { name: 'Docs', exact: true }).click();
  await expect(page).toHaveURL(below('/docs/start'));
  await header.getByRole('link', { name: 'Blog', exact: true }).click();
  await expect(page).toHaveURL(below(routes.blog()));
  await page.getByRole('main').getByRole('link', { name: 'First post' }).first().click();
  await expect(page).toHaveURL(below(routes.blogPost('first')));
  await expect(heading(page)).toHaveText('First post');
  await page.goBack();
  await expect(page).toHaveURL(below(routes.blog()));
  await header.getByRole('link').first().click();
  await expect(page).toHaveURL(PORTAL_BASE);
  expect([loads, complaints]).toEqual([[], []]);
});

test('BASE links are printed with the base path once, and a term of the glossary shows its entry', async ({ page }) => {
  await openPage(page, below(LAYOUTS));
  const term = page.getByRole('main').getByRole('link', { name: 'room', exact: true });
  await term.hover();
  await expect(page.getByRole('note', { name: 'Glossary' })).toContainText('Where people meet.');
  await page.emulateMedia({ media: 'print' });
  const printed = await page.locator('.prose a[href^="/"]').evaluateAll((links) =>
    links.map((link) => {
      const href = link.getAttribute('href') ?? '';
      const { content } = getComputedStyle(link, '::after');
      const parts = content.replace('attr(href)', JSON.stringify(href)).match(/"[^"]*"/g) ?? [];
      return { href, text: parts.map((part) => part.slice(1, -1)).join('') };
    }),
  );
  expect(printed.length).toBeGreaterThan(3);
  for (const { href, text } of printed) expect(text).toBe(` (${new URL(siteConfig.url).origin}${href})`);
  const edit = page.locator('main').getByRole('link', { name: /^Edit this page/, includeHidden: true });
  await expect(edit).toHaveAttribute('href', /^https:\/\/(?!developers\.)(?:(?!\/portal\/).)*$/);
  await page.emulateMedia({ media: 'screen' });
  await term.click();
  await expect(page).toHaveURL(below(`${routes.glossary()}#room`));
});

test('BASE a page that does not exist shows the not-found page, whose links work', async ({ page }) => {
  const path = below('/docs/not/there');
  const loads = recordFullLoads(page);
  expect((await openPage(page, path))?.status()).toBe(404);
  await expect(heading(page)).toHaveText('Page not found');
  await expect(page).toHaveURL(path);
  const hrefs = (await hrefsOf(page)).filter((href) => !/^(?:#|[a-z]+:)/.test(href));
  expect(hrefs.length).toBeGreaterThan(5);
  expect(hrefs.filter((href) => !href.startsWith(PORTAL_BASE))).toEqual([]);
  await page.locator('header').getByRole('link', { name: 'Docs', exact: true }).click();
  await expect(heading(page)).toHaveText('Start');
  await (await addLink(page, path)).click();
  await expect(heading(page)).toHaveText('Page not found');
  await expect(page).toHaveURL(path);
  expect(loads).toEqual([path]);
  for (const outside of ['/', '/docs/start', '/portal-old/docs/start', below(below('/docs/start'))])
    expect((await page.request.get(outside)).status(), outside).toBe(404);
});

test('BASE results of the search lead to pages below the base path, in the dialog and on the page', async ({
  page,
}) => {
  await openDialog(page, below('/docs/start'));
  const loads = recordFullLoads(page);
  await searchField(page).fill('authorization');
  const doc = below('/docs/rest/references/authorization');
  await expect(searchOptions(page).first()).toHaveAttribute('href', doc);
  await searchField(page).press('Enter');
  await expect(page).toHaveURL(doc);
  await openDialog(page, below('/docs/start'));
  const recent = searchDialog(page).getByRole('row').getByRole('link');
  await expect(recent).toHaveAttribute('href', doc);
  await searchField(page).fill('authorization');
  const all = searchDialog(page).getByRole('link', { name: /^See all/ });
  await expect(all).toHaveAttribute('href', below(routes.search('authorization')));
  await all.click();
  await expect(page).toHaveURL(below(routes.search('authorization')));
  await pageResults(page).first().click();
  await expect(page).toHaveURL(doc);
  await expect(heading(page)).toHaveText('Authorization');
  expect(loads).toEqual([below('/docs/start')]);
});

test('BASE a playground is opened from a doc, and its copied link restores its state', async ({
  page,
  context,
  site,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const playground = below(routes.playground('layouts'));
  await openPage(page, below(LAYOUTS));
  await page.getByRole('article').getByRole('link', { name: 'The layouts playground' }).click();
  await expect(page).toHaveURL(playground);
  expect(await hrefsOf(page)).toContain(below(LAYOUTS));
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(`${site}${playground}${encodePlan(startPlan())}`);
  await page.goto('about:blank');
  await openPage(page, link);
  await expect(page).toHaveURL(link);
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
});
