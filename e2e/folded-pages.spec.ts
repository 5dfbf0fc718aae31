import { expect, test } from '@playwright/test';
import { routes } from '../src/site/routes';
import { openPage } from './support/browser';

const ROOM = '/docs/rest/references/meeting-room';
const PERMALINK = '/docs/rest/references/permalink';

test('an object is described once: other calls link to its fields, which the link opens', async ({ page }) => {
  await openPage(page, PERMALINK);
  const link = page.locator('#endpoint-createPermalink').getByRole('link', { name: 'options of POST /rooms' }).first();
  await link.click();
  await expect(page).toHaveURL(`${ROOM}#createRoom.options`);
  const options = page.locator('[id="createRoom.options"]');
  await expect(options).toHaveAttribute('open');
  await expect(options.getByText('Shows names under the videos.')).toBeVisible();
  expect(await (await page.request.get(PERMALINK)).text()).not.toContain('Shows names under the videos.');
});

test('a reader who has chosen a language gets it without doing anything', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('docusaurus.tab.language', 'php');
    // The app never starts because some time has passed.
    const original = window.setTimeout.bind(window);
    Object.assign(window, {
      setTimeout: (run: () => void, delay: number) => (delay === 4000 ? 0 : original(run, delay)),
    });
  });
  await page.goto(ROOM);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  const samples = page.locator('#endpoint-createRoom .endpoint-samples');
  await expect(samples.getByText('curl_init').first()).toBeVisible();
  await expect(samples.getByRole('tab', { name: 'PHP' })).toHaveAttribute('aria-selected', 'true');
});

test('the HTML of a call has one language; another can be chosen before the app runs, which adds it', async ({
  page,
}) => {
  const html = await (await page.goto(ROOM))?.text();
  expect(html).toContain('--fail-with-body');
  expect(html).not.toContain('Net::HTTP');
  const samples = page.locator('#endpoint-createRoom .endpoint-samples');
  await samples.getByRole('tab', { name: 'Ruby' }).click();
  await expect(samples.getByText('Net::HTTP').first()).toBeVisible();
  await expect(samples.getByRole('tabpanel')).toHaveCount(1);
});

test('without scripts, a call has its sample in the first language', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
  const page = await context.newPage();
  await page.goto(ROOM);
  const samples = page.locator('#endpoint-createRoom .endpoint-samples');
  await expect(samples.getByText('--fail-with-body').first()).toBeVisible();
  await expect(samples.getByRole('tablist')).toBeHidden();
  await page.goto(routes.sdkTypes());
  await page.locator('#type-MediaOptions').click();
  await expect(page.locator('#type-MediaOptions').locator('xpath=ancestor::details')).toHaveAttribute('open');
  await context.close();
});
