import { existsSync, lstatSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { env } from '../../../site/build/env';
import { isOffFile } from '../../../site/build/parts';
import { displayPath } from '../../../site/build/source-text';
import type { Problem } from '../../../site/problems';

export const CONTENT_EXTENSIONS = ['.md', '.mdx'] as const;

/** Endings that look like those of pages, but that nothing reads. */
const MISTAKEN = /^\.(?:mdx?|markdown|mkdn?|mdwn)$/i;
const PICTURE = /\.(?:png|jpe?g|gif|webp|avif|svg)$/i;

/** Bytes above which a file costs readers or the build so much that the author should know. */
export const LARGE_PICTURE = 1_000_000;
export const LARGE_PAGE = 250_000;

/** The content files below a folder, and what is wrong with files and folders themselves. */
export interface ListedFiles {
  readonly files: string[];
  readonly problems: Problem[];
  readonly warnings: Problem[];
}

/**
 * Lists all content files below a folder. Reports broken symbolic links, folders named like pages, pages with an ending
 * that nothing reads, and warns of large files. Files of parts that are switched off are left out. A folder that
 * symbolic links lead to again is read once.
 */
export function listContentFiles(folder: string): ListedFiles {
  const listed: ListedFiles = { files: [], problems: [], warnings: [] };
  if (existsSync(folder)) walk(folder, listed, new Set([realpathSync(folder)]));
  return listed;
}

function walk(folder: string, listed: ListedFiles, seen: Set<string>): void {
  for (const name of readdirSync(folder).sort()) {
    const path = join(folder, name);
    if (isOffFile(relative(env.contentRoot, path).replaceAll('\\', '/'))) continue;
    const report = (message: string): void => void listed.problems.push({ file: displayPath(path), message });
    const isContent = CONTENT_EXTENSIONS.some((extension) => name.endsWith(extension));
    if (lstatSync(path).isSymbolicLink() && !existsSync(path)) {
      report('is a symbolic link to a file that does not exist');
      continue;
    }
    const stats = statSync(path);
    if (!stats.isDirectory()) {
      if (isContent) listed.files.push(path);
      checkFile(path, stats.size, isContent, listed);
    } else if (isContent) report('is a folder named like a page: rename it without the extension');
    else {
      const real = realpathSync(path);
      if (seen.has(real)) continue;
      seen.add(real);
      walk(path, listed, seen);
    }
  }
}

function checkFile(path: string, size: number, isContent: boolean, { problems, warnings }: ListedFiles): void {
  const file = displayPath(path);
  const ending = extname(path);
  if (!isContent && MISTAKEN.test(ending))
    problems.push({
      file,
      message: `has the ending "${ending}", which nothing reads; allowed: ${CONTENT_EXTENSIONS.join(', ')} in lower case`,
    });
  const limit = isContent ? LARGE_PAGE : PICTURE.test(path) ? LARGE_PICTURE : undefined;
  if (limit === undefined || size <= limit) return;
  const advice = isContent ? 'split the page' : 'make the picture smaller, or save it in another format';
  warnings.push({ file, message: `has ${size} bytes; expected at most ${limit}: ${advice}` });
}
