import { expect, test, type Page } from '@playwright/test';
import { readOperations } from '../src/reference/build/read-operations';
import { axeFindings } from './support/axe';
import { openPage } from './support/browser';
import { printedTexts } from './support/print';
import { onlyInAll } from './support/only-in-all';

const LAYERS = '/docs/rest/references/layers';
const ROOM = '/docs/rest/references/meeting-room';

/** All pages that show calls with samples. */
const PAGES = [
  ...new Set(
    readOperations()
      .operations.filter(({ samples }) => samples.length > 0)
      .map(({ docs }) => docs),
  ),
];

/**
 * Of each call of the page: how many pixels of its examples' two halves are outside the window while the beginning, the
 * middle and the end of its explanation are read.
 */
const hiddenExamples = (page: Page) =>
  page.evaluate(() => {
    // Below the bar of announcements.
    window.scrollTo({ top: 400, behavior: 'instant' });
    const top = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const hidden: string[] = [];
    for (const endpoint of document.querySelectorAll('.endpoint')) {
      const part = (name: string) => endpoint.querySelector(`.endpoint-${name}`)!.getBoundingClientRect();
      const start = window.scrollY + endpoint.getBoundingClientRect().top - top - 8;
      const end = window.scrollY + part('explanation').bottom - window.innerHeight;
      for (const y of [start, (start + Math.max(start, end)) / 2, Math.max(start, end)]) {
        window.scrollTo({ top: y, behavior: 'instant' });
        const [request, answer, text] = [part('samples'), part('answers'), part('explanation')];
        const isBeside = request.left >= text.right && answer.left === request.left;
        const isVisible = request.top >= top && answer.bottom <= window.innerHeight && answer.height > 40;
        if (!isBeside || !isVisible) hidden.push(`${endpoint.id} at ${Math.round(y)}`);
      }
    }
    return hidden;
  });

test(
  'at 1280x800, request and response of every call are visible beside its parameters',
  onlyInAll(),
  async ({ page }) => {
    test.slow();
    expect(PAGES.length).toBeGreaterThan(14);
    await page.setViewportSize({ width: 1280, height: 800 });
    for (const path of PAGES) {
      await page.goto(path);
      expect(await hiddenExamples(page), path).toEqual([]);
    }
  },
);

test('below 1200 px the examples follow the URL, before the parameters', async ({ page }) => {
  for (const width of [1100, 360]) {
    await page.setViewportSize({ width, height: 780 });
    await page.goto(LAYERS);
    const boxes = await page
      .locator('#endpoint-addLayer')
      .locator('.endpoint-head, .endpoint-samples, .endpoint-answers, .endpoint-explanation')
      .evaluateAll((parts) => parts.map((part) => [part.className, part.getBoundingClientRect().top] as const));
    expect(boxes.toSorted((a, b) => a[1] - b[1]).map(([name]) => name)).toEqual([
      'endpoint-head',
      'endpoint-samples',
      'endpoint-answers',
      'endpoint-explanation',
    ]);
  }
  const [method, address] = await Promise.all(
    ['.endpoint-method', '.endpoint-address'].map((part) => page.locator(`#endpoint-addLayer ${part}`).boundingBox()),
  );
  expect(address!.y).toBeGreaterThanOrEqual(method!.y + method!.height);
});

test(
  'the sidebar lists the calls with their methods instead of the contents, and marks the one being read',
  onlyInAll(),
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openPage(page, ROOM);
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
    const calls = sidebar.getByRole('list', { name: 'Calls on this page' }).getByRole('link');
    await expect(calls).toHaveText([
      'POST Start a meeting or add a user',
      'GET Read a meeting',
      'GET List running meetings',
      'DELETE End a meeting as a participant',
      'DELETE End a meeting from the back end',
      'POST Lock a meeting',
    ]);
    await expect(page.getByRole('navigation', { name: 'Contents of this page' })).toHaveCount(0);
    await calls.nth(2).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#endpoint-listRooms$/);
    await expect(page.locator('#endpoint-listRooms .endpoint-head')).toBeInViewport();
    await expect(sidebar.locator('[aria-current="location"]')).toHaveText('GET List running meetings');
    expect(await axeFindings(page)).toEqual([]);
  },
);

test(
  'attributes below another one are closed until the reader, the address or print opens them',
  onlyInAll(),
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openPage(page, ROOM);
    const options = page.locator('[id="createRoom.options"]');
    await expect(options).not.toHaveAttribute('open');
    await expect(options.locator('> summary')).toHaveText('17 child attributes');
    await options.locator('> summary').press('Enter');
    await expect(options.getByText('Shows names under the videos.')).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);

    await page.goto('about:blank');
    await openPage(page, `${ROOM}#createRoom-answer.links`);
    const links = page.locator('[id="createRoom-answer.links"]');
    await expect(links).toHaveAttribute('open');
    await expect(links.getByText('This meeting in the API.')).toBeVisible();
    await expect(options).not.toHaveAttribute('open');

    const printed = (await printedTexts(page))
      .flat()
      .map(({ text }) => text)
      .join('');
    expect(printed).toContain('Shows names under the videos.');
    // One language of six.
    expect(printed).toContain('--fail-with-body');
    expect(printed).not.toContain('curl_init');
    await expect(options).not.toHaveAttribute('open');
  },
);

test('the JSON of a response can be folded, and is copied whole', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize({ width: 1280, height: 800 });
  await openPage(page, ROOM);
  const answers = page.locator('#endpoint-createRoom .endpoint-answers');
  const fold = (name: string) =>
    answers
      .locator('summary')
      .filter({ hasText: `"${name}"` })
      .first();
  await expect(answers.getByText('"sfu_mode"').first()).toBeHidden();
  await fold('options').click();
  await expect(answers.getByText('"sfu_mode"').first()).toBeVisible();
  await fold('room').click();
  await answers.getByRole('button', { name: 'Copy code to clipboard' }).click();
  const copied = JSON.parse(await page.evaluate(() => navigator.clipboard.readText())) as object;
  expect(copied).toMatchObject({ room: { id: 'team-standup' }, options: { sfu_mode: 'disabled' } });
  await answers.getByRole('tab', { name: '400, 403, 423' }).click();
  await expect(answers.getByText(/^\{ "error"/).first()).toBeVisible();
});

test('without scripts, all alternatives are shown, and attributes can be opened', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.goto(LAYERS);
  const call = page.locator('#endpoint-addLayer');
  for (const text of ['Image to place, as a file or by URL.', 'Image to place, by URL.', '{ "error": "not found" }'])
    await expect(call.getByText(text).first()).toBeVisible();
  await page.goto(ROOM);
  await page.locator('[id="createRoom.user"] > summary').click();
  await expect(page.locator('[id="createRoom.user"]').getByText('Name shown to the others.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Calls on this page' }).getByRole('link').first()).toBeVisible();
  await context.close();
});
