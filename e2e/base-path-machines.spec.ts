import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { addressFiles, folderFiles } from '../tools/docs-server/site-files';
import { watchSite } from '../tools/docs-server/site-data';
import { callTool, connect } from '../tools/docs-server/test-support';
import { startPlan } from '../src/playgrounds/shared/layout-plan';
import { encodePlan } from '../src/playgrounds/shared/url-state';
import { siteConfig } from '../src/site/config/site-config';
import { routes, withBase } from '../src/site/routes';
import { openPage } from './support/browser';
import { fixtureFolder, PORTAL_BASE, testOn } from './support/fixture-site';

// What machines read, below a base path: e2e/base-path-site.spec.ts compares the files.
const test = testOn('portal');
const PUBLISHED = siteConfig.url + PORTAL_BASE;
const below = (path: string) => withBase(PORTAL_BASE, path);
const PAGE = below(routes.overview());

test.describe('with a clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('the menu of a page leads to its Markdown, and copies it', async ({ page }) => {
    await openPage(page, PAGE);
    await page.locator('.page-menu > summary').click();
    await page.getByRole('button', { name: 'Copy page as Markdown' }).click();
    await expect(page.locator('.page-menu').getByRole('status')).toHaveText('Copied');
    const twin = readFileSync(join(fixtureFolder('portal'), `${routes.overview()}.md`), 'utf8');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(twin);
    await expect(page.locator('.page-menu').getByRole('link', { name: 'View as Markdown' })).toHaveAttribute(
      'href',
      `${PAGE}.md`,
    );
    const questions = await page.locator('.page-menu a[href^="https:"]').evaluateAll((links) => links.map(String));
    expect(questions.length).toBeGreaterThan(1);
    for (const address of questions) expect(decodeURIComponent(address)).toContain(`${PUBLISHED}docs/`);
  });
});

test('a page is answered with its Markdown if that is what a client accepts', async ({ request }) => {
  const response = await request.get(PAGE, { headers: { accept: 'text/markdown' } });
  expect(response.headers()['content-type']).toBe('text/markdown; charset=utf-8');
  expect(await response.text()).toContain(`\nurl: ${PUBLISHED}docs/rest/rondo-overview\n`);
});

test('a layout that other sites show leads to the playground', async ({ page }) => {
  const hash = encodePlan(startPlan());
  await page.goto(below(routes.layoutEmbed()) + hash);
  await expect(page.getByRole('img', { name: 'Layout present-lower-3' })).toBeVisible();
  const link = page.getByRole('link', { name: 'Open in the playground' });
  await expect(link).toHaveAttribute('href', below(routes.playground('layouts')) + hash);
});

for (const source of ['folder', 'site'] as const)
  test(`the docs server finds, reads and lists pages of a ${source}`, async ({ site }) => {
    const files =
      source === 'folder' ? folderFiles(fixtureFolder('portal')) : addressFiles(site + PORTAL_BASE.slice(0, -1));
    const { client, close } = await connect({ current: watchSite(files) });
    const found = await callTool(client, 'search_docs', { query: 'freeze spots' });
    const [address = ''] = /https:\S+how-to-freeze-spot-assignments/.exec(found.text) ?? [];
    expect(address).toMatch(PUBLISHED);
    const read = await callTool(client, 'read_page', { page: address });
    expect(read.isError, read.text).toBe(false);
    expect(read.text).toContain(`url: ${address}\n`);
    // A list says paths of the site, which are shorter and lead to the same page.
    const list = await callTool(client, 'list_pages', { below: '/docs/rest/how-to' });
    const [path = ''] = /\/docs\/\S+how-to-freeze-spot-assignments(?=:)/.exec(list.text) ?? [];
    expect(path).not.toContain(PORTAL_BASE);
    expect(await callTool(client, 'read_page', { page: path })).toEqual(read);
    await close();
  });
