import { existsSync, readFileSync } from 'node:fs';
import { resolve, sep } from 'node:path';

/** Gatsby treats the modules of these folders as page components. */
const PAGE_FOLDERS = ['src/pages', 'src/templates'];

const isIn = (folder: string, path: string): boolean => path.startsWith(`${resolve(folder)}${sep}`);

/** True for page components and modules with a query, which Gatsby analyses and compiles with plugins of its own. */
export function isPageModule(path: string): boolean {
  if (PAGE_FOLDERS.some((folder) => isIn(folder, path))) return true;
  // In Gatsby's folder, that is the page that develop shows at unknown addresses.
  return (
    ['src', '.cache'].some((folder) => isIn(folder, path)) &&
    existsSync(path) &&
    readFileSync(path, 'utf8').includes('graphql`')
  );
}

/** True for modules of Gatsby, its plugins and other packages. */
export function isOutsideOfSource(path: string): boolean {
  return !isIn('src', path);
}
