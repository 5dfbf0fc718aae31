import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { sep } from 'node:path';

/** What a compilation of webpack depends on, but for the installed packages, which the stamp of the caches covers. */
export interface Sources {
  /** Digests of the files that it has read, by their path. */
  readonly files: Readonly<Record<string, string>>;
  /** Files that it has looked for in vain. If one of them appears, an import may lead to it. */
  readonly missing: readonly string[];
}

/** The part of webpack's compilation that is used. */
interface Dependencies {
  readonly fileDependencies: Iterable<string>;
  readonly contextDependencies: Iterable<string>;
  readonly missingDependencies: Iterable<string>;
  /** Milliseconds since 1970. */
  readonly startTime?: number;
}

const PACKAGES = `${sep}node_modules${sep}`;

/**
 * @param temporary a folder whose files are made for this compilation alone, from what is known otherwise
 * @returns undefined if that is not known, because it has read whole folders, or because a file has changed meanwhile
 */
export function sourcesOf(
  { fileDependencies, contextDependencies, missingDependencies, startTime }: Dependencies,
  temporary?: string,
): Sources | undefined {
  const isSource = (path: string): boolean =>
    !path.includes(PACKAGES) && !(temporary !== undefined && path.startsWith(temporary));
  if ([...contextDependencies].some(isSource)) return undefined;
  const files = [...fileDependencies].filter((path) => isSource(path) && isFile(path));
  if (files.some((path) => statSync(path).mtimeMs >= Number(startTime))) return undefined;
  // A path without its extension may be missing as a file, and exist as a folder.
  const missing = [...missingDependencies].filter((path) => isSource(path) && !existsSync(path));
  const digests = files.map((path) => [path, digestOf(path)]);
  return { files: Object.fromEntries(digests), missing };
}

/** Whether a compilation of these sources would read the same again. */
export function areUnchanged({ files, missing }: Sources): boolean {
  return (
    Object.entries(files).every(([path, digest]) => isFile(path) && digestOf(path) === digest) &&
    missing.every((path) => !existsSync(path))
  );
}

/** webpack also lists folders, because they could be links. */
function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}

function digestOf(path: string): string {
  return createHash('sha256').update(readFileSync(path)).digest('hex');
}
