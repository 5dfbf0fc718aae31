import { expect, type Locator } from '@playwright/test';
import { MEETING, openConsole, ROOMS, testWithCalls as test, tryButton } from './support/call-server';
import { onlyInAll } from './support/only-in-all';

const LAYERS = '/docs/rest/references/layers';

const sample = (region: Locator): Locator => region.getByRole('tabpanel').locator('pre:visible');
const bodyField = (region: Locator): Locator => region.getByLabel('Body as JSON');

test(
  'what is typed stands in the sample of every language, and what is written as JSON in the form, if it is JSON',
  onlyInAll(),
  async ({ page }) => {
    const region = await openConsole(page, ROOMS, 'createRoom');
    await region.getByRole('textbox', { name: 'id', exact: true }).first().fill('my-room');
    await region.locator('summary', { hasText: 'options' }).click();
    await region.getByLabel('sfu_mode').selectOption('disabled');
    await region.getByLabel('show_names').selectOption('false');
    await expect(sample(region)).toContainText('"id": "my-room"');
    await expect(sample(region)).toContainText('"sfu_mode": "disabled"');
    await expect(sample(region)).toContainText('"show_names": false');
    for (const name of ['Node.js', 'Python', 'PHP', 'Go', 'Ruby']) {
      await region.getByRole('tab', { name }).click();
      await expect(sample(region)).toContainText('my-room');
    }
    await region.getByLabel('show_names').selectOption('');
    await region.getByRole('tab', { name: 'cURL' }).click();
    await expect(sample(region)).not.toContainText('show_names');

    await region.getByRole('button', { name: 'Body', exact: true }).click();
    await bodyField(region).fill(
      '{\n  "name": "Weekly",\n  "user": { "name": "Jonas" },\n  "options": { "widescreen": true }\n}',
    );
    await expect(sample(region)).toContainText('"Weekly"');
    await bodyField(region).fill('{\n  "name": Weekly\n}');
    await expect(bodyField(region)).toHaveAttribute('aria-invalid', 'true');
    await expect(bodyField(region)).toHaveAccessibleDescription('Line 2, column 11: expected a value, but found "W".');
    await expect(region.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-disabled', 'true');
    await region.getByRole('button', { name: 'Form', exact: true }).click();
    await expect(region.getByRole('textbox', { name: 'name', exact: true })).toHaveValue('Weekly');
    await expect(region.getByRole('textbox', { name: 'name required' })).toHaveValue('Jonas');
    await expect(region.getByLabel('widescreen')).toHaveValue('true');
  },
);

test('complaints belong to their fields; the first one gets the focus, and a second press sends all the same', async ({
  page,
  calls,
}) => {
  calls.reply = () => ({ status: 400, json: { errors: ['parameter user: missing'] } });
  const region = await openConsole(page, ROOMS, 'createRoom');
  const name = region.getByRole('textbox', { name: 'name required' });
  await name.fill('');
  await expect(name).not.toHaveAttribute('aria-invalid');
  await region.getByRole('button', { name: 'Send' }).click();
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(/This is required\.$/);
  expect(calls.seen).toEqual([]);
  await region.getByRole('button', { name: 'Send anyway' }).click();
  await expect(region.getByText('400 Bad request', { exact: true })).toBeVisible();
  expect(calls.seen[0]?.body).toBe('{}');
});

test('a file is sent as a form, and the sample uploads it', async ({ page, calls }) => {
  calls.reply = () => ({ status: 201 });
  const region = await openConsole(page, LAYERS, 'addLayer');
  await region.getByLabel('ACCESS_KEY', { exact: true }).fill('A1');
  await region
    .locator('input[type=file]')
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('PNG') });
  await expect(sample(region)).toContainText('-F "file=@logo.png"');
  await region.getByRole('button', { name: 'Send' }).click();
  await expect(region.getByText('201 Created', { exact: true })).toBeVisible();
  expect(calls.seen[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  expect(calls.seen[0]?.body).toContain('filename="logo.png"');
});

test('values flow to the next calls, also on other pages', onlyInAll(), async ({ page, calls }) => {
  calls.reply = () => ({ status: 201, json: MEETING });
  const region = await openConsole(page, ROOMS, 'createRoom');
  await region.getByRole('button', { name: 'Send' }).click();
  await expect(region.getByText('201 Created', { exact: true })).toBeVisible();
  await tryButton(page, 'getRoom').click();
  await expect(region.getByLabel('ACCESS_KEY', { exact: true })).toHaveValue(MEETING.access_key);
  await expect(region.getByLabel('ACCESS_KEY', { exact: true })).toHaveAttribute('type', 'password');
  await page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name: 'Users and guests' }).click();
  await tryButton(page, 'listUsers').click();
  await expect(region.getByRole('textbox', { name: 'ROOM_ID' })).toHaveValue('room-7');
  await page.reload();
  await openConsole(page, '/docs/rest/references/user', 'registerGuest');
  await expect(region.getByLabel('GUEST_TOKEN', { exact: true })).toHaveValue(MEETING.room.guest_token);
});

test('a request of the history fills the form again', onlyInAll(), async ({ page, calls }) => {
  calls.reply = ({ method }) => ({ status: method === 'POST' ? 201 : 200, json: MEETING });
  const region = await openConsole(page, ROOMS, 'createRoom');
  await region.getByRole('textbox', { name: 'id', exact: true }).first().fill('first');
  await region.getByRole('button', { name: 'Send' }).click();
  await expect(region.getByText('201 Created', { exact: true })).toBeVisible();
  await tryButton(page, 'getRoom').click();
  await region.getByRole('button', { name: 'Send' }).click();
  await expect(region.getByText('200 OK', { exact: true })).toBeVisible();
  await region.getByText('Requests in this tab (2)').click();
  await expect(region.getByText('GET /rooms/A1b…')).toBeVisible();
  await region.getByRole('button', { name: 'Open POST /rooms again' }).click();
  await expect(region.getByRole('textbox', { name: 'id', exact: true }).first()).toHaveValue('first');
});
