import { expect, test, type Page } from '@playwright/test';
import { axeFindings } from './support/axe';
import { addLink, openPage, pageDataOf, recordComplaints, recordFullLoads, waitForApp } from './support/browser';
import { routes } from '../src/site/routes';

const START = routes.overview();
const TARGET = routes.docTags('');
const TARGET_CHUNK = /component---src-templates-doc-tags-tsx-[0-9a-f]+\.js$/;
const BUNDLES = /\/(?:webpack-runtime|framework|app)-[0-9a-f]+\.js$/;

const crash = (page: Page) => page.getByRole('alert');
const title = (page: Page) => page.getByRole('heading', { level: 1, name: 'This page crashed' });

/**
 * Puts a component in the place of a template: `body` is the text of a function that may throw. `window.isFaulty` is
 * true until a test says otherwise.
 */
async function replaceTemplate(page: Page, chunk: RegExp, body: string): Promise<void> {
  await page.route(chunk, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const replaced = text.replace(/default:function\(\)\{return \w+\}/, 'default:function(){return window.FaultyPage}');
    if (replaced === text) throw new Error(`This is no chunk of a template: ${text.slice(0, 200)}`);
    await route.fulfill({ response, body: `window.isFaulty=true;window.FaultyPage=function(){${body}};${replaced}` });
  });
}

const THROWS = `if (!window.isFaulty) return 'Whole again'; throw new Error('The outer fault', { cause: new Error('the inner fault', { cause: 'the <b>root</b> of it' }) });`;

test('ERR-1 ERR-2 a page that throws: words, causes, a second try; bar and footer stay', async ({ page }) => {
  await replaceTemplate(page, TARGET_CHUNK, THROWS);
  await openPage(page, START);
  await (await addLink(page, TARGET)).click();
  await expect(title(page)).toBeVisible();
  await expect(page).toHaveTitle(/^Page Error( \||$)/);
  await expect(page).toHaveURL(TARGET);
  expect(await crash(page).locator('h1, p').allInnerTexts()).toEqual([
    'This page crashed',
    'The outer fault',
    'Cause:',
    'the inner fault',
    'Cause:',
    'the <b>root</b> of it',
    expect.stringContaining('Try again'),
  ]);
  // Nothing of the stack.
  expect(await crash(page).innerText()).not.toMatch(/\bat .*:\d+|\.js/);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();

  // While the fault lasts it is told again.
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(title(page)).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isFaulty: false }));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Whole again')).toBeVisible();
  await expect(title(page)).toHaveCount(0);
  await expect(page).not.toHaveTitle(/Page Error/);
});

test('ERR-1 ERR-2 on the first load the crash is told too', async ({ page }) => {
  await replaceTemplate(page, TARGET_CHUNK, THROWS);
  await page.goto(TARGET);
  await expect(title(page)).toBeVisible();
  await expect(page).toHaveTitle(/^Page Error( \||$)/);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
});

test('ERR-2 leaving clears the crash, and the next page has its own title', async ({ page }) => {
  await replaceTemplate(page, TARGET_CHUNK, THROWS);
  await openPage(page, START);
  await (await addLink(page, TARGET)).click();
  await expect(title(page)).toBeVisible();
  const loads = recordFullLoads(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'SDKs' }).click();
  await expect(page.locator('main h1')).toHaveText('SDKs');
  await expect(page).toHaveTitle(/^SDKs \|/);
  await expect(crash(page)).toHaveCount(0);
  await page.goBack();
  await expect(title(page)).toBeVisible();
  await expect(page).toHaveTitle(/^Page Error/);
  await page.goBack();
  await expect(page.locator('main h1')).not.toHaveText('This page crashed');
  await expect(page).toHaveURL(START);
  await expect(page).not.toHaveTitle(/Page Error/);
  expect(loads).toEqual([]);
});

test('ERR-2 causes that lead in a circle end, and what is thrown need not be an error', async ({ page }) => {
  await replaceTemplate(
    page,
    TARGET_CHUNK,
    `var one = new Error('one'), two = new Error('two', { cause: one }); one.cause = two; throw one;`,
  );
  await openPage(page, START);
  await (await addLink(page, TARGET)).click();
  await expect(title(page)).toBeVisible();
  expect((await crash(page).locator('p').allInnerTexts()).slice(0, -1)).toEqual(['one', 'Cause:', 'two']);
});

test('ERR-2 a value thrown that is nothing at all is told as well', async ({ page }) => {
  await replaceTemplate(page, TARGET_CHUNK, `throw undefined;`);
  await openPage(page, START);
  await (await addLink(page, TARGET)).click();
  await expect(title(page)).toBeVisible();
});

test('ERR-2 where the frame itself throws the bare page is shown, with a way out', async ({ page }) => {
  // The data of the frame: without it the bar cannot be made.
  let isFaulty = true;
  await page.route('**/page-data/sq/d/*.json', async (route) => {
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: Record<string, unknown> };
    await route.fulfill({
      response,
      json: { data: isFaulty ? Object.fromEntries(Object.keys(data).map((key) => [key, null])) : data },
    });
  });
  await page.goto(START);
  await expect(title(page)).toBeVisible();
  await expect(page).toHaveTitle(/^Page Error/);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  isFaulty = false;
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('/');
  await waitForApp(page);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
});

test('ERR-3 bundles that cannot be loaded: a banner with the base address and a suggestion, and the page stays', async ({
  page,
}) => {
  await page.route(BUNDLES, (route) => route.abort());
  await page.goto('/docs/sdks');
  const banner = page.getByRole('alert');
  await expect(banner).toContainText('The site did not load properly');
  await expect(banner).toContainText('base address is set to "/"');
  await expect(banner).toContainText('"/docs/sdks/"');
  await expect(banner).toHaveCount(1);
  await expect(page.locator('main h1')).toHaveText('SDKs');

  // As long as one of them is missing the banner stays, however often one tries.
  await banner.getByRole('button', { name: 'Try again' }).click();
  await expect(banner).toBeVisible();
  await page.unroute(BUNDLES);
  await page.getByRole('button', { name: 'Try again' }).click();
  await waitForApp(page);
  await expect(banner).toHaveCount(0);
});

for (const name of ['webpack-runtime', 'framework', 'app']) {
  test(`ERR-3 the banner stays while only ${name} is missing, and a second try starts the app`, async ({ page }) => {
    const one = new RegExp(`/${name}-[0-9a-f]+\\.js$`);
    await page.route(one, (route) => route.abort());
    const others = ['webpack-runtime', 'framework', 'app']
      .filter((other) => other !== name)
      .map((other) => page.waitForResponse(new RegExp(`/${other}-[0-9a-f]+\\.js$`)));
    await page.goto('/docs/sdks');
    await Promise.all(others);
    await expect(
      page.locator('script[src*="app-"], script[src*="framework-"], script[src*="webpack-runtime-"]'),
    ).toHaveCount(2);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('alert')).toBeVisible();
    await page.unroute(one);
    await page.getByRole('button', { name: 'Try again' }).click();
    await waitForApp(page);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
}

test('ERR-3 on any page, the not-found one too; what the address holds is shown as text', async ({ page }) => {
  await page.route(BUNDLES, (route) => route.abort());
  await page.goto('/nowhere/<img src=x onerror=alert(1)>');
  const banner = page.getByRole('alert');
  await expect(banner).toContainText('The site did not load properly');
  await expect(banner.locator('img')).toHaveCount(0);
  await expect(page.locator('main h1')).toHaveText('Page Not Found');
});

const UNDECODABLE = '/docs/%E0%A4%A';

async function expectUndecodable(page: Page): Promise<void> {
  await expect(title(page)).toBeVisible();
  await expect(page.getByRole('alert')).toContainText(UNDECODABLE);
  await expect(page.getByRole('alert')).toContainText('invalid percent-encoding');
  await expect(page).toHaveTitle('Page Error');
}

test('ERR-4 FW-8 an address that cannot be decoded: words and a way home, on the first load', async ({ page }) => {
  const complaints = recordComplaints(page);
  const response = await page.goto(UNDECODABLE);
  expect(response?.status()).toBe(400);
  await expectUndecodable(page);
  expect(complaints.filter((text) => text.startsWith('uncaught') || /policy/i.test(text))).toEqual([]);
  await page.getByRole('alert').getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('/');
  await waitForApp(page);
});

test('ERR-4 FW-8 the same on a click', async ({ page }) => {
  await openPage(page, START);
  const complaints = recordComplaints(page);
  await (await addLink(page, UNDECODABLE)).click();
  await expectUndecodable(page);
  expect(complaints.filter((text) => text.startsWith('uncaught'))).toEqual([]);
  await page.goBack();
  await expect(page).toHaveURL(START);
  await waitForApp(page);
});

test('ERR-4 a link that cannot be decoded may be hovered and focused', async ({ page }) => {
  await openPage(page, START);
  const complaints = recordComplaints(page);
  const link = await addLink(page, UNDECODABLE);
  await link.hover();
  await link.focus();
  expect(complaints).toEqual([]);
});

for (const theme of ['dark', 'light'] as const) {
  test(`LOAD-8 ERR-1 the words of failures can be read in ${theme} mode`, async ({ page }) => {
    await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
    await openPage(page, START);
    await page.evaluate((path) => sessionStorage.setItem('navigation.reloaded', JSON.stringify([path])), TARGET);
    await page.route(pageDataOf(TARGET), (route) => route.abort());
    await (await addLink(page, TARGET)).click();
    await expect(crash(page)).toContainText('could not be loaded');
    const red = await crash(page).evaluate((element) =>
      getComputedStyle(element).borderTopColor.match(/\d+/g)!.map(Number),
    );
    expect(red[0]).toBeGreaterThan(Math.max(red[1]!, red[2]!) + 40);
    expect(await axeFindings(page, { within: 'main' })).toEqual([]);
    await page.goto(UNDECODABLE);
    await expect(title(page)).toBeVisible();
    expect(await axeFindings(page, { within: 'main' })).toEqual([]);
  });
}
