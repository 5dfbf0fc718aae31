import { expect, type Locator, type Page } from '@playwright/test';
import { waitForApp } from '../support/browser';
import { chooseServer, tryButton } from '../support/call-server';
import { MOCK_KEY, testWithMock as test } from '../support/mock-server';

const REFERENCE = '/docs/rest/references/';
/** Opens the console of a call, writes its body, and sends it. Returns the console after an answer with this status. */
async function send(
  page: Page,
  name: string,
  call: { readonly operationId: string; readonly body?: object; readonly file?: string; readonly status: number },
): Promise<Locator> {
  if (new URL(page.url()).pathname !== REFERENCE + name) await page.goto(REFERENCE + name);
  await waitForApp(page);
  const region = page.getByRole('region', { name: /^Try it: / });
  if (await region.isVisible()) await region.getByRole('button', { name: 'Close' }).click();
  await tryButton(page, call.operationId).click();
  if (call.body) await region.getByLabel('Body as JSON').fill(JSON.stringify(call.body));
  if (call.file !== undefined)
    await region
      .locator('input[type=file]')
      .setInputFiles({ name: 'layer.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(call.file) });
  await region.getByRole('button', { name: 'Send' }).click();
  await expect(region.getByRole('status')).toHaveText(new RegExp(`^Response: ${call.status} `), { timeout: 20_000 });
  return region;
}

const svg = (content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="720">${content}</svg>`;
const room = (id: string, name: string): object => ({
  id: 'harbour',
  user: { id, name },
  options: { sfu_mode: 'disabled', widescreen: true },
});

for (const server of ['stand-in', 'mock'])
  test(`the whole life of a meeting, against the ${server}`, async ({ page }) => {
    test.setTimeout(180_000);
    await page
      .context()
      .grantPermissions(['local-network-access'])
      .catch(() => undefined);
    await page.addInitScript(chooseServer, server);
    await page.goto(`${REFERENCE}meeting-room`);
    await waitForApp(page);
    if (server === 'mock') {
      await tryButton(page, 'createRoom').click();
      await page.getByLabel('API key', { exact: true }).fill(MOCK_KEY);
    }
    const start = { operationId: 'createRoom', status: 201 };
    await send(page, 'meeting-room', { ...start, body: room('jonas', 'Jonas') });
    await send(page, 'meeting-room', { ...start, body: room('ines', 'Ines') });
    // Recordings, snapshots and forwards need a meeting that is ready.
    await expect(async () => {
      const region = await send(page, 'meeting-room', { operationId: 'getRoom', status: 200 });
      await region.getByRole('button', { name: 'As text' }).click();
      await expect(region.getByRole('group', { name: 'Body as text' })).toContainText(
        /^\{\s+"access_key".*\s+"ready": true/,
        {
          timeout: 500,
        },
      );
    }).toPass({ timeout: 20_000 });
    const users = ['ines', 'jonas', '', ''];
    const layout = await send(page, 'meeting-layout', {
      operationId: 'setLayout',
      status: 200,
      body: { layout: 'custom', name: 'four', users },
    });
    await expect(layout.getByRole('img', { name: /Ines \(ines\), 640x360 at 0,0.*Jonas \(jonas\)/ })).toBeVisible();
    const layers = { operationId: 'addLayer', status: 201 };
    const blue = svg('<rect width="1280" height="720" fill="#16324f"/>');
    await send(page, 'layers', { ...layers, body: { 'z-index': '-1' }, file: blue });
    const overlay = await send(page, 'layers', { ...layers, body: { 'z-index': '1' }, file: svg('') });
    await expect(overlay.getByRole('img', { name: /behind the videos.*in front of the videos/ })).toBeVisible();
    await send(page, 'playbacks', {
      operationId: 'startPlayback',
      status: 201,
      body: { url: 'https://assets.example.org/clip.webm', play_id: 'clip-1' },
    });
    await send(page, 'messages', {
      operationId: 'sendMessage',
      status: 201,
      body: { type: 'chat', content: 'Crane 2 is free' },
    });
    await send(page, 'recording', { operationId: 'startRecording', status: 201 });
    await send(page, 'recording', { operationId: 'startRecording', status: 406 });
    await send(page, 'recording', { operationId: 'stopRecording', status: 200 });
    await expect(async () => {
      const list = await send(page, 'recording', { operationId: 'listRecordings', status: 200 });
      await expect(list).toContainText('download', { timeout: 500 });
    }).toPass({ timeout: 20_000 });
    await send(page, 'snapshot', { operationId: 'takeSnapshot', status: 201 });
    await expect(async () => {
      const list = await send(page, 'snapshot', { operationId: 'listSnapshots', status: 200 });
      await expect(list).toContainText('download', { timeout: 500 });
    }).toPass({ timeout: 20_000 });
    await send(page, 'forward', {
      operationId: 'forwardComposed',
      status: 201,
      body: { forward_id: 'f-1', type: 'video', url: 'https://whip.example.org/whip' },
    });
    await send(page, 'meeting-room', { operationId: 'endRoom', status: 200 });
  });
