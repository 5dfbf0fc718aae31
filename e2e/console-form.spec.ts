import { expect, type Locator } from '@playwright/test';
import { MEETING, openConsole, ROOMS, testWithCalls as test, tryButton } from './support/call-server';
import { onlyInAll } from './support/only-in-all';

const LAYERS = '/docs/rest/references/layers';

const sample = (region: Locator): Locator => region.getByRole('tabpanel').locator('pre:visible');
const bodyField = (region: Locator): Locator => region.getByLabel('Body as JSON');

test(
  'what is typed stands in the sample of every language; text that is no JSON says where',
  onlyInAll(),
  async ({ page }) => {
    const region = await openConsole(page, ROOMS, 'createRoom');
    await bodyField(region).fill('{ "id": "my-room", "user": { "name": "Mara" }, "options": { "show_names": false } }');
    await expect(sample(region)).toContainText('"show_names": false');
    for (const name of ['Node.js', 'Python', 'PHP', 'Go', 'Ruby']) {
      await region.getByRole('tab', { name }).click();
      await expect(sample(region)).toContainText('my-room');
    }

    await region.getByRole('button', { name: 'Fill in the example' }).click();
    await expect(bodyField(region)).toHaveValue(/"sfu_mode": /);
    await bodyField(region).fill('{\n  "name": "Weekly", "user": { "name": "Jonas" }\n}');
    await expect(sample(region)).toContainText('"Weekly"');
    await bodyField(region).fill('{\n  "name": Weekly\n}');
    await expect(bodyField(region)).toHaveAttribute('aria-invalid', 'true');
    await expect(bodyField(region)).toHaveAccessibleDescription('Line 2, column 11: expected a value, but found "W".');
    await expect(region.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-disabled', 'true');
    await expect(sample(region)).toContainText('"Weekly"');
  },
);

test('complaints name their place in the body, which gets the focus; a second press sends all the same', async ({
  page,
  calls,
}) => {
  calls.reply = () => ({ status: 400, json: { errors: ['parameter user: missing'] } });
  const region = await openConsole(page, ROOMS, 'createRoom');
  await bodyField(region).fill('{ "user": {}, "options": { "widescreen": "yes" } }');
  await expect(bodyField(region)).toHaveAccessibleDescription('options.widescreen: This must be true or false.');
  await region.getByRole('button', { name: 'Send' }).click();
  await expect(bodyField(region)).toBeFocused();
  await expect(bodyField(region)).toHaveAccessibleDescription(
    'user.name: This is required. options.widescreen: This must be true or false.',
  );
  expect(calls.seen).toEqual([]);
  await region.getByRole('button', { name: 'Send anyway' }).click();
  await expect(region.getByText('400 Bad request', { exact: true })).toBeVisible();
  expect(calls.seen[0]?.body).toBe('{"user":{},"options":{"widescreen":"yes"}}');
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
  await bodyField(region).fill('{ "id": "first", "user": { "name": "Mara" } }');
  await region.getByRole('button', { name: 'Send' }).click();
  await expect(region.getByText('201 Created', { exact: true })).toBeVisible();
  await tryButton(page, 'getRoom').click();
  await region.getByRole('button', { name: 'Send' }).click();
  await expect(region.getByText('200 OK', { exact: true })).toBeVisible();
  await region.getByText('Requests in this tab (2)').click();
  await expect(region.getByText('GET /rooms/A1b…')).toBeVisible();
  await region.getByRole('button', { name: 'Open POST /rooms again' }).click();
  await expect(bodyField(region)).toHaveValue(/"id": "first"/);
});
