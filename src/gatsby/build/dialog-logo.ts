/**
 * Removes the style element from the logo in the search dialog. Without it, the policy, which is sent with every page,
 * need not allow the element; `src/search/browser/dialog/dialog.css` styles the logo.
 *
 * Relies on @docsearch/react 3.9.0, whose minified module creates the element with the text below, and on webpack 5.98,
 * which calls the default export of a loader with the source text of a module.
 */
import { resolve } from 'node:path';
import type { Configuration } from 'webpack';

const DIALOG = /[\\/]@docsearch[\\/]react[\\/]dist[\\/]esm[\\/]index\.js$/;
const STYLE = 'e.createElement("style",null,".cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}")';

/**
 * @param config configuration of the stage `build-javascript`; it is modified
 * @param file path of this module
 */
export function plainDialogLogo(config: Configuration, file: string): void {
  config.module ??= {};
  (config.module.rules ??= []).push({ test: DIALOG, enforce: 'pre', use: { loader: resolve(file) } });
}

/** @throws Error if the module creates another style element */
export default function removeStyle(source: string): string {
  const parts = source.split(STYLE);
  if (parts.length !== 2 || source.split('"style",').length !== 2)
    throw new Error(
      'The search dialog no longer creates one style element for its logo: see src/gatsby/build/dialog-logo.ts and ' +
        'maintaining/upgrading.md.',
    );
  // Not an empty element: browsers report that one too.
  return parts.join('null');
}
