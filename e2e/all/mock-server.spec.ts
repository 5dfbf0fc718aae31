import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import type { StartedServer } from '../../tools/mock-server/start-mock-server';
import { startForTest } from '../../tools/mock-server/test-support';

// The page of `npm run mock`.
let server: StartedServer;

test.beforeEach(async () => {
  server = await startForTest(['--strict-cors']);
});
test.afterEach(() => server.close());

async function send(path: string, body: object, headers: Record<string, string> = {}): Promise<{ access_key: string }> {
  const response = await fetch(server.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  expect(response.status, text).toBe(201);
  return JSON.parse(text || '{}') as { access_key: string };
}

async function startMeeting(): Promise<string> {
  const key = { authorization: server.apiKey };
  const options = { sfu_mode: 'disabled', widescreen: true };
  const { access_key: accessKey } = await send(
    '/rooms',
    { id: 'harbour', name: 'Harbour watch', user: { id: 'mara', name: 'Mara' }, options },
    key,
  );
  await send('/rooms', { id: 'harbour', user: { id: 'jonas', name: 'Jonas' } }, key);
  await server.api.forward(10_000);
  return accessKey;
}

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="720"><rect width="1280" height="90" fill="#a00"/></svg>';

test('shows meetings and requests live, and its buttons work with the keyboard', async ({ page }) => {
  const problems: string[] = [];
  page.on('console', (message) => problems.push(message.text()));
  page.on('request', (request) => {
    if (!request.url().startsWith(server.url)) problems.push(request.url());
  });
  await page.goto(server.url);
  await expect(page.getByText('No meeting is running.')).toBeVisible();
  const accessKey = await startMeeting();
  const form = new FormData();
  form.set('file', new File([SVG], 'a.svg', { type: 'image/svg+xml' }));
  form.set('z-index', '1');
  expect((await fetch(`${server.url}/rooms/${accessKey}/layers`, { method: 'POST', body: form })).status).toBe(201);
  const meeting = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Harbour watch' }) });
  const picture = meeting.getByRole('img', { name: 'The picture of the meeting harbour, with Mara, Jonas' });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1280);
  await expect(page.getByRole('row', { name: /201 POST \/rooms\/\w{4}…\/layers/ })).toBeVisible();
  expect(await page.content()).not.toContain(accessKey);
  expect(await page.content()).not.toContain(server.apiKey);

  const leave = meeting.getByRole('button', { name: 'Leave: Mara' });
  await leave.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toHaveText('Mara has left.');
  await expect(meeting.getByText('has left')).toBeVisible();
  await meeting.getByRole('button', { name: 'Leave: Jonas' }).click();
  await expect(meeting.getByText(/ends in \d+ s/)).toBeVisible();
  await page.getByRole('button', { name: '2 minutes later' }).click();
  await expect(meeting.getByText('has ended')).toBeVisible();
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByText('No meeting is running.')).toBeVisible();
  expect(problems).toEqual([]);
});

// In `npm test`: a phone in light mode, a wide window in dark mode.
for (const colorScheme of ['dark', 'light'] as const)
  for (const width of [360, 1280])
    test(`is accessible and fits a width of ${width} in ${colorScheme} mode`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await startMeeting();
      await page.goto(server.url);
      await expect(page.getByRole('heading', { name: 'Harbour watch' })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await page.screenshot({ path: test.info().outputPath(`mock-${colorScheme}-${width}.png`), fullPage: true });
    });
