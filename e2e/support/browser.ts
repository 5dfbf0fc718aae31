import { expect, type ConsoleMessage, type Locator, type Page, type Response, type Route } from '@playwright/test';

/** Opens a URL and waits until the app has hydrated the page. */
export async function openPage(page: Page, address: string): Promise<Response | null> {
  const response = await page.goto(address);
  await waitForApp(page);
  return response;
}

/** Waits until the app has hydrated the page. Repeatedly dispatches an interaction, which makes the app start. */
export async function waitForApp(page: Page): Promise<void> {
  const interact = () =>
    page
      .evaluate(() => {
        window.dispatchEvent(new Event('pointermove'));
        return document.documentElement.dataset.hasHydrated;
      })
      // The page may be navigating to another one.
      .catch(() => undefined);
  await expect.poll(interact, { timeout: 30_000, intervals: [20, 50, 100] }).toBe('true');
}

/** Requests that are held back. */
export interface Held {
  /** Resolves when `count` requests (1 by default) have arrived. */
  readonly arrived: (count?: number) => Promise<void>;
  /** Releases all of them, and those that come later. */
  readonly release: () => Promise<void>;
}

/** Holds back matching requests until they are released. */
export async function holdRequests(page: Page, url: string | RegExp): Promise<Held> {
  const waiting: Route[] = [];
  let isReleased = false;
  await page.route(url, async (route) => {
    if (isReleased) await route.fallback();
    else waiting.push(route);
  });
  return {
    arrived: (count = 1) => expect.poll(() => waiting.length, { timeout: 30_000 }).toBeGreaterThanOrEqual(count),
    release: async () => {
      isReleased = true;
      await Promise.all(waiting.splice(0).map((route) => route.fallback()));
    },
  };
}

/** Adds a link to the page, like one in the content, and returns it. */
export async function addLink(page: Page, href: string, text = 'A link of this test'): Promise<Locator> {
  await page.evaluate(
    ([address, label]) => {
      const link = document.createElement('a');
      link.href = address;
      link.textContent = label;
      // Appended to the body, which React does not manage, and placed where nothing sticky covers it.
      link.style.cssText = 'position: fixed; inset: 40% auto auto 40%; z-index: 99';
      document.body.append(link);
    },
    [href, text] as const,
  );
  return page.getByRole('link', { name: text, exact: true });
}

/** Records the paths that the page requests from now on. */
export function recordRequests(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}

/** Records the paths and queries of the documents that the main frame requests from now on. */
export function recordFullLoads(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => {
    if (!request.isNavigationRequest() || request.frame() !== page.mainFrame()) return;
    const { pathname, search } = new URL(request.url());
    addresses.push(pathname + search);
  });
  return addresses;
}

/** False for what Playwright itself writes because service workers are blocked (playwright.config.ts). */
export function isFromPage(message: ConsoleMessage): boolean {
  return message.text() !== 'Service Worker registration blocked by Playwright';
}

/** Records console messages (policy violations among them) and uncaught errors of the page. */
export function recordComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (isFromPage(message)) complaints.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  return complaints;
}

interface LayoutShift extends PerformanceEntry {
  readonly hadRecentInput: boolean;
  readonly value: number;
  readonly sources: readonly {
    readonly node?: Element;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

/** Records layout shifts on every page opened from now on. */
export async function recordLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: unknown[] = [];
    Object.assign(window, { shifts });
    const place = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}×${height}`;
    new PerformanceObserver((list) => {
      for (const { hadRecentInput, value, sources } of list.getEntries() as LayoutShift[]) {
        if (!hadRecentInput)
          shifts.push({
            value,
            sources: sources.map(
              ({ node, previousRect, currentRect }) =>
                `${node?.outerHTML?.slice(0, 100)}: ${place(previousRect)} → ${place(currentRect)}`,
            ),
          });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The layout shifts of the page so far; call `recordLayoutShifts` first. */
export function layoutShifts(page: Page): Promise<unknown[]> {
  return page.evaluate(() => (window as unknown as { shifts: unknown[] }).shifts);
}

/** Matches requests for the data of a page. */
export function pageDataOf(path: string): RegExp {
  return new RegExp(
    `/page-data/[0-9a-f]+${path === '/' ? '/index' : path.replace(/\/$/, '')}/page-data\\.json(?:\\?|$)`,
  );
}

/** Scrolls the page to `y` with the mouse wheel. */
export async function scrollToY(page: Page, y: number): Promise<void> {
  await page.mouse.move(640, 500);
  for (let turn = 0; turn < 10; turn += 1) {
    const now = await scrollY(page);
    if (Math.abs(now - y) <= 1) return;
    await page.mouse.wheel(0, y - now);
    await page.waitForFunction((before) => window.scrollY !== before, now);
    await waitForStill(page);
  }
  throw new Error(`The page did not scroll to ${y}; its scroll position is ${await scrollY(page)}.`);
}

/** Waits until the page has not scrolled for several frames. */
async function waitForStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    let last = -1;
    for (let still = 0; still < 8; still = window.scrollY === last ? still + 1 : 0) {
      last = window.scrollY;
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
}

/** Width of everything on the page in CSS pixels: that of the window, unless the page scrolls sideways. */
export function pageWidth(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth);
}

export function scrollY(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY);
}

/** The heading that is shown instead of a crashed page. */
export const crashTitle = (page: Page) => page.getByRole('heading', { level: 1, name: 'This page crashed' });

/** A path with invalid percent-encoding. */
export const UNDECODABLE = '/docs/%E0%A4%A';

/** Waits until the browser is idle, so that the work after the start of the page has begun. */
export async function untilIdle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

export const MODES = ['dark', 'light'] as const;

/** Resolves once the page is painted in this mode. */
export function showMode(page: Page, theme: (typeof MODES)[number]): Promise<void> {
  return page.evaluate(async (mode) => {
    document.documentElement.dataset.theme = mode;
    for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.all(transitions.map(({ finished }) => finished.catch(() => undefined)));
  }, theme);
}
