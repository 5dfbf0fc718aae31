import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

/** The typefaces of the cheatsheet and the share images, so that no picture depends on what a machine has installed. */
const FACES = [
  { family: 'Still Sans', weight: '400', file: 'source-sans-3/400Regular/SourceSans3_400Regular.ttf' },
  { family: 'Still Sans', weight: '600 700', file: 'source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf' },
  { family: 'Still Mono', weight: '400', file: 'source-code-pro/400Regular/SourceCodePro_400Regular.ttf' },
  { family: 'Still Mono', weight: '600 700', file: 'source-code-pro/600SemiBold/SourceCodePro_600SemiBold.ttf' },
] as const;
const NOON = new Date('2026-01-15T12:00:00Z');
/** Milliseconds after which what still loads is not waited for. */
const LONGEST_LOAD = 10_000;
/** Screenshots that may differ from one another before a page counts as restless. */
const MOST_SHOTS = 40;

export type ColorMode = 'dark' | 'light';

/**
 * Makes pages opened from now on look the same each time: fixed time, no chance, no motion, own typefaces. Consent has
 * been declined, so that no banner is in the way.
 */
export async function holdStill(page: Page, theme: ColorMode, site: string): Promise<void> {
  await page.clock.setFixedTime(NOON);
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: theme });
  await page.context().addCookies([{ name: 'CookieConsent', value: 'false', url: site }]);
  await page.route('**/still-faces/*.ttf', (route) => {
    const face = FACES[Number(/(\d+)\.ttf$/.exec(route.request().url())?.[1])];
    if (!face) return route.abort();
    const body = readFileSync(require.resolve(`@expo-google-fonts/${face.file}`));
    return route.fulfill({ contentType: 'font/ttf', body });
  });
  const faces = FACES.map(
    ({ family, weight }, number) =>
      `@font-face { font-family: "${family}"; font-weight: ${weight}; src: url("/still-faces/${number}.ttf"); }`,
  );
  await page.addInitScript(prepareDocument, {
    theme,
    css: `${faces.join('')} :root { --font-sans: "Still Sans"; --font-mono: "Still Mono"; }`,
  });
}

/** Runs in the page, before its own scripts. */
function prepareDocument({ theme, css }: { readonly theme: string; readonly css: string }): void {
  localStorage.setItem('theme', theme);
  let seed = 1;
  Math.random = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  // Chromium ignores sheets that are adopted before there is an element.
  document.addEventListener('DOMContentLoaded', () => document.adoptedStyleSheets.push(sheet));
}

/**
 * A picture of the window, once two in a row are equal.
 *
 * @returns PNG
 * @throws Error if the page never comes to rest
 */
export async function takeStill(page: Page): Promise<Buffer> {
  // Frames in which a program runs are never idle.
  await page.waitForLoadState('networkidle', { timeout: LONGEST_LOAD }).catch(() => undefined);
  await page.evaluate(async () => {
    await document.fonts.ready;
    // Those outside the window are lazy, and would never arrive.
    const isShown = (image: HTMLImageElement): boolean => {
      const { top, bottom } = image.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    };
    await Promise.all([...document.images].filter(isShown).map((image) => image.decode().catch(() => undefined)));
    // Between two pixels, text may be drawn at either of them.
    const top = Math.round(window.scrollY);
    // Where columns stay in view, parts are half a pixel off or not, depending on how they came there: draw them anew.
    const root = document.documentElement;
    root.style.display = 'none';
    root.getBoundingClientRect();
    root.style.removeProperty('display');
    root.getBoundingClientRect();
    window.scrollTo({ top, behavior: 'instant' });
    await new Promise((resolve) => requestIdleCallback(resolve));
  });
  // Paints everything anew: layers that were moved by scrolling can be half a pixel off.
  const size = page.viewportSize();
  if (size) for (const height of [size.height + 1, size.height]) await page.setViewportSize({ ...size, height });
  let last: Buffer | undefined;
  for (let count = 0; count < MOST_SHOTS; count += 1) {
    const shot = await page.screenshot({ animations: 'disabled', caret: 'hide' });
    if (last?.equals(shot)) return shot;
    last = shot;
  }
  throw new Error(`${page.url()} still changes after ${MOST_SHOTS} pictures.`);
}
