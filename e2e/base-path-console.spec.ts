import { expect, mergeTests } from '@playwright/test';
import { axeFindings } from './support/axe';
import { waitForApp } from './support/browser';
import { API, MEETING, openConsole, ROOMS, testWithCalls, tryButton } from './support/call-server';
import { PORTAL_BASE, testOn } from './support/fixture-site';

// The pages of this fixture may also send calls to a real API, and they stand below a base path.
const test = mergeTests(testOn('portal'), testWithCalls);
const below = (path: string): string => PORTAL_BASE.slice(0, -1) + path;
const REASON =
  'Not available for this call: the API key must not be used in a browser. Make the call from your back end.';

test('below a base path, calls work in the browser alone, and nothing outside of it is requested', async ({
  page,
  site,
}) => {
  const outside: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(site + PORTAL_BASE) && !/^(?:data|blob):/.test(url)) outside.push(url);
  });
  const region = await openConsole(page, below(ROOMS), 'createRoom');
  await region.getByRole('button', { name: 'Send' }).click();
  await expect(region.getByText('201 Created', { exact: true })).toBeVisible({ timeout: 20_000 });
  await expect(region.getByRole('img', { name: /^The meeting of the room / })).toBeVisible();
  expect(outside).toEqual([]);
});

test('below a base path, a guide runs to its end', async ({ page }) => {
  await page.goto(below('/docs/rest/how-to/how-to-put-a-user-in-a-specific-spot'));
  await page.getByRole('button', { name: 'Run all' }).click();
  const outputs = page.getByRole('group', { name: 'What happened' });
  await expect(outputs).toHaveCount(4, { timeout: 60_000 });
  await expect(outputs.last().getByRole('img')).toHaveAttribute('alt', /^Spot 1: mara, 405x720/, { timeout: 20_000 });
});

test('calls with the API key cannot go to the real API, and the choice says why', async ({ page, calls }) => {
  const region = await openConsole(page, below(ROOMS), 'createRoom');
  const choice = region.getByRole('radio', { name: 'Real API (localhost:9581)' });
  await expect(choice).toBeDisabled();
  await expect(choice).toHaveAccessibleDescription(REASON);
  expect(await axeFindings(page)).toEqual([]);
  expect(calls.seen).toEqual([]);
});

test('calls with an access key go to the real API, without the API key', async ({ page, calls }) => {
  calls.reply = () => ({ status: 200, json: MEETING });
  const region = await openConsole(page, below(ROOMS), 'createRoom');
  await region.getByLabel('API key', { exact: true }).fill('KeyOfThisTest1234567890ab');
  await tryButton(page, 'getRoom').click();
  await region.getByRole('radio', { name: 'Real API (localhost:9581)' }).check();
  await region.getByLabel('ACCESS_KEY', { exact: true }).fill(MEETING.access_key);
  await region.getByRole('button', { name: 'Send' }).click();
  await expect(region.getByText('200 OK', { exact: true })).toBeVisible();
  const [call] = calls.seen;
  expect([calls.seen.length, call?.headers.host, call?.path]).toEqual([
    1,
    new URL(API).host,
    `/rooms/${MEETING.access_key}`,
  ]);
  expect(JSON.stringify(call)).not.toContain('KeyOfThisTest');

  // The choice stays with the tab, and a call that may not be sent there goes to another server.
  await tryButton(page, 'createRoom').click();
  await expect(region.getByRole('radio', { name: 'Real API (localhost:9581)' })).toBeDisabled();
  await expect(region.getByRole('radio', { checked: true })).not.toBeDisabled();
});

test('a real API that pages may not read is named, with what to check', async ({ page, calls }) => {
  calls.reply = () => ({
    status: 200,
    json: MEETING,
    headers: { 'access-control-allow-origin': 'https://other.example' },
  });
  const region = await openConsole(page, below(ROOMS), 'getRoom');
  await region.getByRole('radio', { name: 'Real API (localhost:9581)' }).check();
  await region.getByLabel('ACCESS_KEY', { exact: true }).fill(MEETING.access_key);
  await region.getByRole('button', { name: 'Send' }).click();
  await expect(region.getByRole('status')).toContainText(
    'localhost:9581 did not respond, or does not let pages read its response.',
  );
});

test('the policy lets pages reach the configured hosts and no other', async ({ page, calls }) => {
  await page.goto(below(ROOMS));
  await waitForApp(page);
  const outcomes = await page.evaluate(
    async (hosts) =>
      (await Promise.allSettled(hosts.map((host) => fetch(`${host}/rooms`)))).map(({ status }) => status),
    [API, 'http://localhost:4010', 'http://localhost:9582', 'https://api.rondo.example'],
  );
  expect(outcomes).toEqual(['fulfilled', 'fulfilled', 'rejected', 'rejected']);
  expect(calls.seen).toHaveLength(2);
});
