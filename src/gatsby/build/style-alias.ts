/**
 * Relies on css-loader 5.2, which resolves an import that begins with a tilde like a module.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/**
 * Writes a style sheet that depends on the build, which `src/styles/index.css` imports by its name.
 *
 * @returns the alias for webpack
 */
export function styleAlias(name: string, css: string, root: string): Readonly<Record<string, string>> {
  const file = resolve(root, '.cache', name);
  mkdirSync(dirname(file), { recursive: true });
  // An unchanged file must not look changed to webpack.
  if (!existsSync(file) || readFileSync(file, 'utf8') !== css) writeFileSync(file, css);
  return { [name]: file };
}
