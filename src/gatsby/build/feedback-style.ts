import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { styleAlias } from './style-alias';

/**
 * The alias for webpack of the style sheet that `src/styles/index.css` imports as `feedback.css`. It is empty on a site
 * that does not ask its readers.
 */
export function feedbackAlias(isNeeded: boolean, root: string): Readonly<Record<string, string>> {
  const css = isNeeded ? readFileSync(resolve(root, 'src/styles/feedback.css'), 'utf8') : '';
  return styleAlias('feedback.css', css, root);
}
