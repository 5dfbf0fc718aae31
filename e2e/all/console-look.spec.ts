import { expect } from '@playwright/test';
import { axeFindingsInBothModes } from '../support/axe';
import { MEETING, openConsole, ROOMS, testWithCalls as test } from '../support/call-server';

test('an open console with an answer has no axe violations in both modes', async ({ page, calls }) => {
  calls.reply = () => ({ status: 201, json: MEETING });
  const region = await openConsole(page, ROOMS, 'createRoom');
  await region.getByLabel('Body as JSON').fill('{ "user": { "name": "Mara", "avatar": "no address" } }');
  await region.getByRole('button', { name: 'Send' }).click();
  await region.getByRole('button', { name: 'Send anyway' }).click();
  await expect(region.getByText('201 Created', { exact: true })).toBeVisible();
  await region.getByText('Requests in this tab (1)').click();
  expect(await axeFindingsInBothModes(page, { within: 'main' })).toEqual([]);
  calls.reply = () => ({ status: 403, json: { error: 'API key missing or unknown' } });
  await region.getByRole('button', { name: 'Send anyway' }).click();
  await expect(region.getByText('403 Forbidden', { exact: true })).toBeVisible();
  expect(await axeFindingsInBothModes(page, { within: 'main' })).toEqual([]);
});

// At 200 % zoom, a window of 1280 pixels has the width of 640.
for (const width of [360])
  test(`at ${width} px, nothing is wider than the page`, async ({ page, calls }) => {
    await page.setViewportSize({ width, height: 800 });
    calls.reply = () => ({ status: 201, json: MEETING });
    const region = await openConsole(page, ROOMS, 'createRoom');
    await region.getByRole('button', { name: 'Fill in the example' }).click();
    await region.getByRole('button', { name: 'Send' }).click();
    await expect(region.getByText('201 Created', { exact: true })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    const inner = await region.evaluate((element) => [element.scrollWidth, element.clientWidth]);
    expect(inner[0]).toBeLessThanOrEqual(inner[1] ?? 0);
  });
