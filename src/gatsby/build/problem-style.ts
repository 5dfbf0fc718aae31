import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { styleAlias } from './style-alias';

/**
 * The alias for webpack of the style sheet that `src/styles/index.css` imports as `problems.css`. It is empty if
 * readers see no problems of content: in a build that draws its diagrams itself.
 */
export function problemAlias(isNeeded: boolean, root: string): Readonly<Record<string, string>> {
  const css = isNeeded ? readFileSync(resolve(root, 'src/styles/problems.css'), 'utf8') : '';
  return styleAlias('problems.css', css, root);
}
