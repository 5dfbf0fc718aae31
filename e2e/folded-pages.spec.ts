import { expect, test } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { routes } from '../src/site/routes';
import { axeFindings } from './support/axe';
import { openPage } from './support/browser';
import { onlyInAll } from './support/only-in-all';

const ROOM = '/docs/rest/references/meeting-room';
const PERMALINK = '/docs/rest/references/permalink';
const INTERFACE = '/docs/sdks/js/fundamentals/public-interface';

test(
  'sections of a long page are closed until a key, the contents or the address opens them',
  onlyInAll(),
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openPage(page, INTERFACE);
    const section = (id: string) => page.locator('.prose details').filter({ has: page.locator(`summary #${id}`) });
    await expect(section('connect')).not.toHaveAttribute('open');
    await section('connect').locator('> summary').press('Enter');
    await expect(section('connect')).toHaveAttribute('open');
    await page
      .getByRole('navigation', { name: 'Contents of this page' })
      .getByRole('link', { name: 'onEvent' })
      .click();
    await expect(section('on-event')).toHaveAttribute('open');
    await expect(section('start')).not.toHaveAttribute('open');
    expect(await axeFindings(page)).toEqual([]);

    // What is inside a closed section opens it too.
    await page.goto('about:blank');
    await openPage(page, `${INTERFACE}#room-data`);
    await expect(section('events-start')).toHaveAttribute('open');
    await expect(page.locator('#room-data')).toBeInViewport();
  },
);

test(
  'closed sections are printed, and can be opened without scripts',
  onlyInAll(),
  async ({ page, browser, baseURL }) => {
    await openPage(page, INTERFACE);
    const paper = await getDocument({ data: new Uint8Array(await page.pdf({ format: 'A4' })), verbosity: 0 }).promise;
    const texts = await Promise.all(
      Array.from({ length: paper.numPages }, async (_, index) => {
        const { items } = await (await paper.getPage(index + 1)).getTextContent();
        return items.map((item) => ('str' in item ? item.str : '')).join('');
      }),
    );
    expect(texts.join('')).toContain('Connects and joins as soon as room and user are ready.');

    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
    const still = await context.newPage();
    await still.goto(INTERFACE);
    const text = still.getByText('Connects and joins as soon as room and user are ready.', { exact: true });
    await expect(text).toBeHidden();
    await still.locator('#start').click();
    await expect(text).toBeVisible();
    await context.close();
  },
);

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

test('the HTML of a call has one language; the app adds the others', async ({ page }) => {
  const html = await (await page.request.get(ROOM)).text();
  expect(html).toContain('--fail-with-body');
  expect(html).not.toContain('curl_init');
  await openPage(page, ROOM);
  const samples = page.locator('#endpoint-createRoom .endpoint-samples');
  await samples.getByRole('tab', { name: 'PHP' }).click();
  await expect(samples.getByText('curl_init').first()).toBeVisible();
  await expect(samples.getByRole('tabpanel')).toHaveCount(1);
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

test('a language can be chosen before the app runs', async ({ page }) => {
  await page.goto(ROOM);
  const samples = page.locator('#endpoint-createRoom .endpoint-samples');
  await samples.getByRole('tab', { name: 'Ruby' }).click();
  await expect(samples.getByText('Net::HTTP').first()).toBeVisible();
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
