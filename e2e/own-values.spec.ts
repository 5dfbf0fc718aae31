import { expect, test, type Page } from '@playwright/test';
import { axeFindings } from './support/axe';
import { untilIdle, waitForApp } from './support/browser';
import { chooseServer, openConsole, ROOMS } from './support/call-server';
import { onlyInAll } from './support/only-in-all';

const USERS = '/docs/rest/references/user';
const switches = (page: Page) => page.getByRole('button', { name: 'My values' });
const sample = (page: Page) => page.locator('#endpoint-listUsers [data-code-block] pre:visible').first();

/** Starts a meeting of a reader's own in the stand-in. */
async function startMeeting(page: Page): Promise<void> {
  await page.addInitScript(chooseServer, 'stand-in');
  const region = await openConsole(page, ROOMS, 'createRoom');
  await region.getByRole('button', { name: 'Body', exact: true }).click();
  await region.getByLabel('Body as JSON').fill('{"id": "my-harbour", "user": {"id": "ines-7", "name": "Ines"}}');
  await region.getByRole('button', { name: 'Send' }).click();
  await expect(region.getByRole('status')).toHaveText(/^Response: 201/, { timeout: 20_000 });
}

test(
  "the reader's own values stand in the samples of other pages once they are switched on, and are copied",
  onlyInAll(),
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await startMeeting(page);
    await page.goto(USERS);
    await waitForApp(page);
    await expect(switches(page).first()).toHaveAttribute('aria-pressed', 'false');
    await expect(sample(page)).toContainText('ROOM_ID="team-standup"');
    await page.locator('#endpoint-listUsers').getByRole('button', { name: 'My values' }).first().press('Enter');
    await expect(sample(page)).toContainText('ROOM_ID="my-harbour"');
    await expect(sample(page)).toContainText('API_KEY="YOUR_API_KEY"');
    await expect(page.locator('[data-own-value="ACCESS_KEY"]').first()).toHaveText(/^\w{24}$/);
    await page.locator('#endpoint-listUsers').getByRole('button', { name: 'Copy code to clipboard' }).first().click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('ROOM_ID="my-harbour"');
    expect(await axeFindings(page)).toEqual([]);

    // They are there on the next page, however it is reached, and gone in the blink of a press.
    await page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name: 'Recording' }).click();
    await expect(page.locator('[data-own-value="ROOM_ID"]').first()).toHaveText('my-harbour');
    await switches(page).first().click();
    await expect(page.locator('[data-own-value]')).toHaveCount(0);
  },
);

test('a new tab, as from a shared link, shows none of them', onlyInAll(), async ({ page, context }) => {
  await startMeeting(page);
  const other = await context.newPage();
  await other.goto(USERS);
  await waitForApp(other);
  await untilIdle(other);
  await expect(switches(other)).toHaveCount(0);
  await expect(other.locator('#endpoint-listUsers [data-code-block] pre:visible').first()).toContainText(
    'team-standup',
  );
});

test('what is typed in a form stands in samples once its field is left, before anything is sent', async ({ page }) => {
  await page.addInitScript(chooseServer, 'stand-in');
  const region = await openConsole(page, USERS, 'listUsers');
  await region.getByLabel(/^ROOM_ID/).fill('quay-7');
  await expect(switches(page)).toHaveCount(0);
  await page.keyboard.press('Tab');
  await switches(page).first().click();
  await expect(page.locator('[data-own-value="ROOM_ID"]').first()).toHaveText('quay-7');
});
