import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { recordRequests } from './support/browser';
import { routes } from '../src/site/routes';

/**
 * Bytes of the HTML of one page of each kind after Brotli 11, as they were before hosts and releases were described
 * (ADR 15, 17). Content counts too: raise a limit only if the page's own content has grown.
 */
const LIMITS: readonly (readonly [path: string, bytes: number])[] = [
  // With the meeting of the landing page, the pictures of its cards, and limits and prices.
  // With 10 to 70 bytes for structured data and the link to the page as Markdown, here and in the other rows.
  [routes.home(), 11_022],
  [routes.overview(), 11_480],
  // With 65 bytes for the badge and the banner of versions, which pages of categories have as well.
  ['/docs/sdks/js/features', 8380],
  [routes.blog(), 11_250],
  // With 219 bytes for the drawing of its planes and the list of its calls in the sidebar.
  ['/docs/rest/references/layers', 17_212],
];
/** With 61 bytes for the buttons that open the console of a call or run commands. */
const SHEET_LIMIT = 9511;

/** Digests in names of files compress differently with each change of any file, by up to 30 bytes a page. */
const withoutDigests = (text: string): string =>
  text.replace(/\b[0-9a-f]{8,20}\b/g, (digest) => '0'.repeat(digest.length));

const brotli = (text: string): number =>
  brotliCompressSync(Buffer.from(text), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

for (const [path, limit] of LIMITS)
  test(`RTE-12 before the first sign of interest, ${path} is its HTML and one style sheet, within their budget`, async ({
    page,
  }) => {
    const requested = recordRequests(page);
    await page.goto(path, { waitUntil: 'load' });
    const files = requested.filter((file) => !/\.(?:png|webp|avif|jpe?g|svg|mp4)$/.test(file));
    expect(files).toEqual([path, expect.stringMatching(/^\/app\.[0-9a-f]+\.css$/)]);
    const size = async (file: string) => brotli(withoutDigests(await (await page.request.get(file)).text()));
    expect(await size(path)).toBeLessThanOrEqual(limit);
    expect(await size(files[1]!)).toBeLessThanOrEqual(SHEET_LIMIT);
  });

/** What a server sends before it waits for an answer: ten packets. */
const FIRST_ROUND_TRIP = 14_600;

for (const path of [routes.home(), routes.overview(), '/docs/sdks/js/features', routes.blog()])
  test(`RTE-12 ${path} arrives with its headers in the first round trip, also without Brotli`, async ({ page }) => {
    const response = await page.request.get(path);
    const headers = response.headersArray().map(({ name, value }) => `${name}: ${value}\r\n`);
    const body = gzipSync(await response.body(), { level: 9 });
    expect(headers.join('').length + body.length).toBeLessThanOrEqual(FIRST_ROUND_TRIP);
  });
