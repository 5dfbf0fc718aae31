import { cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Everything that a build and a check of its types read, except the content. A content root without a brand has that of
 * the project, and words of the interface that it does not change are those of the project.
 */
const COPIED = [
  'content/data/brand.yaml',
  'content/data/strings.yaml',
  'schemas/strings.d.ts',
  'src',
  'static',
  'scripts',
  'tools',
  'babel.config.cjs',
  'gatsby-browser.tsx',
  'gatsby-config.ts',
  'gatsby-node.ts',
  'gatsby-ssr.tsx',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];

/**
 * Replaces a folder with a copy of the project at `root`, for builds that must not touch the site's own caches. The
 * files are copied instead of linked because Gatsby treats linked files as outside of the site and writes types into
 * `src`.
 */
export function copyProject(root, folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const path of COPIED) cpSync(join(root, path), join(folder, path), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
}
