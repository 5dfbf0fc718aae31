/**
 * Relies on webpack 5, which leaves a module without side effects out if nothing uses what it exports.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Configuration } from 'webpack';
import { styleAlias } from './style-alias';

/**
 * The alias for webpack of the style sheet that `src/styles/index.css` imports as `feedback.css`. It is empty on a site
 * that does not ask its readers.
 */
export function feedbackAlias(isNeeded: boolean, root: string): Readonly<Record<string, string>> {
  const css = isNeeded ? readFileSync(resolve(root, 'src/styles/feedback.css'), 'utf8') : '';
  return styleAlias('feedback.css', css, root);
}

/**
 * The rule for webpack by which the modules of the question are left out where `HAS_FEEDBACK` has removed their uses.
 * Their constants look like side effects to webpack.
 */
export const FEEDBACK_MODULES = {
  test: /[\\/]src[\\/](?:features[\\/]feedback|views[\\/]connect-feedback)\b/,
  sideEffects: false,
} satisfies NonNullable<NonNullable<Configuration['module']>['rules']>[number];
