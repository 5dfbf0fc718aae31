import { styleAlias } from './style-alias';

/** A style sheet with the site's URL, for the addresses of links in print. It is written with each build. */
function siteUrlStyle(url: string): string {
  return `@layer tokens{:root{--site-url:${JSON.stringify(new URL(url).origin)}}}\n`;
}

/** The alias for webpack of the style sheet that `src/styles/index.css` imports as `site-url.css`. */
export function siteUrlAlias(url: string, root: string): Readonly<Record<string, string>> {
  return styleAlias('site-url.css', siteUrlStyle(url), root);
}
