import { expect, test } from '@playwright/test';
import { product } from '../../src/site/config/product';

test.describe.configure({ mode: 'parallel' });

const IFRAME_PAGE = `/docs/sdks/iframe/${product.slug}-iframe-sdk`;

test('a pair shows before and after, each with a name that says what it shows', async ({ page }) => {
  await page.goto('/docs/rest/how-to/how-to-add-an-overlay-image');
  const pair = page.locator('.frame-grid');
  const frames = pair.locator('svg[role="img"]');
  await expect(frames).toHaveCount(2);
  await expect(pair.getByRole('img', { name: 'Before: Jonas without an overlay' })).toBeVisible();
  const after = pair.getByRole('img', { name: /^After: a bar with the title Evening show/ });
  // Playwright does not read descriptions of SVG; browsers do.
  await expect(after.locator('> desc')).toHaveText('Spot 1: Jonas. An image is in front of the videos.');
  // Side by side, and below each other on phones.
  const topsOf = () => frames.evaluateAll((images) => images.map((image) => image.getBoundingClientRect().top));
  const [left, right] = await topsOf();
  expect(right).toBe(left);
  await page.setViewportSize({ width: 360, height: 740 });
  const [upper = 0, lower = 0] = await topsOf();
  expect(lower).toBeGreaterThan(upper + 100);
});

test("a meeting's picture is the same in both modes, what is around it follows them", async ({ page }) => {
  const colorsIn = async (theme: string) => {
    await page.goto(IFRAME_PAGE);
    await page.evaluate((mode) => {
      document.documentElement.dataset.theme = mode;
    }, theme);
    const sketch = page.getByRole('img', { name: /web client in a framed container/ });
    const fillsOf = (selector: string) =>
      sketch.locator(selector).evaluateAll((shapes) => shapes.map((shape) => getComputedStyle(shape).fill));
    return { picture: await fillsOf('svg rect, svg path, svg circle'), chrome: await fillsOf('> rect') };
  };
  const [dark, light] = [await colorsIn('dark'), await colorsIn('light')];
  expect(dark.picture.length).toBeGreaterThan(10);
  expect(light.picture).toEqual(dark.picture);
  expect(light.chrome).not.toEqual(dark.chrome);
});
