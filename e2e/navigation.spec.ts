import { expect, test, type Page } from '@playwright/test';
import {
  addLink,
  holdRequests,
  openPage,
  pageDataOf,
  recordComplaints,
  recordFullLoads,
  recordRequests,
  waitForApp,
} from './support/browser';
import { routes } from '../src/site/routes';

const START = routes.overview();
const TARGET = routes.docTags('');
const TARGET_CHUNK = /component---src-templates-doc-tags-tsx-[0-9a-f]+\.js$/;

/** Bar of progress at the top; assistive technology does not see it. */
const bar = (page: Page) => page.locator('[data-progress]');

test('LOAD-1 the old page stays until data and code of the next one have come', async ({ page }) => {
  await openPage(page, START);
  const link = await addLink(page, TARGET);
  const title = await page.title();
  const data = await holdRequests(page, pageDataOf(TARGET));
  const code = await holdRequests(page, TARGET_CHUNK);
  await link.click();
  for (const part of [data, code]) {
    await part.arrived();
    expect(new URL(page.url()).pathname).toBe(START);
    expect(await page.title()).toBe(title);
    await expect(page.locator('main h1')).not.toHaveText('Tags');
    await part.release();
  }
  await expect(page.locator('main h1')).toHaveText('Tags');
  expect(new URL(page.url()).pathname).toBe(TARGET);
});

for (const [what, url] of [
  ['data', pageDataOf(TARGET)],
  ['code', TARGET_CHUNK],
] as const) {
  test(`LOAD-2 FW-2 where the ${what} of a page fails it is loaded in full, once, with query and hash`, async ({
    page,
  }) => {
    await openPage(page, START);
    const link = await addLink(page, `${TARGET}?from=test#content`);
    await page.route(url, (route) => route.abort());
    const loads = recordFullLoads(page);
    await link.click();
    await expect(page).toHaveURL(`${TARGET}?from=test#content`);
    await expect(page.locator('main h1')).toHaveText('Tags');
    expect(loads).toEqual([`${TARGET}?from=test`]);
    expect(await page.evaluate(() => sessionStorage.getItem('navigation.reloaded'))).toBe(JSON.stringify([TARGET]));
  });
}

test('LOAD-2 going back to a page whose data fails loads it in full, once', async ({ page }) => {
  await openPage(page, `${START}?kept=yes`);
  await (await addLink(page, TARGET)).click();
  await expect(page.locator('main h1')).toHaveText('Tags');
  // A full load forgets what the app has fetched.
  await page.reload();
  await waitForApp(page);
  await page.route(pageDataOf(START), (route) => route.abort());
  const loads = recordFullLoads(page);
  await page.goBack();
  await expect(page.locator('main h1')).not.toHaveText('Tags');
  await expect(page).toHaveURL(`${START}?kept=yes`);
  expect(loads).toEqual([`${START}?kept=yes`]);
});

test('LOAD-2 a deploy between two clicks: the page of the other build is loaded in full', async ({ page }) => {
  await openPage(page, START);
  await page.route('**/page-data/app-data.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), webpackCompilationHash: 'another-build' } });
  });
  const loads = recordFullLoads(page);
  await (await addLink(page, `${TARGET}?from=test#content`)).click();
  await expect.poll(() => loads[0]).toBe(`${TARGET}?from=test`);
  await expect(page.locator('main h1')).toHaveText('Tags');
  await expect(page).toHaveURL(`${TARGET}?from=test#content`);
});

test('LOAD-3 FW-1 hovering a link fetches its page, once', async ({ page }) => {
  await openPage(page, START);
  const link = await addLink(page, TARGET);
  const asked = recordRequests(page);
  await link.hover();
  await expect.poll(() => asked.filter((path) => TARGET_CHUNK.test(path)).length).toBe(1);
  await page.mouse.move(5, 5);
  await link.hover();
  await link.focus();
  await link.click();
  await expect(page.locator('main h1')).toHaveText('Tags');
  expect(asked.filter((path) => path === `/page-data${TARGET}/page-data.json`)).toHaveLength(1);
});

test('LOAD-3 FW-1 touching a link fetches its page before the finger is lifted', async ({ browser }) => {
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await openPage(page, START);
  const link = await addLink(page, TARGET);
  const asked = recordRequests(page);
  const { x, y, width, height } = (await link.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const devTools = await context.newCDPSession(page);
  await devTools.send('Input.dispatchTouchEvent', {
    type: 'touchStart',
    touchPoints: [{ x: x + width / 2, y: y + height / 2 }],
  });
  await expect.poll(() => asked).toContain(`/page-data${TARGET}/page-data.json`);
  expect(new URL(page.url()).pathname).toBe(START);
  await context.close();
});

test('LOAD-3 a page that cannot be fetched ahead is no fault that readers see', async ({ page }) => {
  await openPage(page, START);
  const link = await addLink(page, TARGET);
  const failed = page.waitForEvent('requestfailed');
  await page.route(pageDataOf(TARGET), (route) => route.abort());
  const loads = recordFullLoads(page);
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await link.hover();
  await failed;
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(loads).toEqual([]);
  expect(errors).toEqual([]);
});

for (const [what, slowDown] of [
  ['readers save data', { command: 'Emulation.setDataSaverOverride', settings: { dataSaverEnabled: true } }],
  [
    'the connection is 2g',
    {
      command: 'Network.emulateNetworkConditions',
      settings: {
        offline: false,
        latency: 1500,
        downloadThroughput: 6000,
        uploadThroughput: 6000,
        connectionType: 'cellular2g',
      },
    },
  ],
] as const) {
  test(`LOAD-4 FW-1 where ${what} nothing is fetched ahead, and a click still loads`, async ({ page, context }) => {
    await openPage(page, START);
    const link = await addLink(page, TARGET);
    const devTools = await context.newCDPSession(page);
    await devTools.send('Network.enable');
    await devTools.send(slowDown.command as 'Network.emulateNetworkConditions', slowDown.settings as never);
    await expect
      .poll(() => page.evaluate(() => `${navigator.connection?.saveData} ${navigator.connection?.effectiveType}`))
      .toMatch(/true|2g/);
    const asked = recordRequests(page);
    await link.hover();
    await link.dispatchEvent('touchstart');
    await link.focus();
    expect(asked).toEqual([]);
    await link.click();
    await expect(page.locator('main h1')).toHaveText('Tags', { timeout: 40_000 });
    expect(asked).toContain(`/page-data${TARGET}/page-data.json`);
  });
}

test('LOAD-5 LOAD-6 FW-5 the bar appears 200 ms after a navigation began, creeps, fills and goes', async ({ page }) => {
  await page.clock.install();
  await openPage(page, START);
  const link = await addLink(page, TARGET);
  const data = await holdRequests(page, pageDataOf(TARGET));
  await page.evaluate(() => {
    Math.random = () => 0.5;
  });
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await link.click();
  await data.arrived();
  await page.clock.runFor(199);
  await expect(bar(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(bar(page)).toHaveAttribute('data-progress', '0.08');
  await expect(bar(page)).toHaveAttribute('aria-hidden', 'true');
  await expect(bar(page)).toBeEmpty();
  expect(await bar(page).evaluate((element) => getComputedStyle(element).transitionDuration.split(',')[0])).toBe(
    '0.2s',
  );
  await page.clock.runFor(800);
  await expect.poll(async () => Number(await bar(page).getAttribute('data-progress'))).toBeCloseTo(0.09);
  await page.clock.runFor(800 * 200);
  await expect(bar(page)).toHaveAttribute('data-progress', '0.994');
  await data.release();
  await expect(async () => {
    await page.clock.runFor(20);
    await expect(page.locator('main h1')).toHaveText('Tags', { timeout: 100 });
  }).toPass();
  await expect(bar(page)).toHaveAttribute('data-progress', '1');
  await page.clock.runFor(400);
  await expect(bar(page)).toHaveCount(0);
});

test('LOAD-5 no bar on the first load, for a page that is there sooner, nor for another hash or query', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const seen = { bars: 0 };
    Object.assign(window, { seen });
    new MutationObserver(() => {
      if (document.querySelector('[data-progress]')) seen.bars += 1;
    }).observe(document, { childList: true, subtree: true });
  });
  await page.clock.install();
  await openPage(page, START);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 2000));
  const links = [
    await addLink(page, '#content', 'Hash'),
    await addLink(page, '?x=1', 'Query'),
    await addLink(page, TARGET, 'Page'),
  ];
  for (const [index, link] of links.entries()) {
    await link.evaluate((element: HTMLElement) => element.click());
    await expect(page).toHaveURL([/#content$/, /\?x=1$/, new RegExp(`${TARGET}$`)][index]!);
    await page.clock.runFor(2000);
  }
  await expect(page.locator('main h1')).toHaveText('Tags');
  expect(await page.evaluate(() => (window as unknown as { seen: { bars: number } }).seen.bars)).toBe(0);
});

test('LOAD-6 the bar is there under reduced motion, and does not move', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, START);
  const link = await addLink(page, TARGET);
  const data = await holdRequests(page, pageDataOf(TARGET));
  await link.click();
  await expect(bar(page)).toHaveCount(1);
  expect(await bar(page).evaluate((element) => parseFloat(getComputedStyle(element).transitionDuration))).toBeLessThan(
    0.001,
  );
  await data.release();
  await expect(bar(page)).toHaveCount(0);
});

test('LOAD-8 LOAD-7 a page that fails after its one reload says so in place and loads anew on request', async ({
  page,
}) => {
  await openPage(page, START);
  await page.evaluate((path) => sessionStorage.setItem('navigation.reloaded', JSON.stringify([path])), TARGET);
  await page.route(pageDataOf(TARGET), (route) => route.abort());
  const loads = recordFullLoads(page);
  await (await addLink(page, `${TARGET}?from=test#content`)).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('could not be loaded');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  expect(loads).toEqual([]);

  await page.unroute(pageDataOf(TARGET));
  const answer = await holdRequests(page, new RegExp(`${TARGET}\\?from=test`));
  // While a page is on its way Playwright cannot look at the old one: that tells by itself what it shows.
  const spinner = page.waitForEvent('console', (message) => message.text() === 'shown: Loading');
  await page.evaluate(() => {
    new MutationObserver(() => {
      const status = [...document.querySelectorAll('main [role=status]')].find(
        (element) => element.getClientRects().length > 0,
      );
      if (status) console.debug(`shown: ${status.textContent}`);
    }).observe(document.body, { childList: true, subtree: true });
  });
  await alert.getByRole('button', { name: 'Retry' }).click({ noWaitAfter: true });
  await spinner;
  await answer.release();
  await expect(page.locator('main h1')).toHaveText('Tags');
  await expect(page).toHaveURL(`${TARGET}?from=test#content`);
});

test('LOAD-8 another link leads away from the error', async ({ page }) => {
  await openPage(page, START);
  await page.evaluate((path) => sessionStorage.setItem('navigation.reloaded', JSON.stringify([path])), TARGET);
  await page.route(pageDataOf(TARGET), (route) => route.abort());
  await (await addLink(page, TARGET)).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'SDKs' }).click();
  await expect(page).toHaveURL(routes.sdks());
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.locator('main h1')).toHaveText('SDKs');
});

test('LOAD-7 the first load shows the page itself, never a spinner or the bar', async ({ page }) => {
  const bundles = await holdRequests(page, /\/(?:app|framework|webpack-runtime)-[0-9a-f]+\.js$/);
  await page.goto(START);
  await bundles.arrived();
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
  await expect(bar(page)).toHaveCount(0);
  await bundles.release();
  await waitForApp(page);
});

test('LOAD-9 a page loads the code of its own kind of page only', async ({ page }) => {
  const asked = recordRequests(page);
  await openPage(page, START);
  const chunks = asked.filter((path) => path.includes('component---'));
  expect(chunks).toHaveLength(1);
  expect(chunks[0]).toMatch(/component---src-templates-doc-tsx-/);
  await (await addLink(page, TARGET)).click();
  await expect(page.locator('main h1')).toHaveText('Tags');
  expect(asked.filter((path) => TARGET_CHUNK.test(path))).toHaveLength(1);
});

for (const address of ['/docs/sdks/', '/docs/sdks/index.html', '/docs/sdks.html', '/docs/sdks']) {
  test(`FW-6 ${address} is loaded once and ends at the clean address`, async ({ page }) => {
    const loads = recordFullLoads(page);
    await openPage(page, `${address}?x=1#content`);
    await expect(page).toHaveURL('/docs/sdks?x=1#content');
    // The document, and at most one redirect of the host.
    expect(loads.length).toBeLessThanOrEqual(/html$/.test(address) ? 2 : 1);
    await expect(page.locator('main h1')).toHaveText('SDKs');
  });
}

for (const address of [TARGET, `${TARGET}/`]) {
  test(`FW-7 where the data of ${address} fails on the first load, its HTML stays and its links work`, async ({
    page,
  }) => {
    await page.route(pageDataOf(TARGET), (route) => route.abort());
    const complaints = recordComplaints(page);
    const loads = recordFullLoads(page);
    const failed = page.waitForEvent('requestfailed', {
      predicate: (request) => request.url().includes('page-data.json'),
    });
    await page.goto(address);
    await failed;
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'SDKs' });
    await expect(page.locator('main h1')).toHaveText('Tags');
    await link.click();
    await expect(page.locator('main h1')).toHaveText('SDKs');
    await expect(page).toHaveURL(routes.sdks());
    expect(loads).toEqual([address, routes.sdks()]);
    expect(complaints.filter((text) => text.startsWith('uncaught'))).toEqual([]);
  });
}
