import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test as shipped, type Page } from '@playwright/test';
import { axeFindingsInBothModes } from '../support/axe';
import { openPage, pageWidth, recordComplaints } from '../support/browser';
import { readPage, siteFolder } from '../support/built-pages';
import { testWithCollector as test, type Received } from '../support/report-collector';

const PAGE = '/docs/blocks/code';

const question = (page: Page) => page.getByRole('group', { name: 'Was this page helpful?' });
const button = (page: Page, name: string) => question(page).getByRole('button', { name, exact: true });
const status = (page: Page) => question(page).getByRole('status');

const messages = (received: readonly Received[]) =>
  received.filter(({ path, method }) => path === '/feedback' && method === 'POST');
/** The answers in order: each with the one that it replaces. */
const told = (received: readonly Received[]): unknown[] =>
  messages(received).map(({ body }) => {
    const { helpful, previous } = JSON.parse(body) as Record<string, unknown>;
    return [helpful, previous];
  });

test('an answer before the app has started is sent without cookies', async ({ page, context, site, received }) => {
  const complaints = recordComplaints(page);
  await context.addCookies([{ name: 'id', value: '7', url: site }]);
  await page.goto(PAGE);
  await button(page, 'No').click();
  await expect(status(page)).toHaveText('Thank you. Your answer has been sent.');
  await expect(button(page, 'No')).toHaveAttribute('aria-pressed', 'true');
  expect(told(received)).toEqual([[false, null]]);
  for (const { headers } of messages(received))
    expect([headers['content-type'], headers.cookie, headers.referer]).toEqual(['text/plain', undefined, undefined]);
  expect(complaints).toEqual([]);
});

test('if the code cannot be loaded, the reader is told, and the next press tries again', async ({ page, received }) => {
  await page.route('**/feedback-*.js', (route) => route.abort());
  await openPage(page, PAGE);
  await button(page, 'No').click();
  await expect(question(page).getByRole('alert')).toContainText('Not sent: a part of this page could not be loaded');
  await page.unroute('**/feedback-*.js');
  await button(page, 'No').click();
  await expect(status(page)).toContainText('Thank you');
  expect(told(received)).toEqual([[false, null]]);
});

test('on a phone, the answered question is accessible in both modes and fits', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 900 });
  await openPage(page, PAGE);
  await button(page, 'No').click();
  await expect(status(page)).toContainText('Thank you');
  expect(await axeFindingsInBothModes(page)).toEqual([]);
  expect(await pageWidth(page)).toBe(360);
});

shipped('the shipped site asks nobody: no page, script or style sheet contains a trace of it', () => {
  const code = readdirSync(siteFolder)
    .filter((name) => /\.(?:m?js|css)$/.test(name))
    .map((name) => [name, readFileSync(join(siteFolder, name), 'utf8')] as const);
  const pages = ['/docs/rest/rondo-overview', '/', '/search'].map((path) => [path, readPage(path).html] as const);
  expect(code.length).toBeGreaterThan(20);
  expect([...code, ...pages].filter(([, text]) => /feedback-|feedbackA|this page helpful/.test(text))).toEqual([]);
});
