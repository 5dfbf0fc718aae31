import { expect, test, type Locator, type Page } from '@playwright/test';
import { holdRequests, openPage, recordComplaints, recordRequests, untilIdle } from './support/browser';
import { testOn } from './support/fixture-site';
import { onlyInAll } from './support/only-in-all';

const WITH_DIAGRAM = '/docs/rest/advanced/meeting_observer';

const figure = (page: Page): Locator => page.locator('figure.diagram').first();

for (const mode of ['dark', 'light'] as const) {
  const other = mode === 'dark' ? 'light' : 'dark';

  test(`MER-1 in ${mode} mode the ${mode} picture is shown, and the other one is not loaded`, async ({ page }) => {
    await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
    const paths = recordRequests(page);
    await openPage(page, WITH_DIAGRAM);
    await figure(page).scrollIntoViewIfNeeded();
    const shown = figure(page).locator(`img.diagram-${mode}`);
    await expect(shown).toBeVisible();
    await expect
      .poll(() => shown.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
      .toBe(true);
    await expect(figure(page).locator(`img.diagram-${other}`)).toBeHidden();
    expect(paths.filter((path) => path.endsWith(`-${other}.svg`))).toEqual([]);
    expect(await shown.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])).toEqual([
      Number(await shown.getAttribute('width')),
      Number(await shown.getAttribute('height')),
    ]);
  });
}

test('MER-1 changing the mode changes the picture', async ({ page }) => {
  await openPage(page, WITH_DIAGRAM);
  await expect(figure(page).getByRole('img')).toHaveClass('diagram-dark');
  await page.getByRole('button', { name: /mode/i }).filter({ visible: true }).first().click();
  await expect(figure(page).getByRole('img')).toHaveClass('diagram-light');
});

test('MER-1 without scripts, the picture of the default mode is shown', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto(WITH_DIAGRAM);
  await expect(figure(page).locator('img.diagram-dark')).toBeVisible();
  await expect(figure(page).locator('img.diagram-light')).toBeHidden();
  await context.close();
});

test('MER-1 a diagram has a text alternative and reserves its space before it loads', async ({ page }) => {
  await page.route('**/diagrams/**', (route) => route.abort());
  await openPage(page, WITH_DIAGRAM);
  const image = figure(page).getByRole('img');
  const caption = await figure(page).locator('figcaption').textContent();
  expect((await image.getAttribute('alt'))?.startsWith(`${caption}. `)).toBe(true);
  await expect(figure(page).getByRole('group')).toHaveAccessibleName(`Diagram: ${caption}`);
  expect((await image.boundingBox())?.height).toBeGreaterThan(200);
});

const WIDE = '/docs/streamrec/references/supervisor';

test('MER-1 on a phone a wide diagram says that it scrolls in its frame, and the page does not', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openPage(page, WIDE);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  const frame = figure(page).locator('.diagram-frame');
  expect(await frame.evaluate((box) => box.scrollWidth > box.clientWidth + 100)).toBe(true);
  expect(await hintOf(page)).toContain('scroll sideways');
  // Text of 14 px must not become smaller than 12.
  const image = figure(page).getByRole('img');
  expect(((await image.boundingBox())?.width ?? 0) / Number(await image.getAttribute('width'))).toBeGreaterThan(6 / 7);
  await frame.focus();
  await frame.press('ArrowRight');
  await expect.poll(() => frame.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0);
});

test('MER-1 on a phone other diagrams fit their frame, with text of 11.8 px or more, and say nothing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openPage(page, WITH_DIAGRAM);
  const frame = figure(page).locator('.diagram-frame');
  expect(await frame.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  expect(await hintOf(page)).toBe('none');
  const image = figure(page).getByRole('img');
  const scale = ((await image.boundingBox())?.width ?? 0) / Number(await image.getAttribute('width'));
  expect(14 * scale).toBeGreaterThanOrEqual(11.8);
});

/** What the style sheet adds to the caption of the first diagram. */
function hintOf(page: Page): Promise<string> {
  return figure(page)
    .locator('figcaption')
    .evaluate((caption) => getComputedStyle(caption, '::after').content);
}

for (const mode of ['dark', 'light'] as const)
  test(`MER-1 in ${mode} mode a picture has the colors of the page around it`, onlyInAll(), async ({ page }) => {
    await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
    await openPage(page, WITH_DIAGRAM);
    const roles = await page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('i'));
      return ['canvas', 'raised', 'control-line', 'text', 'muted'].map((role) => {
        probe.style.color = `var(--color-${role})`;
        return getComputedStyle(probe).color;
      });
    });
    const file = await page.request.get((await figure(page).getByRole('img').getAttribute('src')) ?? '');
    // The policy of the site does not allow the styles of a picture that is opened as a page.
    await page.goto('about:blank');
    await page.setContent(await file.text());
    const painted = await page.evaluate(() => {
      const styleOf = (selector: string) => getComputedStyle(document.querySelector(selector)!);
      const message = styleOf('.messageText');
      const actor = styleOf('rect.actor');
      return [message.stroke, actor.fill, actor.stroke, message.fill, styleOf('.messageLine0').stroke];
    });
    expect(painted).toEqual(roles);
  });

test('MER-1 in forced colors a diagram keeps the ground that its colors were made for', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openPage(page, WITH_DIAGRAM);
  const ground = await figure(page)
    .getByRole('img')
    .evaluate((image) => getComputedStyle(image).backgroundColor);
  expect(ground).toBe('rgb(14, 18, 22)');
});

test('MER-1 a diagram opens at full size by click and by key, in the colors of the mode', async ({ page }) => {
  await openPage(page, WITH_DIAGRAM);
  const frame = figure(page).locator('.diagram-frame');
  const dialog = page.getByRole('dialog', { name: 'Picture at full size' });
  await frame.focus();
  await frame.press('Enter');
  await expect(dialog.getByRole('img')).toHaveAttribute('src', /-dark\.svg$/);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(frame).toBeFocused();
  await frame.click();
  await expect(dialog).toBeVisible();
});

test('MER-1 a diagram shows that it waits while the code of the dialog is late', onlyInAll(), async ({ page }) => {
  await openPage(page, WITH_DIAGRAM);
  const frame = figure(page).locator('.diagram-frame');
  const code = await holdRequests(page, /\.js$/);
  await frame.click();
  await expect(frame).toHaveAttribute('aria-busy', 'true');
  await expect(frame).toHaveCSS('outline-style', 'dashed');
  await code.release();
  await expect(page.getByRole('dialog', { name: 'Picture at full size' })).toBeVisible();
  await expect(frame).not.toHaveAttribute('aria-busy');
});

const onLive = testOn('zeta');
const LIVE = '/docs/blocks/media';
const picture = (page: Page): Locator =>
  page.getByRole('img', { name: 'Joining a room. A client asks the server for a room and gets its address.' });

/** Whether one of the scripts that a page requested is the diagram library. */
const hasLibrary = (paths: readonly string[]): boolean => paths.some((path) => path.endsWith('/mermaid.esm.min.mjs'));

onLive('MER-2 a site built without a browser shows the diagram source without scripts', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site });
  const page = await context.newPage();
  await page.goto(LIVE);
  await expect(figure(page)).toHaveClass('diagram is-source');
  await expect(figure(page).locator('pre')).toContainText('Client->>Server: POST /rooms');
  await expect(figure(page).locator('figcaption')).toHaveText('Joining a room');
  await context.close();
});

onLive(
  "MER-2 the reader's browser draws the diagram, and only pages with a diagram load the library",
  async ({ page }) => {
    const paths = recordRequests(page);
    const complaints = recordComplaints(page);
    await openPage(page, '/docs/blocks/code');
    await untilIdle(page);
    expect(hasLibrary(paths)).toBe(false);

    await openPage(page, LIVE);
    await expect(picture(page)).toBeVisible();
    await expect(figure(page).locator('pre')).toHaveCount(0);
    expect(hasLibrary(paths)).toBe(true);
    const size = await picture(page).evaluate((image: HTMLImageElement) => ({
      natural: [image.naturalWidth, image.naturalHeight],
      said: [image.width, image.height],
    }));
    // Two actors, whose columns are as narrow as their names allow.
    expect(size.natural[0]).toBeGreaterThan(150);
    expect(size.natural[1]).toBeGreaterThan(100);
    expect(complaints.filter((text) => !text.startsWith('info:') && !text.startsWith('debug:'))).toEqual([]);
  },
);

onLive('MER-2 changing the color mode redraws the diagram', async ({ page }) => {
  await openPage(page, LIVE);
  await expect(picture(page)).toBeVisible();
  const src = await picture(page).getAttribute('src');
  await page.getByRole('button', { name: /mode/i }).filter({ visible: true }).first().click();
  await expect(picture(page)).not.toHaveAttribute('src', src ?? '');
  await expect(picture(page)).toBeVisible();
});

onLive(
  'MER-2 a failure is reported below the source, and "Try again" draws the diagram',
  onlyInAll(),
  async ({ page }) => {
    await openPage(page, '/docs/blocks/admonitions');
    await untilIdle(page);
    await page.route(/\.mjs$/, (route) => route.abort());
    await page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name: 'Media' }).click();
    await expect(page).toHaveURL(LIVE);
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText('This diagram cannot be drawn');
    await expect(figure(page).locator('pre').first()).toContainText('sequenceDiagram');
    await page.unroute(/\.mjs$/);
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(picture(page)).toBeVisible();
    await expect(alert).toHaveCount(0);
  },
);
