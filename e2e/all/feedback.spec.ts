import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test as shipped, type Page } from '@playwright/test';
import { feedbackSchema, type Feedback } from '../../src/site/feedback-schema';
import { axeFindingsInBothModes } from '../support/axe';
import { readPage, siteFolder } from '../support/built-pages';
import { openPage, pageWidth, recordComplaints } from '../support/browser';
import { testWithCollector as test, type Received } from '../support/report-collector';
import { pageField, searchField } from '../support/search';

const PAGE = '/docs/blocks/code';
const [OTHER, NOTHING] = ['/docs/rest/zeta-overview', 'xyzzyqq'];

const question = (page: Page) => page.getByRole('group', { name: 'Was this page helpful?' });
const button = (page: Page, name: string) => question(page).getByRole('button', { name, exact: true });
const status = (page: Page) => question(page).getByRole('status');
const comment = (page: Page) => question(page).getByRole('textbox');

function feedbackIn(received: readonly Received[]): Feedback[] {
  return received
    .filter(({ path, method }) => path === '/feedback' && method === 'POST')
    .map(({ body }) => feedbackSchema.parse(JSON.parse(body)));
}

/** What became of answers, in order: the answer, the one that it replaces, and the comment. */
const told = (received: readonly Received[]): unknown[] =>
  feedbackIn(received).map((one) => (one.kind === 'search' ? one.query : [one.helpful, one.previous, one.comment]));

test('two clicks on Yes count once; a comment to No replaces it, without cookies and without an address', async ({
  page,
  context,
  site,
  received,
}) => {
  const complaints = recordComplaints(page);
  await context.addCookies([{ name: 'id', value: '7', url: site }]);
  await openPage(page, PAGE);
  await button(page, 'Yes').dblclick();
  await expect(status(page)).toHaveText('Thank you. Your answer has been sent.');
  await expect(button(page, 'Yes')).toHaveAttribute('aria-pressed', 'true');
  await expect(button(page, 'Yes')).toBeFocused();
  await button(page, 'No').click();
  await expect
    .poll(() => told(received))
    .toEqual([
      [true, null, undefined],
      [false, true, undefined],
    ]);
  await comment(page).fill('What is "sum"?');
  await expect(question(page)).toContainText('14 of 1,000 characters');
  await question(page).getByRole('button', { name: 'Send comment' }).click();
  await expect(status(page)).toHaveText('Thank you. Your comment has been sent.');
  await expect(comment(page)).toHaveValue('');
  expect(told(received).at(-1)).toEqual([false, false, 'What is "sum"?']);
  expect(feedbackIn(received).at(-1)).toMatchObject({ kind: 'page', path: PAGE, docs: '2.0' });
  for (const { headers } of received.filter(({ path }) => path === '/feedback'))
    expect([headers['content-type'], headers.cookie, headers.referer]).toEqual(['text/plain', undefined, undefined]);
  expect(complaints).toEqual([]);
});

test('the keyboard is enough: answer, comment, take back', async ({ page, received }) => {
  await openPage(page, PAGE);
  await button(page, 'Yes').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(status(page)).toContainText('Thank you');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(comment(page)).toBeFocused();
  await page.keyboard.type('Why?');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(status(page)).toContainText('Your comment has been sent');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(status(page)).toContainText('has been taken back');
  await expect(button(page, 'Yes')).toBeFocused();
  await expect(question(page).getByRole('button', { pressed: true })).toHaveCount(0);
  expect(told(received)).toEqual([
    [false, null, undefined],
    [false, false, 'Why?'],
    [null, false, undefined],
  ]);
});

test('a press before the app has started counts, and the answer is there after Back', async ({ page, received }) => {
  await page.goto(PAGE);
  await button(page, 'No').click();
  await expect(status(page)).toContainText('Thank you');
  await comment(page).fill('A draft');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link').first().click();
  await expect(question(page)).toHaveCount(0);
  await page.goBack();
  await expect(button(page, 'No')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('button', { name: 'Was this sample helpful?' }).first()).toBeAttached();
  await button(page, 'No').click();
  await expect(comment(page)).toHaveValue('A draft');
  expect(told(received)).toEqual([[false, null, undefined]]);
});

test('a sample has a question of its own, which Escape closes', async ({ page, received }) => {
  await openPage(page, PAGE);
  const sample = page.locator('[data-code-block]').filter({ visible: true }).nth(1);
  const opener = sample.getByRole('button', { name: 'Was this sample helpful?' });
  const panel = page.getByRole('group', { name: 'Was this sample helpful?' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(panel).toBeFocused();
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('status')).toContainText('Thank you');
  await panel.getByRole('textbox').fill('It does not compile.');
  await panel.getByRole('button', { name: 'Send comment' }).click();
  await expect(panel.getByRole('status')).toContainText('Your comment has been sent');
  const [first, second] = feedbackIn(received);
  const language = (await sample.locator('.code-language').textContent()) ?? '';
  expect(first).toMatchObject({ kind: 'sample', path: PAGE, helpful: false, sample: { language } });
  expect(second).toMatchObject({ kind: 'sample', previous: false, comment: 'It does not compile.' });
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(opener).toHaveAttribute('aria-expanded', 'false');
});

test('offline, nothing is promised or lost, and messages go once the connection is back', async ({
  page,
  context,
  received,
}) => {
  await openPage(page, PAGE);
  await expect(page.getByRole('button', { name: 'Was this sample helpful?' }).first()).toBeAttached();
  await context.setOffline(true);
  await button(page, 'No').click();
  await expect(status(page)).toContainText('Not sent: this device is offline');
  await comment(page).fill('Kept');
  await question(page).getByRole('button', { name: 'Send comment' }).click();
  await expect(status(page)).toContainText('Not sent: this device is offline');
  await expect(comment(page)).toHaveValue('Kept');
  expect(told(received)).toEqual([]);
  await context.setOffline(false);
  await expect(status(page)).toContainText('Your comment has been sent');
  expect(told(received)).toEqual([[false, null, 'Kept']]);
});

test('if the code cannot be loaded, the reader is told, and the next press tries again', async ({ page, received }) => {
  await page.route('**/feedback-*.js', (route) => route.abort());
  await openPage(page, PAGE);
  await button(page, 'No').click();
  await expect(question(page).getByRole('alert')).toContainText('Not sent: a part of this page could not be loaded');
  await page.unroute('**/feedback-*.js');
  await button(page, 'No').click();
  await expect(status(page)).toContainText('Thank you');
  expect(told(received)).toEqual([[false, null, undefined]]);
});

test('if the receiver refuses a message, the reader is told and can try again', async ({ page, received }) => {
  await openPage(page, PAGE);
  await page.route('**/feedback', (route) =>
    route.fulfill({ status: 429, headers: { 'access-control-allow-origin': '*' } }),
  );
  await button(page, 'Yes').click();
  await expect(status(page)).toContainText('Not sent: the receiver cannot be reached, or has refused it');
  await page.unroute('**/feedback');
  await question(page).getByRole('button', { name: 'Try again' }).click();
  await expect(status(page)).toContainText('Thank you');
  await expect(question(page)).toBeFocused();
  expect(told(received)).toEqual([[true, null, undefined]]);
});

test('a search without results is sent once the reader stops typing, after consent only', async ({
  page,
  context,
  site,
  received,
}) => {
  await openPage(page, OTHER);
  const search = async () => {
    await page.keyboard.press('Control+k');
    await searchField(page).pressSequentially(NOTHING);
    await expect(page.getByText(`No results for "${NOTHING}"`)).toBeVisible();
    // Leaving ends the wait for further typing.
    await page.goto('about:blank');
  };
  await search();
  await context.addCookies([{ name: 'CookieConsent', value: 'true', url: site }]);
  await openPage(page, OTHER);
  await search();
  await expect.poll(() => told(received)).toEqual([NOTHING]);
  await openPage(page, `/search?q=${NOTHING}`);
  await pageField(page).fill(`${NOTHING}2`);
  await expect.poll(() => told(received)).toEqual([NOTHING, `${NOTHING}2`]);
  expect(feedbackIn(received)[0]).toMatchObject({ kind: 'search', path: OTHER });
});

test('only the link is there without scripts', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(site + PAGE);
  const link = new URL((await question(page).getByRole('link').getAttribute('href')) ?? '');
  expect(link.origin + link.pathname).toMatch(/^https:\/\/code\.zeta\.example\/.+\/new$/);
  await expect(question(page).getByRole('button')).toHaveCount(0);
  await context.close();
});

test('on a phone, open questions are accessible in both modes and fit', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 900 });
  await openPage(page, PAGE);
  await button(page, 'No').click();
  await expect(status(page)).toContainText('Thank you');
  const opener = page.getByRole('button', { name: 'Was this sample helpful?' }).first();
  await opener.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('group', { name: 'Was this sample helpful?' });
  await panel.getByRole('button', { name: 'Yes' }).click();
  await expect(panel.getByRole('status')).toContainText('Thank you');
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
