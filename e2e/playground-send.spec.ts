import { expect, type Locator, type Page } from '@playwright/test';
import { axeFindings } from './support/axe';
import { waitForApp } from './support/browser';
import { chooseServer, MEETING, testWithCalls } from './support/call-server';
import { MOCK_KEY, testWithMock } from './support/mock-server';
import { onlyInAll } from './support/only-in-all';
import { addSource, openLayouts, openPanel, openSources, region, seats } from './support/playgrounds';

const openButton = (page: Page) => page.getByRole('button', { name: 'Send to a server' });
const sendRegion = (page: Page) => region(page, 'Send to a server');

/** Opens what sends the content of the playground that is open. */
async function openSending(page: Page): Promise<Locator> {
  await openButton(page).click();
  await sendRegion(page).waitFor();
  return sendRegion(page);
}

const chooseLayout = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Layouts' }).getByRole('button', { name, exact: true }).click();

for (const server of ['stand-in', 'mock']) {
  testWithMock(`the ${server} shows a layout and sources as the playgrounds do`, onlyInAll(), async ({ page }) => {
    testWithMock.setTimeout(120_000);
    await page
      .context()
      .grantPermissions(['local-network-access'])
      .catch(() => undefined);
    await page.addInitScript(chooseServer, server);
    await openLayouts(page);
    await chooseLayout(page, 'present-lower-3');
    await openPanel(page, 'People');
    const shown = await seats(page).getByRole('listitem').allInnerTexts();
    const sending = await openSending(page);
    if (server === 'mock') await sending.getByLabel('API key', { exact: true }).fill(MOCK_KEY);
    await expect(sending.getByText(/^6 calls are sent/)).toBeVisible();
    await sending.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(sending.getByRole('status')).toHaveText('Response: 200 OK', { timeout: 30_000 });
    const picture = sending.getByRole('img', { name: /^The meeting of the room layout-\d{4}\. / });
    await expect(picture).toBeVisible();
    const drawn = await picture.getAttribute('alt');
    for (const [index, seat] of shown.entries()) {
      const name = seat.replace(/^Spot \d+: /, '');
      expect(drawn).toContain(`Spot ${index + 1}: ${name === 'free' ? 'free' : `${name} (`}`);
    }
    expect(page.url()).not.toContain(MOCK_KEY);

    // The same tab: the meeting goes on in the other playground.
    await openSources(page);
    await addSource(page, 'IP camera');
    await addSource(page, 'Media file');
    await openSending(page);
    await expect(sending.getByRole('radio', { name: /^The last one in this tab, in the room layout-/ })).toBeChecked();
    await sending.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(sending.getByRole('status')).toHaveText('Response: 201 Created', { timeout: 30_000 });
    await sending.getByRole('radio', { name: 'A new one' }).check();
    await expect(sending.getByText(/^4 calls are sent/)).toBeVisible();
    await sending.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(
      sending.getByRole('img', { name: /room team-standup\..*Gate camera \(camera-1\).*playback Site tour/ }),
    ).toBeVisible({ timeout: 30_000 });
  });
}

testWithCalls(
  'two clicks send once, a slow server shows progress, and waiting can be given up',
  async ({ page, calls }) => {
    let release = () => {};
    const wait = new Promise<void>((resolve) => (release = resolve));
    calls.reply = ({ path }) =>
      path.endsWith('/layout') ? { status: 200, wait } : { status: path === '/rooms' ? 201 : 200, json: MEETING };
    await openLayouts(page);
    const sending = await openSending(page);
    await sending.getByRole('button', { name: 'Send', exact: true }).dblclick();
    await expect(sending.getByText(/^Call 6 of 6: waiting for the response, \d+ s$/)).toBeVisible();
    await expect(sending.getByRole('status')).toHaveText('Sending: Call 6 of 6');
    expect(calls.seen.map(({ path }) => path)).toEqual([
      ...Array<string>(4).fill('/rooms'),
      `/rooms/${MEETING.access_key}`,
      `/rooms/${MEETING.access_key}/layout`,
    ]);
    await sending.getByRole('button', { name: 'Cancel' }).click();
    await expect(sending.getByRole('status')).toContainText('You cancelled the request.');
    release();
    await expect(sending.getByRole('button', { name: 'Cancel' })).toHaveCount(0);
  },
);

testWithCalls('what would be refused is not sent, and the button says why', async ({ page, calls }) => {
  await openSources(page);
  await expect(openButton(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(openButton(page)).toHaveAccessibleDescription(/^Add a source first/);
  await openButton(page).press('Enter');
  await expect(sendRegion(page)).toHaveCount(0);
  await addSource(page, 'Guest');
  const sending = await openSending(page);
  const send = sending.getByRole('button', { name: 'Send', exact: true });
  await page.getByRole('textbox', { name: 'Room id' }).fill('a b');
  await expect(send).toHaveAccessibleDescription(/^Room id: Use at most 64 letters/);
  await send.press('Enter');
  expect(calls.seen).toEqual([]);
});

testWithCalls(
  'a call can be looked at in six languages, and opened in the form on its page',
  onlyInAll(),
  async ({ page }) => {
    await openLayouts(page);
    await chooseLayout(page, 'present-lower-3');
    const sending = await openSending(page);
    const step = sending.getByRole('listitem').filter({ hasText: 'The layout is set' });
    await step.locator('summary').press('Enter');
    await expect(step.locator('[data-code-block] code').filter({ visible: true })).toContainText(
      /YOUR_ACCESS_KEY[^]*"name": "present-lower-3"/,
    );
    await step.getByRole('link', { name: 'Open in Try it: The layout is set' }).click();
    await expect(page).toHaveURL(/\/docs\/rest\/references\/meeting-layout#endpoint-setLayout$/);
    await waitForApp(page);
    await page.locator('[data-try="setLayout"]').click();
    const form = page.getByRole('region', { name: 'Try it: Set the layout' });
    await expect(form.getByLabel('Body as JSON')).toHaveValue(/"name": "present-lower-3"/);
  },
);

testWithCalls('it has no axe violations, and is as wide as a phone', onlyInAll(), async ({ page, calls }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.setViewportSize({ width: 360, height: 800 });
  calls.reply = ({ path }) =>
    path.endsWith('/layout') ? { status: 410 } : { status: path === '/rooms' ? 201 : 200, json: MEETING };
  await openLayouts(page);
  const sending = await openSending(page);
  await sending.locator('summary').filter({ hasText: 'The layout is set' }).click();
  await sending.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(sending.getByText('410 Gone', { exact: true })).toBeVisible();
  await sending.getByText(/^Requests in this tab/).click();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  const inner = await sending.evaluate((element) => [element.scrollWidth, element.clientWidth]);
  expect(inner[0]).toBeLessThanOrEqual(inner[1] ?? 0);
  await page.emulateMedia({ forcedColors: 'none' });
  expect(await axeFindings(page)).toEqual([]);
});
