import type { StarterSettings } from './starter';

/** Id of the data block that lists the bundles. */
export const BUNDLES_ID = 'app-bundles';
/** Name of the meta element with the page's own path. */
export const PAGE_PATH_META = 'page-path';
/**
 * Milliseconds from the load event until the app starts without any interaction: long enough to read the page
 * undisturbed on a slow phone, whose only core the app would keep busy.
 */
const UNTOUCHED = 4000;
/** Maximum number of milliseconds for which the app then waits for the browser to be idle. */
const LATEST_IDLE = 2500;

/**
 * Source code of the inline script that starts the app, the same on every page.
 *
 * @param code source code of `startApp` as a function expression, which webpack inserts as a constant
 */
export function starterScript(
  { baseUrl, showBaseUrlIssue, hydratedEvent }: Pick<StarterSettings, 'baseUrl' | 'showBaseUrlIssue' | 'hydratedEvent'>,
  code = process.env.STARTER_CODE,
): string {
  if (!code) throw new Error('STARTER_CODE is not set: src/gatsby/build/webpack.ts makes it a constant of the bundle.');
  const settings: StarterSettings = {
    baseUrl,
    showBaseUrlIssue,
    hydratedEvent,
    bundlesId: BUNDLES_ID,
    pagePathMeta: PAGE_PATH_META,
    untouched: UNTOUCHED,
    latestIdle: LATEST_IDLE,
  };
  return `(${code})(${JSON.stringify(settings).replace(/</g, '\\u003c')});`;
}
