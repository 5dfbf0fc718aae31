/**
 * Relies on css-loader 5.2, which resolves an import that begins with a tilde like a module.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** A style sheet with the site's URL, for the addresses of links in print. It is written with each build. */
function siteUrlStyle(url: string): string {
  return `@layer tokens{:root{--site-url:${JSON.stringify(new URL(url).origin)}}}\n`;
}

/**
 * Writes the style sheet that `src/styles/index.css` imports as `site-url.css`.
 *
 * @returns the alias for webpack
 */
export function siteUrlAlias(url: string, root: string): Readonly<Record<string, string>> {
  const file = resolve(root, '.cache/site-url.css');
  const css = siteUrlStyle(url);
  mkdirSync(dirname(file), { recursive: true });
  // An unchanged file must not look changed to webpack.
  if (!existsSync(file) || readFileSync(file, 'utf8') !== css) writeFileSync(file, css);
  return { 'site-url.css': file };
}
