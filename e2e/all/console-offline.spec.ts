import { expect, test } from '@playwright/test';
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
