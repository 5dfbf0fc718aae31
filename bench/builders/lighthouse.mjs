import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { installPackages } from './install.mjs';

/** Installs Lighthouse, which only the page benchmark needs, and resolves to its function. */
export async function loadLighthouse() {
  const folder = installPackages('lighthouse', { type: 'module', dependencies: { lighthouse: '12.8.2' } });
  const { default: lighthouse } = await import(
    pathToFileURL(join(folder, 'node_modules', 'lighthouse', 'core', 'index.js')).href
  );
  return lighthouse;
}
