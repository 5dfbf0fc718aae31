import { cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

/** What a build reads, without the content. */
const COPIED = [
  'src',
  'static',
  'scripts',
  'tools',
  'gatsby-browser.tsx',
  'gatsby-config.ts',
  'gatsby-node.ts',
  'gatsby-ssr.tsx',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];

/**
 * Makes a folder anew that holds a copy of the project at `root`, for builds that must leave the site's own caches
 * alone.
 * Copied, not linked: Gatsby takes a linked file for one outside the site, and writes types into `src`.
 */
export function copyProject(root, folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const path of COPIED) cpSync(join(root, path), join(folder, path), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
}
