import { expect, test, type Page } from '@playwright/test';
import { axeFindings } from '../support/axe';
import { holdRequests, openPage, recordRequests } from '../support/browser';
import { button, client, frame, IFRAME_PAGES, log, panel, REACT_PAGE, run, runButton } from '../support/sample-frames';

/** Whether a frame shows a picture that is not of one color. */
async function isDrawn(page: Page, selector: string): Promise<boolean> {
  const shown = page.frames().find((candidate) => candidate.url().includes('/sample-frames/'));
  return (
    (await shown?.evaluate((target) => {
      const source = document.querySelector<HTMLVideoElement>(target);
      if (!source || source.videoWidth === 0) return false;
      const canvas = Object.assign(document.createElement('canvas'), { width: 64, height: 36 });
      const context = canvas.getContext('2d');
      context?.drawImage(source, 0, 0, 64, 36);
      return new Set(new Uint32Array(context?.getImageData(0, 0, 64, 36).data.buffer ?? [])).size > 5;
    }, selector)) ?? false
  );
}

test('the React program runs: join, mute, camera, screen, and its calls and events are logged', async ({ page }) => {
  const requested = recordRequests(page);
  await openPage(page, REACT_PAGE);
  expect(requested.filter((path) => path.includes('sample-frame'))).toEqual([]);
  await runButton(page, 'src/App.jsx').click();
  await frame(page).getByRole('button', { name: 'Join' }).click();
  await expect(log(page)).toContainText('event connection: ready');
  await expect.poll(() => isDrawn(page, 'video')).toBe(true);
  await frame(page).getByRole('button', { name: 'Mute' }).click();
  await expect(frame(page).getByRole('button', { name: 'Unmute' })).toBeVisible();
  await frame(page).getByRole('button', { name: 'Camera off' }).click();
  await frame(page).getByRole('button', { name: 'Share the screen' }).click();
  await frame(page).getByRole('button', { name: 'Stop sharing' }).click();
  const start = 'call send start_stream {"audio":false,"video":false}';
  await expect(log(page)).toContainText(start);
  const all = (await log(page).locator('> div').allTextContents()).map((line) => line.trim());
  const isMuting = (line: string): boolean => line.startsWith('call StreamHelpers.toggleAudio');
  const [atFirst, ...afterMute] = all.filter(isMuting);
  expect(atFirst).toBe('call StreamHelpers.toggleAudio true');
  // Every new stream is muted again.
  expect(afterMute.length).toBeGreaterThan(1);
  expect(new Set(afterMute)).toEqual(new Set(['call StreamHelpers.toggleAudio false']));
  const lines = all.filter((line) => !isMuting(line));
  expect(lines.slice(0, lines.indexOf(start) + 1)).toEqual([
    'call connect',
    'event connection: fetch_room',
    'event connection: received_room',
    'event room_setup',
    'event connection: ready',
    'call join {"audio":true,"video":true}',
    'event accept',
    'event remote_description_update',
    'event podium',
    'event add_user: You',
    'event add_user: Lena',
    'event add_user: Tariq',
    'call send change_stream {"audio":false,"video":false}',
    'event stream_update',
    'event podium',
    'call send start_screen_capture {"audio":false,"screen":true}',
    'event presentation_started',
    'event podium',
    'call send stop_presenting',
    'event presentation_ended',
    start,
  ]);
  expect(await axeFindings(page)).toEqual([]);
});

test('a frame has no origin: it reads nothing of the page and stores nothing', async ({ page, baseURL }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!/^(?:data|blob|about):/.test(request.url()) && !request.url().startsWith(baseURL!))
      foreign.push(request.url());
  });
  const asked: string[] = [];
  page.on('console', (message) => void (message.text().endsWith('was called') && asked.push(message.text())));
  await page.addInitScript(() => {
    const fail = (name: string) => () => {
      console.error(`${name} was called`);
      return Promise.reject(new Error(name));
    };
    if ('mediaDevices' in navigator)
      Object.assign(navigator.mediaDevices, {
        getUserMedia: fail('getUserMedia'),
        getDisplayMedia: fail('getDisplayMedia'),
      });
  });
  await run(page, `${IFRAME_PAGES}rondo-iframe-sdk`, 'meeting.html');
  await expect(log(page)).toContainText('event meetingJoin');
  const frames = page.frames().filter((candidate) => candidate !== page.mainFrame());
  expect(frames).toHaveLength(2);
  for (const inner of frames) {
    const found = await inner.evaluate(async () => {
      const attempt = (action: () => unknown): string => {
        try {
          return `no error: ${String(action())}`;
        } catch (error) {
          return (error as Error).name;
        }
      };
      return {
        origin: window.origin,
        tries: [
          attempt(() => window.top?.document.title),
          attempt(() => window.top?.sessionStorage.length),
          attempt(() => sessionStorage.length),
          attempt(() => document.cookie),
        ],
        request: await fetch('/robots.txt').then(
          () => 'answered',
          () => 'refused',
        ),
        camera: (
          document as Document & { featurePolicy: { allowsFeature: (name: string) => boolean } }
        ).featurePolicy.allowsFeature('camera'),
      };
    });
    expect(found).toEqual({
      origin: 'null',
      tries: Array.from({ length: 4 }, () => 'SecurityError'),
      request: 'refused',
      camera: false,
    });
  }
  expect(foreign).toEqual([]);
  expect(asked).toEqual([]);
});

test('the page of the iframe SDK shows the web client, and leaving is an event', async ({ page }) => {
  await run(page, `${IFRAME_PAGES}rondo-iframe-sdk`, 'meeting.html');
  await expect(frame(page).getByRole('status')).toHaveText('Ready');
  await expect(client(page).getByRole('img', { name: /Spot 1: You.*Lena.*Tariq/ })).toBeVisible();
  await client(page).getByRole('button', { name: 'Leave' }).click();
  await expect(log(page)).toContainText('event meetingLeave');
});

test('the sample of the constructor lets a guest in, in German', async ({ page }) => {
  await run(page, `${IFRAME_PAGES}references/constructor`, 'guest-meeting.js');
  await expect(client(page).getByLabel('Ihr Name')).toHaveValue('Jonas');
  await client(page).getByLabel('Ihr Name').fill('Ines');
  await client(page).getByRole('button', { name: 'Teilnehmen' }).click();
  await expect(client(page).getByRole('img', { name: /Spot 1: Ines/ })).toBeVisible();
  await expect(log(page)).toContainText('console stand-in init');
  await expect(frame(page).locator('#meeting')).toHaveAttribute('data-status', 'ready');
});

test('the sample of the events follows the meeting', async ({ page }) => {
  await run(page, `${IFRAME_PAGES}references/events`, 'events.js');
  await expect(frame(page).getByRole('button', { name: 'Snapshot' })).toBeEnabled();
  await client(page).getByRole('button', { name: 'Leave' }).click();
  await expect(log(page)).toContainText('call close');
  await expect(frame(page).locator('iframe')).toHaveCount(0);
});

test('the sample of the methods presents a picture', async ({ page }) => {
  await run(page, `${IFRAME_PAGES}references/methods`, 'present.html');
  await expect(log(page)).toContainText('event meetingJoin');
  const picture = {
    name: 'a.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"/>'),
  };
  await frame(page).locator('#files').setInputFiles(picture);
  await expect(client(page).getByRole('img', { name: 'Presented picture' })).toBeVisible();
  await expect(log(page)).toContainText('call present');
});

test('the keyboard reaches everything, Stop ends connecting, and Run again starts anew', async ({ page }) => {
  await openPage(page, REACT_PAGE);
  await runButton(page, 'src/App.jsx').press('Enter');
  await expect(panel(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(button(page, 'Stop')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main iframe')).toHaveCount(0);
  await expect(panel(page).getByRole('status')).toHaveText('Stopped');
  await expect(button(page, 'Stop')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(frame(page).getByRole('button', { name: 'Join' })).toBeVisible();
  // Into the frame.
  await page.keyboard.press('Tab');
  await expect(frame(page).getByRole('button', { name: 'Join' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(log(page)).toContainText('event accept');
});

test('impatient clicks open one frame, and the other file of the program moves it', async ({ page }) => {
  const scripts = await holdRequests(page, /sample-frame/);
  await openPage(page, REACT_PAGE);
  await runButton(page, 'src/App.jsx').dblclick();
  await scripts.release();
  await expect(frame(page).getByRole('button', { name: 'Join' })).toBeVisible();
  await expect(page.locator('main iframe')).toHaveCount(1);
  await runButton(page, 'src/Meeting.jsx').click();
  await expect(page.locator('main iframe')).toHaveCount(1);
  await expect(page.getByRole('group', { name: 'src/Meeting.jsx, running' })).toBeFocused();
  await expect(frame(page).getByRole('button', { name: 'Join' })).toBeVisible();
});

test('without the network, the page says so, and Run again helps', async ({ page }) => {
  await openPage(page, REACT_PAGE);
  await page.route(/sample-frames\/docs-.*\.js$/, (route) => route.abort());
  await page.route(/sample-frames\/stage/, (route) => route.abort());
  await runButton(page, 'src/App.jsx').click();
  await expect(panel(page).getByRole('status')).toContainText('could not be loaded. Check the connection');
  await page.unrouteAll();
  await button(page, 'Run again').click();
  await expect(frame(page).getByRole('button', { name: 'Join' })).toBeVisible();
});

test('a call that the stand-in does not have, and code that the policy forbids, are errors in the log', async ({
  page,
}) => {
  await run(page, `${IFRAME_PAGES}references/events`, 'events.js');
  await expect(log(page)).toContainText('event meetingJoin');
  const shown = page.frames().find((candidate) => candidate.url().includes('/sample-frames/'));
  await shown?.evaluate('void setTimeout(() => meeting.mute(), 0)');
  await expect(log(page)).toContainText('The stand-in for the SDK in this frame has no RondoIframe.mute.');
  await shown?.evaluate(() => document.head.append(Object.assign(document.createElement('script'), { text: '1' })));
  await expect(log(page)).toContainText("error The frame's policy blocked script-src-elem inline");
});

for (const theme of ['dark', 'light'] as const)
  test(`at 360 px, nothing is wider than the page, without axe violations (${theme})`, async ({ page }) => {
    await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
    await page.setViewportSize({ width: 360, height: 800 });
    await run(page, REACT_PAGE, 'src/App.jsx');
    await frame(page).getByRole('button', { name: 'Join' }).click();
    await expect(log(page)).toContainText('add_user: Tariq');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    const inner = await frame(page)
      .locator('html')
      .evaluate((html) => [html.scrollWidth, html.clientWidth, html.style.colorScheme]);
    expect(inner).toEqual([inner[1], inner[1], theme]);
    expect(await axeFindings(page)).toEqual([]);
  });
