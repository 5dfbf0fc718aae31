import { expect, test, type Page } from '@playwright/test';
import { openPage } from './support/browser';

/** A long reference page with requests in tabs, code, tables and a table of contents. */
const DOC = '/docs/rest/references/layers';

interface Stop {
  /** Part of the page that the element belongs to. */
  readonly part: string;
  readonly name: string;
  readonly hasMark: boolean;
  readonly isInSight: boolean;
}

/** Describes the focused element and whether its focus indicator is visible. */
function stopOf(page: Page): Promise<Stop | null> {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement | null;
    if (!element || element === document.body) return null;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    const { top, bottom, left, right } = element.getBoundingClientRect();
    const part = element.closest('header, aside, nav[aria-label], main, footer');
    const parts: Record<string, string> = { HEADER: 'header', MAIN: 'main', FOOTER: 'footer', ASIDE: 'aside' };
    return {
      part: part?.getAttribute('aria-label') ?? parts[part?.tagName ?? ''] ?? 'page',
      name: (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 60),
      hasMark: (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none',
      isInSight: bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth,
    };
  });
}

/** Presses Tab until the focus leaves the page or returns to the first stop. */
async function walk(page: Page): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let press = 0; press < 400; press += 1) {
    await page.keyboard.press('Tab');
    const stop = await stopOf(page);
    if (stop === null) return stops;
    if (stops.length > 1 && stop.name === stops[0]?.name && stop.part === stops[0].part) return stops;
    stops.push(stop);
  }
  throw new Error('The focus never leaves the page.');
}

test('SKP-1 SB-1 DOC-4 Tab visits frame, sidebar, text and footer in order, with visible focus', async ({ page }) => {
  await openPage(page, DOC);
  const stops = await walk(page);
  expect(stops.filter(({ hasMark }) => !hasMark)).toEqual([]);
  expect(stops.filter(({ isInSight }) => !isInSight)).toEqual([]);
  const order = stops.map(({ part }) => part).filter((part, index, all) => part !== all[index - 1]);
  expect(stops[0]?.name).toBe('Skip to main content');
  for (const [earlier, later] of [
    ['Main', 'Docs sidebar'],
    ['Docs sidebar', 'Breadcrumbs'],
    ['Breadcrumbs', 'main'],
    ['main', 'footer'],
  ] as const) {
    expect(order, order.join(' › ')).toContain(earlier);
    expect(order.indexOf(earlier)).toBeLessThan(order.lastIndexOf(later));
  }
  expect(stops.filter(({ name }) => /^Copy/.test(name)).length).toBeGreaterThan(3);
});
