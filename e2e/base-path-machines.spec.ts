import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { addressFiles, folderFiles, watchSite } from '../tools/docs-server/site-data';
import { callTool, connect } from '../tools/docs-server/test-support';
import { siteConfig } from '../src/site/config/site-config';
import { openPage } from './support/browser';
import { below, fixtureFolder, PORTAL_BASE, testOn } from './support/fixture-site';

// What machines read, below a base path. e2e/base-path-site.spec.ts reads the addresses in files.
const test = testOn('portal');
const PATH = '/docs/rest/rooms';
const PAGE = below(PATH);
const PUBLISHED = siteConfig.url + PAGE;

test('the menu of a page copies its Markdown, with which a client that asks for it is answered', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, PAGE);
  const menu = page.locator('.page-menu');
  await menu.locator('> summary').click();
  await page.getByRole('button', { name: 'Copy page as Markdown' }).click();
  await expect(menu.getByRole('status')).toHaveText('Copied');
  const twin = readFileSync(join(fixtureFolder('portal'), `${PATH}.md`), 'utf8');
  expect(twin).toContain(`\nurl: ${PUBLISHED}\n`);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(twin);
  await expect(menu.getByRole('link', { name: 'View as Markdown' })).toHaveAttribute('href', `${PAGE}.md`);
  const [question = '', ...others] = await menu.locator('a[href^="https:"]').evaluateAll((links) => links.map(String));
  expect(others).toEqual([]);
  expect(decodeURIComponent(question)).toContain(`${PUBLISHED}.md`);
  const response = await page.request.get(PAGE, { headers: { accept: 'text/markdown' } });
  expect(response.headers()['content-type']).toBe('text/markdown; charset=utf-8');
  expect(await response.text()).toBe(twin);
});

test('the docs server finds and reads pages, from the folder and from the site', async ({ site }) => {
  for (const read of [folderFiles(fixtureFolder('portal')), addressFiles(site + PORTAL_BASE.slice(0, -1))]) {
    const client = await connect(watchSite(read));
    expect((await callTool(client, 'search_docs', { query: 'limits of rooms' })).text).toContain(PUBLISHED);
    const found = await callTool(client, 'read_page', { page: PUBLISHED });
    expect(found.isError, found.text).toBe(false);
    expect(found.text).toContain(`url: ${PUBLISHED}\n`);
    expect(await callTool(client, 'read_page', { page: PATH })).toEqual(found);
    await client.close();
  }
});
