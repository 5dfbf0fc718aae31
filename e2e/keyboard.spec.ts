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

test('SB-2 TAB-2 CODE-2 DOC-4 a doc can be used with the keyboard alone', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, DOC);

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('#main, main').first()).toBeFocused();

  const guides = page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('button', { name: /How-to guides/ });
  await guides.focus();
  await page.keyboard.press('Enter');
  await expect(guides).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  expect((await stopOf(page))?.part).toBe('Docs sidebar');

  const tabs = page.getByRole('main').getByRole('tablist').first();
  await tabs.getByRole('tab', { selected: true }).focus();
  await page.keyboard.press('ArrowRight');
  const second = tabs.getByRole('tab').nth(1);
  await expect(second).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(second).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const copied = await page.evaluate(() =>
    document.activeElement?.closest('[data-code-block]')?.querySelector('code')?.textContent?.trim(),
  );
  expect((await stopOf(page))?.name).toMatch(/^Copy/);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(copied);

  const contents = page.getByRole('navigation', { name: 'On this page' });
  await contents.locator('summary').focus();
  await page.keyboard.press('Enter');
  const link = contents.getByRole('link').nth(2);
  const hash = await link.getAttribute('href');
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${hash}$`));
  await expect(page.locator(hash ?? '')).toBeInViewport();
});
