import { expect } from '@playwright/test';
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

test('calls of the meeting API have a button; websockets and the stream recorder have none', async ({ page }) => {
  await page.goto(ROOMS);
  const ids = await page
    .locator('[data-operation]:has([data-try])')
    .evaluateAll((list) => list.map((element) => element.getAttribute('data-operation')));
  expect(ids).toEqual(
    await page.locator('[data-try]').evaluateAll((list) => list.map((element) => element.getAttribute('data-try'))),
  );
  expect(ids).toEqual(
    expect.arrayContaining(['createRoom', 'listRooms', 'getRoom', 'endRoom', 'endRoomById', 'lockRoom']),
  );
  await page.goto('/docs/streamrec/references/authentication');
  await expect(page.locator('[data-operation]').first()).toBeVisible();
  await expect(page.locator('[data-try]')).toHaveCount(0);
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

test('if its data cannot be loaded, it says so and tries again', async ({ page }) => {
  await page.route('**/console/createRoom.json', (route) => route.abort(), { times: 1 });
  await page.goto(ROOMS);
  await waitForApp(page);
  await tryButton(page, 'createRoom').click();
  await expect(page.getByRole('alert').filter({ hasText: 'could not be loaded' })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('region', { name: /^Try it: / })).toBeVisible();
});

test('an answer is shown with its status, headers and body, and is announced', async ({ page, calls }) => {
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

  await region.getByText(/^\d+ headers$/).click();
  await expect(region.getByText('content-language')).toBeVisible();
  await expect(region.getByRole('group', { name: 'Body as text' })).toContainText(
    '"access_key": "A1b2C3d4E5f6G7h8J9k0L1m2"',
  );
});

test('an error shows its cause and the cure of the description', async ({ page, calls }) => {
  calls.reply = () => ({ status: 403, json: { error: 'API key missing or unknown' } });
  const region = await openConsole(page, ROOMS, 'createRoom');
  await region.getByRole('button', { name: 'Send' }).click();
  await expect(region.getByText('403 Forbidden', { exact: true })).toBeVisible();
  await expect(region.getByText('The API key is missing or unknown. Nothing was done.')).toBeVisible();
  await expect(region.getByText(/Fix: Send the API key in the/)).toBeVisible();
});

test('without a mock server, it says how to start one', async ({ page, calls }) => {
  await page.route('http://localhost:4010/**', (route) => route.abort('connectionrefused'));
  const region = await openConsole(page, ROOMS, 'listRooms');
  await region.getByRole('button', { name: 'Send' }).click();
  await expect(region.getByRole('status')).toContainText('The mock server does not respond at http://localhost:4010');
  await expect(region.locator('code', { hasText: /^npm run mock$/ }).last()).toBeVisible();
  await expect(region.getByText('Failed to fetch')).toHaveCount(0);
  expect(calls.seen).toEqual([]);
});

test(
  'two clicks send once, a slow server shows progress, and waiting can be given up',
  onlyInAll(),
  async ({ page, calls }) => {
    let release = () => {};
    const wait = new Promise<void>((resolve) => (release = resolve));
    calls.reply = () => ({ status: 200, json: [], wait });
    const region = await openConsole(page, ROOMS, 'listRooms');
    await region.getByRole('button', { name: 'Send' }).dblclick();
    await expect(region.getByText(/^Waiting for the response, \d+ s$/)).toBeVisible();
    expect(calls.seen).toHaveLength(1);
    await region.getByRole('button', { name: 'Cancel' }).click();
    await expect(region.getByRole('status')).toContainText('You cancelled the request.');
    release();
    calls.reply = () => ({ status: 200, json: [] });
    await region.getByRole('button', { name: 'Send' }).click();
    await expect(region.getByText('200 OK', { exact: true })).toBeVisible();
  },
);

test('after a call about a meeting, the meeting is drawn, with a text that says who is where', async ({
  page,
  calls,
}) => {
  const spot = { x: 0, y: 0, width: 1280, height: 720, fit: 'cover', kind: 'person', id: 'u-204', name: 'Mara' };
  const picture = {
    roomId: 'room-7',
    canvas: { width: 1280, height: 720 },
    backgroundColor: '#121212',
    background: null,
    foreground: null,
    spots: [spot],
  };
  calls.reply = ({ path }) =>
    path === '/_mock/rooms/room-7/picture' ? { status: 200, json: picture } : { status: 201, json: MEETING };
  const region = await openConsole(page, ROOMS, 'createRoom');
  await region.getByRole('button', { name: 'Send' }).click();
  const image = region.getByRole('img', { name: /^The meeting of the room room-7\. Spot 1: Mara \(u-204\)/ });
  await expect(image).toBeVisible();
  expect(await image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(1280);
  expect(calls.seen.map(({ path, headers }) => [path, headers.authorization])).toEqual([
    ['/rooms', undefined],
    [`/rooms/${MEETING.access_key}`, undefined],
    ['/_mock/rooms/room-7/picture', undefined],
  ]);
});
