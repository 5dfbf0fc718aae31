// Folders in .tmp/bench/peers with packages that only the benchmarks need.
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from '../../tools/project/bootstrap.mjs';

const KEPT = ['node_modules', 'package.json', 'package-lock.json'];
/** Folders inside `node_modules` in which site generators keep the results of earlier builds. */
const CACHES = ['.cache', '.astro', '.vite', '.vite-temp', '.temp'];

const folderOf = (name) => join(root, '.tmp', 'bench', 'peers', name);

/**
 * Installs packages, unless exactly these are already installed.
 *
 * @param manifest fields of `package.json`, with exact versions
 * @returns the folder
 * @throws Error if npm fails
 */
export function installPackages(name, manifest) {
  const folder = folderOf(name);
  const text = JSON.stringify({ name: `bench-${name}`, private: true, ...manifest }, null, 2);
  // Written last, so that a folder in which npm was interrupted is not used.
  const stamp = join(folder, 'node_modules', '.installed-for');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === text) return folder;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), text);
  if (run('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder }) !== 0)
    throw new Error(`npm could not install ${Object.keys(manifest.dependencies).join(', ')}; see its output above.`);
  writeFileSync(stamp, text);
  return folder;
}

/**
 * Deletes everything from an installed folder but the packages, so that the next build starts without caches, and
 * writes the files of a site.
 *
 * @param files text by path
 * @returns the folder
 */
export function writeSite(name, files) {
  const folder = folderOf(name);
  for (const entry of readdirSync(folder).filter((entry) => !KEPT.includes(entry)))
    rmSync(join(folder, entry), { recursive: true });
  for (const cache of CACHES) rmSync(join(folder, 'node_modules', cache), { recursive: true, force: true });
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}
