import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test as testOfSite, type Frame, type Page } from '@playwright/test';
import { axeFindingsInBothModes } from '../support/axe';
import { filesOf } from '../support/base-path';
import { openPage, pageWidth } from '../support/browser';
import { siteFolder } from '../support/built-pages';
import { test } from '../support/docs-fixture';
import { galleryRoute } from '../../src/site/gallery-route';

// The fixture has the page of tools/gallery, which the development server shows.
const GALLERY = galleryRoute();

test('every component and block has no axe violations in both modes, and none scrolls the page sideways', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, GALLERY);
  await page.locator('main details').evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')));
  expect(await page.locator('[data-example]').count()).toBeGreaterThan(30);
  expect(await axeFindingsInBothModes(page)).toEqual([]);
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 780 });
    await expect.poll(() => pageWidth(page), `at ${width} px`).toBeLessThanOrEqual(width);
  }
});

test('the source of an example can be copied, and the contents lead to each example', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, GALLERY);
  await page
    .getByRole('navigation', { name: 'Contents of this page' })
    .getByRole('link', { name: 'Figure', exact: true })
    .click();
  await expect(page).toHaveURL(`${GALLERY}#figure`);
  await expect(page.locator('#figure')).toBeInViewport();
  const example = page.locator('[data-example]', { has: page.locator('.figure img') }).first();
  await example.getByRole('button', { name: 'Copy code to clipboard' }).last().click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe('<Figure src="./tiles.png" alt="A grid of six tiles" caption="A figure with a caption" />');
});

/** The frames with the gallery in light and in dark, once they show it. */
async function framesOf(page: Page): Promise<Frame[]> {
  const frames = await Promise.all(
    ['light', 'dark'].map(async (mode) => {
      const frame = await (await page.getByTitle(`Gallery, ${mode} mode`).elementHandle())?.contentFrame();
      if (!frame) throw new Error(`There is no frame in ${mode} mode.`);
      await frame.waitForSelector(`html[data-has-hydrated][data-theme="${mode}"]`, { state: 'attached' });
      return frame;
    }),
  );
  return frames;
}

test('a phone in light and a phone in dark are beside each other, keep their modes and scroll together', async ({
  page,
}) => {
  await openPage(page, GALLERY);
  await page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: 'Phone, light and dark' }).click();
  await expect(page).toHaveURL(`${GALLERY}?frames=phone`);
  await openPage(page, `${GALLERY}?frames=phone#figure`);
  const frames = await framesOf(page);
  for (const frame of frames) {
    expect(await frame.evaluate(() => window.innerWidth)).toBe(360);
    const isShown = () =>
      frame.locator('#figure').evaluate((element) => {
        const { top } = element.getBoundingClientRect();
        return top >= 0 && top < window.innerHeight;
      });
    await expect.poll(isShown).toBe(true);
    await expect(frame.getByRole('navigation', { name: 'Views' })).toHaveCount(0);
  }
  const positions = () => Promise.all(frames.map((frame) => frame.evaluate(() => window.scrollY)));
  const [before = 0] = await positions();
  await page.getByTitle('Gallery, light mode').hover();
  await page.mouse.wheel(0, -500);
  await expect.poll(async () => new Set(await positions()).size).toBe(1);
  await expect.poll(async () => (await positions())[1]).toBeLessThan(before);

  await page.getByRole('button', { name: /^Switch to light mode/ }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(frames[1]!.locator('html')).toHaveAttribute('data-theme', 'dark');
});

testOfSite('a build has neither the page nor a byte of it', () => {
  const files = filesOf(siteFolder);
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((path) => /gallery/i.test(path))).toEqual([]);
  const texts = files.filter((path) => /\.(?:html|js|mjs|css|json|xml|txt|md)$/.test(path));
  const traces = /data-example|tools\/gallery|templates-gallery|framed=|"\/gallery"/;
  expect(texts.filter((path) => traces.test(readFileSync(join(siteFolder, path), 'utf8')))).toEqual([]);
});
