import { changedColors } from '../../site/build/brand/changed-colors';
import type { Palettes } from '../../site/config/palette';
import { styleAlias } from './style-alias';

/** The site's URL, for the addresses of links in print, and the colors of its brand. It is written with each build. */
function siteValuesStyle(url: string, palettes: Palettes): string {
  const [light, dark] = [
    changedColors(palettes, 'light', '--palette-day-'),
    changedColors(palettes, 'dark', '--color-'),
  ];
  // Readers' own colors would lose against these rules, which are as specific and come later.
  const colors =
    light || dark ? `@media (forced-colors:none){:root{${light}}:root,:root[data-theme='dark']{${dark}}}` : '';
  return `@layer tokens{:root{--site-url:${JSON.stringify(new URL(url).origin)}}${colors}}\n`;
}

/** The alias for webpack of the style sheet that `src/styles/index.css` imports as `site-values.css`. */
export function siteValuesAlias(url: string, palettes: Palettes, root: string): Readonly<Record<string, string>> {
  return styleAlias('site-values.css', siteValuesStyle(url, palettes), root);
}
