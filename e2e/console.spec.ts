import { expect } from '@playwright/test';
import { axeFindingsInBothModes } from './support/axe';
import { recordRequests, untilIdle, waitForApp } from './support/browser';
import { MEETING, openConsole, ROOMS, testWithCalls as test, tryButton } from './support/call-server';
import { onlyInAll } from './support/only-in-all';

const CONSOLE = /^\/console[/-]/;

test('nothing of the console is loaded before it is opened', async ({ page, calls }) => {
  const requested = recordRequests(page);
  await page.goto(ROOMS);
  await waitForApp(page);
  await untilIdle(page);
  expect(requested.filter((path) => CONSOLE.test(path))).toEqual([]);
  await tryButton(page, 'createRoom').click();
  await expect(page.getByRole('region', { name: 'Try it: Start a meeting or add a user' })).toBeVisible();
  expect(requested.filter((path) => CONSOLE.test(path))).toEqual([
    expect.stringMatching(/^\/console-[0-9a-f]{8}\.js$/),
    '/console/createRoom.json',
  ]);
  expect(calls.seen).toEqual([]);
});

test(
  'Enter opens it and takes the focus there; Escape and the button close it and give the focus back',
  onlyInAll(),
  async ({ page }) => {
    await page.goto(ROOMS);
    await waitForApp(page);
    const button = tryButton(page, 'createRoom');
    const region = page.getByRole('region', { name: /^Try it: / });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(region).toBeFocused();
    await expect(button).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(region).toHaveCount(0);
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await region.getByRole('button', { name: 'Close' }).click();
    await expect(region).toHaveCount(0);
    await expect(button).toBeFocused();
  },
);

test('an answer has its status, headers and a body that folds, an error its cure, and without a server it says how to start one', async ({
  page,
  calls,
}) => {
  calls.reply = () => ({ status: 201, json: MEETING, headers: { 'content-language': 'en' } });
  const region = await openConsole(page, ROOMS, 'createRoom');
  await region.getByLabel('API key', { exact: true }).fill('key-1');
  await region.getByRole('button', { name: 'Send' }).click();
  await expect(region.getByText('201 Created', { exact: true })).toBeVisible();
  await expect(region.getByRole('status')).toHaveText('Response: 201 Created');
  expect(calls.seen[0]).toMatchObject({ method: 'POST', path: '/rooms', body: '{"user":{"name":"Mara"}}' });
  expect(calls.seen[0]?.headers).toMatchObject({ authorization: 'key-1' });
  expect(calls.seen[0]?.headers).not.toHaveProperty('referer');
  expect(calls.seen[0]?.headers).not.toHaveProperty('cookie');

  const room = region.locator('summary').filter({ hasText: 'room:' });
  const id = region.getByText('"room-7"', { exact: true });
  await expect(id).toBeVisible();
  await room.focus();
  await page.keyboard.press('Enter');
  await expect(id).toBeHidden();
  await region.getByText(/^\d+ headers$/).click();
  await expect(region.getByText('content-language')).toBeVisible();
  await region.getByRole('button', { name: 'As text' }).click();
  await expect(region.getByRole('group', { name: 'Body as text' })).toContainText(
    '"access_key": "A1b2C3d4E5f6G7h8J9k0L1m2"',
  );
  expect(await axeFindingsInBothModes(page, { within: 'main' })).toEqual([]);

  calls.reply = () => ({ status: 403, json: { error: 'API key missing or unknown' } });
  await region.getByRole('button', { name: 'Send' }).click();
  await expect(region.getByText('403 Forbidden', { exact: true })).toBeVisible();
  await expect(region.getByText('The API key is missing or unknown. Nothing was done.')).toBeVisible();
  await expect(region.getByText(/Fix: Send the API key in the/)).toBeVisible();

  await page.route('http://localhost:4010/**', (route) => route.abort('connectionrefused'));
  await region.getByRole('button', { name: 'Send' }).click();
  await expect(region.getByRole('status')).toContainText('The mock server does not respond at http://localhost:4010');
  await expect(region.locator('code', { hasText: /^npm run mock$/ }).last()).toBeVisible();
  await expect(region.getByText('Failed to fetch')).toHaveCount(0);
});
