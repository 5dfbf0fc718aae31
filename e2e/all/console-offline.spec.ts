import { expect, test } from '@playwright/test';
import { axeFindings } from '../support/axe';
import { waitForApp } from '../support/browser';
import { openConsole, ROOMS, tryButton } from '../support/call-server';
import { untilKept } from '../support/offline';

test.use({ serviceWorkers: 'allow' });

test('OFF-11 once it was used, the console answers without a network', async ({ page, context }) => {
  await page.goto(ROOMS);
  await waitForApp(page);
  await untilKept(page, ROOMS);
  const region = await openConsole(page, ROOMS, 'createRoom');
  await region.getByRole('button', { name: 'Send' }).click();
  await expect(region.getByRole('status')).toHaveText(/^Response: 201/, { timeout: 20_000 });
  await context.setOffline(true);
  await page.reload();
  await waitForApp(page);
  await tryButton(page, 'createRoom').click();
  await region.getByRole('button', { name: 'Send' }).click();
  await expect(region.getByRole('status')).toHaveText(/^Response: 201/, { timeout: 20_000 });
});

test('OFF-12 without a network, a console that was never opened says so, and opens once there is one', async ({
  page,
  context,
}) => {
  await page.goto(ROOMS);
  await waitForApp(page);
  await untilKept(page, ROOMS);
  await context.setOffline(true);
  await tryButton(page, 'listRooms').click();
  await expect(page.getByRole('alert')).toHaveText('This could not be loaded. Check the connection, then try again.');
  expect(await axeFindings(page)).toEqual([]);
  await context.setOffline(false);
  const region = page.getByRole('region', { name: /^Try it: / });
  // The restored connection loads it; if that was too early for the worker, another press does.
  await expect(async () => {
    // The region that opens meanwhile takes the place of the button.
    if (!(await region.isVisible())) await tryButton(page, 'listRooms').click({ timeout: 1000 });
    await expect(region).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 30_000 });
});
