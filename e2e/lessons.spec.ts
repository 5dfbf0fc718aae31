import { expect, test, type Page } from '@playwright/test';
import { axeFindings } from './support/axe';
import { recordRequests, waitForApp } from './support/browser';

const QUICK_START = '/docs/rest/rondo-api';
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
