import { expect, test, type Page } from '@playwright/test';
import { axeFindings } from './support/axe';
import { recordRequests, waitForApp } from './support/browser';
import { onlyInAll } from './support/only-in-all';

const QUICK_START = '/docs/rest/rondo-api';
const HOW_TO = '/docs/rest/how-to/';
const outputs = (page: Page) => page.getByRole('group', { name: 'What happened' });
const runAll = (page: Page) => page.getByRole('button', { name: 'Run all' });

test.setTimeout(90_000);

test('the quick start runs from top to bottom in the browser, and the meeting is drawn after each step', async ({
  page,
}) => {
  const requested = recordRequests(page);
  await page.goto(QUICK_START);
  await waitForApp(page);
  expect(requested.filter((path) => /shell|lesson|stand-in|mock-calls/.test(path))).toEqual([]);
  await runAll(page).click();
  await expect(outputs(page)).toHaveCount(11, { timeout: 60_000 });
  await expect(outputs(page).last()).toContainText('HTTP 410');
  await expect(outputs(page).nth(1)).toContainText(/HTTP 201\naccess key: \w{24}/);
  await expect(outputs(page).nth(3)).toContainText('ready: true');
  const pictures = page.getByRole('img', { name: /^Spot 1: / });
  await expect(pictures.last()).toHaveAttribute(
    'alt',
    /Spot 1: Mara \(mara\), 1280x480 at 0,240\. Spot 2: Jonas \(jonas\)/,
  );
  await expect(pictures.last()).toHaveAttribute('alt', /behind the videos\. .* in front of the videos\.$/);
  await expect(page.getByRole('group', { name: 'Run this page' }).getByRole('status')).toHaveText('Step 11 is done');
  expect(await axeFindings(page)).toEqual([]);
});

for (const [name, steps, last] of [
  ['how-to-put-a-user-in-a-specific-spot', 4, /^Spot 1: mara, 405x720 at 0,0\. Spot 2: free/],
  ['how-to-freeze-spot-assignments', 3, /^Spot 1: mara.* Spot 2: jonas.* Spot 3: free/],
  ['how-to-assign-spots-automatically', 3, /^Spot 1: Mara.* Spot 2: Jonas \(jonas\).* Spot 3: Tariq/],
  ['how-to-use-voice-activation', 4, /^Spot 1: .* Spot 2: .*640x720 at 640,0\.$/],
  ['how-to-set-the-layout-automatically', 4, /^Spot 1: Mara \(mara\), 640x720 at 0,0\. Spot 2: Jonas/],
] as const)
  test(`${name} ends with the picture that it promises`, onlyInAll(), async ({ page }) => {
    await page.goto(HOW_TO + name);
    await runAll(page).click();
    await expect(outputs(page)).toHaveCount(steps, { timeout: 60_000 });
    await expect(outputs(page).last().getByRole('img')).toHaveAttribute('alt', last, { timeout: 20_000 });
  });

test('without the mock server, the page says how to start it', onlyInAll(), async ({ page }) => {
  await page.route('http://localhost:4010/**', (route) => route.abort());
  await page.goto(`${HOW_TO}how-to-put-a-user-in-a-specific-spot`);
  await waitForApp(page);
  await page.getByRole('button', { name: 'Run', exact: true }).first().click();
  await page.getByRole('radio', { name: /Mock on this machine/ }).check();
  await page.getByRole('button', { name: 'Run', exact: true }).first().click();
  await expect(page.getByText('Enter the API key, then press Run again.')).toBeVisible();
  await page.getByLabel('API key', { exact: true }).fill('some-key');
  await page.getByRole('button', { name: 'Run', exact: true }).first().click();
  await expect(outputs(page).first()).toContainText('npm run mock');
});

test('the shell is loaded again after a failure', onlyInAll(), async ({ page }) => {
  await page.route(/\/shell-\w+\.js$/, (route) => route.abort(), { times: 1 });
  await page.goto(`${HOW_TO}how-to-put-a-user-in-a-specific-spot`);
  await waitForApp(page);
  await page.getByRole('button', { name: 'Run', exact: true }).first().click();
  await expect(outputs(page).first()).toContainText('could not be loaded', { timeout: 30_000 });
  await page.getByRole('button', { name: 'Run', exact: true }).first().click();
  await expect(outputs(page).first()).toContainText('https://app.', { timeout: 60_000 });
});
