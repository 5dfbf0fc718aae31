import { routes, withBase } from '../../site/routes';
import type { StarterSettings } from './starter-settings';

/** What the starter takes from the site's configuration. */
export interface StarterConfig extends Pick<StarterSettings, 'baseUrl' | 'showBaseUrlIssue'> {
  readonly search: { readonly shortcuts: { readonly ctrlK: boolean; readonly slash: boolean } };
}

/**
 * Source code of the inline script that starts the app, the same on every page.
 *
 * @param code source code of `startApp` as a function expression, which webpack inserts as a constant
 */
export function starterScript(
  { baseUrl, showBaseUrlIssue, search: { shortcuts } }: StarterConfig,
  code = process.env.STARTER_CODE,
): string {
  if (!code) throw new Error('STARTER_CODE is not set: src/gatsby/build/webpack.ts makes it a constant of the bundle.');
  const searchKeys = [...(shortcuts.slash ? ['/'] : []), ...(shortcuts.ctrlK ? ['^k'] : [])];
  const notFoundUrl = withBase(baseUrl, routes.notFound());
  const settings: StarterSettings = { baseUrl, notFoundUrl, showBaseUrlIssue, searchKeys };
  return `(${code})(${JSON.stringify(settings).replace(/</g, '\\u003c')});`;
}
