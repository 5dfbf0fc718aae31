import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { siteFolder } from '../support/built-pages';
import { waitForApp } from '../support/browser';
import { MEETING, MOCK, openConsole, ROOMS, testWithCalls as test } from '../support/call-server';

const KEY = 'KeyOfThisTest1234567890ab';
const OTHER_PAGE = '/docs/rest/references/user';

/** Everywhere in the browser where a page can leave something, as text. */
async function leftBehind(page: Page): Promise<Readonly<Record<string, string>>> {
  return page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const caches = await window.caches.keys();
    const responses = await Promise.all(
      caches.map(async (name) => {
        const cache = await window.caches.open(name);
        return Promise.all((await cache.keys()).map((request) => request.url));
      }),
    );
    return {
      address: location.href,
      title: document.title,
      markup: document.documentElement.outerHTML,
      historyState: JSON.stringify(history.state),
      localStorage: JSON.stringify({ ...localStorage }),
      cookies: document.cookie,
      name: window.name,
      databases: JSON.stringify(databases),
      caches: JSON.stringify([caches, responses]),
    };
  });
}

test('a key is nowhere but in the storage of the tab and in the header of calls to the mock server', async ({
  page,
  calls,
}) => {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  const requests: { readonly url: string; readonly headers: string; readonly body: string }[] = [];
  page.on('request', (request) =>
    requests.push({
      url: request.url(),
      headers: JSON.stringify(request.headers()),
      body: request.postData() ?? '',
    }),
  );
  calls.reply = () => ({ status: 201, json: MEETING });
  const region = await openConsole(page, ROOMS, 'createRoom');
  await region.getByLabel('API key', { exact: true }).fill(KEY);
  await region.getByRole('button', { name: 'Send' }).click();
  await expect(region.getByText('201 Created', { exact: true })).toBeVisible();
  await expect(region.getByLabel('API key', { exact: true })).toHaveAttribute('type', 'password');

  for (const [place, text] of Object.entries(await leftBehind(page))) expect(text, place).not.toContain(KEY);
  await region.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name: 'Users and guests' }).click();
  await expect(page).toHaveURL(OTHER_PAGE);
  await waitForApp(page);
  for (const [place, text] of Object.entries(await leftBehind(page))) expect(text, place).not.toContain(KEY);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('layout');
  await page.keyboard.press('Escape');
  await page.goto('/docs/rest/references/layers');
  for (const [place, text] of Object.entries(await leftBehind(page))) expect(text, place).not.toContain(KEY);

  expect(
    await page.evaluate(() => Object.entries({ ...sessionStorage }).filter(([, text]) => text.includes('KeyOf'))),
  ).toEqual([['tab-values', expect.stringContaining(KEY)]]);
  expect(messages.filter((text) => text.includes(KEY))).toEqual([]);
  const carriers = requests.filter((request) => JSON.stringify(request).includes(KEY));
  expect(carriers).toEqual([
    { url: `${MOCK}/rooms`, headers: expect.stringContaining(KEY), body: '{"user":{"name":"Mara"}}' },
  ]);
  expect(
    requests.filter(({ url }) => !url.startsWith(MOCK) && JSON.stringify(url).includes(MEETING.access_key)),
  ).toEqual([]);
});

test('a key can be looked at, and all keys can be forgotten', async ({ page, calls }) => {
  const region = await openConsole(page, ROOMS, 'createRoom');
  const field = region.getByLabel('API key', { exact: true });
  await field.fill(KEY);
  await region.getByRole('button', { name: 'Show API key' }).click();
  await expect(field).toHaveAttribute('type', 'text');
  await region.getByRole('button', { name: 'Hide API key' }).click();
  await expect(field).toHaveAttribute('type', 'password');
  await region.getByRole('button', { name: 'Forget keys' }).click();
  await expect(field).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(KEY);
  expect(calls.seen).toEqual([]);
});

test('on a page over https, calls still reach the mock server once the reader allows it', async ({
  page,
  calls,
  context,
  baseURL,
}) => {
  const origin = 'https://developers.rondo.example';
  // Chromium asks before a page of another machine reaches this one.
  await context.grantPermissions(['local-network-access'], { origin });
  const headers = JSON.parse(readFileSync(join(siteFolder, 'headers.json'), 'utf8')) as {
    readonly headers: Readonly<Record<string, string>>;
  }[];
  const policy = headers.find((rule) => 'content-security-policy' in rule.headers)?.headers['content-security-policy'];
  expect(policy).toContain('upgrade-insecure-requests');
  // A service of the test in place of the host, with the policy as it is published.
  await page.route(`${origin}/**`, async (route) => {
    const response = await route.fetch({
      url: route
        .request()
        .url()
        .replace(origin, baseURL ?? ''),
    });
    await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': policy ?? '' } });
  });
  calls.reply = () => ({ status: 200, json: [] });
  const region = await openConsole(page, origin + ROOMS, 'listRooms');
  await region.getByRole('button', { name: 'Send' }).click();
  await expect(region.getByText('200 OK', { exact: true })).toBeVisible();
  expect(calls.seen).toHaveLength(1);
});
