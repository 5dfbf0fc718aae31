import { expect, test } from '@playwright/test';
import { routes } from '../src/site/routes';
import { preparePlaygrounds, region } from './support/playgrounds';
import { onlyInAll } from './support/only-in-all';

test.use({
  viewport: { width: 360, height: 780 },
  hasTouch: true,
  isMobile: true,
});
preparePlaygrounds();

/** A phone with a quarter of this machine's speed, on a slow mobile network: bytes per second, milliseconds. */
const SLOWER = 4;
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };

test(
  'on a slow phone, five taps lead from the landing page to a script for a meeting of two people side by side',
  onlyInAll(),
  async ({ page, context }) => {
    const devTools = await context.newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await devTools.send('Network.emulateNetworkConditions', NETWORK);
    await page.goto(routes.home());
    await page.getByRole('main').getByRole('link', { name: 'Sources playground' }).first().tap();
    const add = page.getByRole('button', { name: 'Add Web user' });
    await add.tap();
    await add.tap();
    const picture = region(page, 'Preview').locator('svg[role="img"] > desc');
    await expect(picture).toHaveText('Spot 1: Mara Lind. Spot 2: Jonas Berg.');
    const commands = region(page, 'Commands');
    await commands.getByText('One script', { exact: true }).tap();
    await commands.getByRole('button', { name: 'Copy code to clipboard' }).first().tap();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('curl');
    const script = await page.evaluate(() => navigator.clipboard.readText());
    expect(script).toContain('YOUR_API_KEY');
    for (const name of ['Mara Lind', 'Jonas Berg']) expect(script).toContain(`"name": "${name}"`);
  },
);
