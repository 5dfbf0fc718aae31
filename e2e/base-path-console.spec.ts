import { expect, mergeTests } from '@playwright/test';
import { axeFindings } from './support/axe';
import { API, MEETING, openConsole, testWithCalls, tryButton } from './support/call-server';
import { below, PORTAL_BASE, testOn } from './support/fixture-site';
import { onlyInAll } from './support/only-in-all';

// The pages of this fixture may also send calls to a real API, and they stand below a base path.
const test = mergeTests(testOn('portal'), testWithCalls);
const CALLS = below('/docs/rest/how-to/how-to-add-video-sources');
const REASON =
  'Not available for this call: the API key must not be used in a browser. Make the call from your back end.';

test('below a base path, calls work in the browser alone and draw the meeting, and nothing outside of it is requested', async ({
  page,
  site,
}) => {
  const outside: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(site + PORTAL_BASE) && !/^(?:data|blob):/.test(url)) outside.push(url);
  });
  const region = await openConsole(page, CALLS, 'createRoom');
  await region.getByRole('button', { name: 'Send' }).click();
  await expect(region.getByText('201 Created', { exact: true })).toBeVisible({ timeout: 20_000 });
  const image = region.getByRole('img', { name: /^The meeting of the room .* Spot 1: / });
  await expect(image).toBeVisible();
  expect(await image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(1280);
  expect(outside).toEqual([]);
});

test(
  'calls with an access key go to the real API without the API key, those with the API key cannot',
  onlyInAll(),
  async ({ page, calls }) => {
    calls.reply = () => ({ status: 200, json: MEETING });
    const region = await openConsole(page, CALLS, 'createRoom');
    await region.getByLabel('API key', { exact: true }).fill('KeyOfThisTest1234567890ab');
    const choice = region.getByRole('radio', { name: 'Real API (localhost:9581)' });
    await expect(choice).toBeDisabled();
    await expect(choice).toHaveAccessibleDescription(REASON);
    expect(await axeFindings(page)).toEqual([]);
    await tryButton(page, 'getRoom').click();
    await choice.check();
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

    // A server that pages may not read is named, with what to check.
    calls.reply = () => ({ status: 200, headers: { 'access-control-allow-origin': 'https://other.example' } });
    await region.getByRole('button', { name: 'Send' }).click();
    await expect(region.getByRole('status')).toContainText(
      'localhost:9581 did not respond, or does not let pages read its response.',
    );

    // The choice stays with the tab, and a call that may not be sent there goes to another server.
    await tryButton(page, 'createRoom').click();
    await expect(choice).toBeDisabled();
    await expect(region.getByRole('radio', { checked: true })).not.toBeDisabled();
  },
);
