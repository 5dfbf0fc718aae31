import { expect, test, type Page } from '@playwright/test';
import {
  KINDS,
  addSource,
  formOf,
  openPanel,
  openSources,
  canvas,
  region,
  seats,
  expectNoViolations,
  preparePlaygrounds,
} from './support/playgrounds';
import { onlyInAll } from './support/only-in-all';

preparePlaygrounds();

const rows = (page: Page) =>
  page.getByRole('list', { name: 'Sources', exact: true }).getByRole('heading', { level: 3 });

test('PLAY-SOURCES each source has its command or request, and the layout playground gets its id', async ({ page }) => {
  await openSources(page);
  for (const kind of KINDS) await addSource(page, kind);
  await expect(rows(page)).toHaveCount(KINDS.length);
  const steps = page.getByRole('list', { name: 'Steps' });
  await expect(steps.getByRole('heading', { level: 3 })).toHaveCount(KINDS.length);
  await expect(steps).toContainText('./rtsp-client');
  await expect(steps).toContainText('./rtmp-server');
  await expect(steps).toContainText('./video-playback');
  await expect(steps).toContainText('/guests/$GUEST_TOKEN');
  await expect(steps).toContainText('"play_id": "clip-1"');
  await expect(steps).toContainText('screen: true');
  await page.getByRole('button', { name: 'Remove guest-1' }).click();
  await expect(rows(page)).toHaveCount(KINDS.length - 1);
  await expect(steps).not.toContainText('/guests/$GUEST_TOKEN');

  await page.getByRole('link', { name: 'Use these ids in the layout playground' }).click();
  await expect(canvas(page)).toBeVisible({ timeout: 30_000 });
  await openPanel(page, 'People');
  await expect(page.getByLabel('User in spot 1')).toHaveValue('user-1');
  await expect(page.getByLabel('User in spot 2')).toHaveValue('camera-1');
  await expect(seats(page)).toContainText('Spot 2: Gate camera');
});

test('PLAY-SOURCES after removing a source with the keyboard, the next one has the focus', async ({ page }) => {
  await openSources(page);
  for (const kind of ['Guest', 'Screen', 'Web user']) await addSource(page, kind);
  await page.getByRole('button', { name: 'Remove guest-1' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Remove screen-1' })).toBeFocused();
  await page.getByRole('button', { name: 'Remove user-1' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Remove screen-1' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Removed screen-1. Sources in the list: 0.')).toBeVisible();
  // The next tab stop is after the list, not at the top of the page.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('textbox', { name: 'Room id' })).toBeFocused();
});

test('PLAY-SOURCES an invalid value is reported at its field, which gets the focus', async ({ page }) => {
  await openSources(page);
  const card = await formOf(page, 'IP camera');
  await card.getByLabel('RTSP URL').fill('http://camera');
  await card.getByLabel('Delay in ms').fill('5');
  await card.getByLabel('Delay in ms').press('Enter');
  await expect(card.getByLabel('RTSP URL')).toBeFocused();
  await expect(card.getByLabel('RTSP URL')).toHaveAccessibleDescription(/Enter a URL such as rtsp:/);
  await expect(card.getByLabel('Delay in ms')).toHaveAccessibleDescription(/Enter a whole number from 20 to 200/);
  await expect(page.getByText('No sources yet')).toBeVisible();
  await card.getByLabel('RTSP URL').fill('rtsp://192.0.2.7/live');
  await card.getByLabel('Delay in ms').fill('60');
  await card.getByLabel('Delay in ms').press('Enter');
  await expect(page.getByRole('list', { name: 'Steps' })).toContainText('--delay 60');
  await card.getByLabel('User id').fill('camera-1');
  await page.getByRole('button', { name: 'Add IP camera' }).click();
  await expect(card.getByLabel('User id')).toHaveAccessibleDescription(/is taken/);
});

test(
  'PLAY-SOURCES the camera is requested on click, shown on the page, and stopped',
  onlyInAll(),
  async ({ page, context }) => {
    await context.grantPermissions(['camera']);
    await page.addInitScript(() => {
      const original = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
      const requested: unknown[] = [];
      Object.assign(window, { requested });
      navigator.mediaDevices.getUserMedia = (constraints) => {
        requested.push(constraints);
        return original(constraints);
      };
    });
    const requested = () => page.evaluate(() => (window as unknown as { requested: unknown[] }).requested);
    await openSources(page);
    expect(await requested()).toEqual([]);
    const panel = region(page, 'Check your camera');
    await panel.getByRole('button', { name: 'Start the camera' }).click();
    await expect(panel.getByRole('status')).toHaveText('The camera is on. The picture stays on this device.');
    expect(await requested()).toEqual([{ video: true, audio: false }]);
    const video = panel.locator('video');
    await expect(video).toBeVisible();
    await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.videoWidth)).toBeGreaterThan(0);
    const stream = await video.evaluateHandle((element: HTMLVideoElement) => element.srcObject as MediaStream);
    await expectNoViolations(page);
    await panel.getByRole('button', { name: 'Stop the camera' }).click();
    await expect(panel.getByRole('status')).toHaveText('The camera is off again.');
    expect(await stream.evaluate((media) => media.getTracks().map(({ readyState }) => readyState))).toEqual(['ended']);
    await expect(panel.getByRole('button', { name: 'Start the camera' })).toBeFocused();
  },
);
