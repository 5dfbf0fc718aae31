import { expect, test, type Page } from '@playwright/test';
import { product } from '../../src/site/config/product';
import { axeFindingsInBothModes } from '../support/axe';
import { MODES, openPage, showMode } from '../support/browser';

/** The drawings by the page that explains them; the first of them in `npm test`. */
const DRAWINGS = [
  ['/docs/rest/SFU_vs_MCU', 'Routed: a stream of each person to everybody else. Composed: one picture for all'],
  [
    '/docs/rest/references/meeting-room',
    'A room stays, its meetings come and go, and each meeting has keys of its own',
  ],
  ['/docs/rest/references/layers', 'What the server draws, from front to back'],
  ['/docs/rest/references/permalink', 'How a permalink waits for its host'],
  [`/docs/rest/${product.slug}-ai-adapter`, 'The path of a forward to a model and back'],
] as const;

const drawing = (page: Page, name: string) => page.locator('figure.concept').getByRole('img', { name, exact: true });

/** What the shapes of the drawing are painted with, without repeats. */
const paints = (page: Page, name: string): Promise<string[]> =>
  drawing(page, name).evaluate((svg) => [
    ...new Set(
      [...svg.querySelectorAll('path, rect, circle, text')].flatMap((shape) => {
        const { fill, stroke } = getComputedStyle(shape);
        return [fill, stroke].filter((paint) => paint !== 'none');
      }),
    ),
  ]);

const role = (page: Page, name: string): Promise<string> =>
  page.evaluate((token) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = `var(--color-${token})`;
    return getComputedStyle(probe).color;
  }, name);

for (const [path, name] of DRAWINGS)
  test(`${path} shows its drawing in the colors of both modes, of paper and forced ones, on a phone too`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openPage(page, path);
    await expect(drawing(page, name)).toBeVisible();
    await expect(drawing(page, name)).toHaveAccessibleDescription(/^[A-Z].{40,}\.$/);
    const box = await drawing(page, name).boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(326);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    for (const mode of MODES) {
      await showMode(page, mode);
      const painted = await paints(page, name);
      expect(painted).toContain(await role(page, 'muted'));
      expect(painted).toContain(await role(page, 'accent'));
    }
    expect(await axeFindingsInBothModes(page)).toEqual([]);
    await showMode(page, 'dark');
    await page.emulateMedia({ media: 'print' });
    const paper = await paints(page, name);
    expect(paper).toContain(await role(page, 'text'));
    expect(await role(page, 'text')).toBe('rgb(0, 0, 0)');
    await page.emulateMedia({ media: 'screen', forcedColors: 'active' });
    const [canvas, text] = await page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('i'));
      return ['Canvas', 'CanvasText'].map((color) => {
        probe.style.color = color;
        return getComputedStyle(probe).color;
      });
    });
    const forced = await paints(page, name);
    expect(forced).toContain(text);
    // Only the page's own colors and that of links, which stands for the accent.
    const link = await role(page, 'accent');
    const border = await role(page, 'control-line');
    expect(forced.filter((paint) => ![canvas, text, link, border].includes(paint))).toEqual([]);
  });
