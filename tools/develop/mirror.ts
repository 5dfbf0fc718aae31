import { copyFileSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { listVisibleFiles } from '../../src/site/build/list-visible-files';

/**
 * Makes a folder equal to another one, without names that begin with a dot. Files with the same bytes are left alone,
 * so that whoever watches the folder hears of the others only.
 *
 * @returns paths of the files that were written or removed, relative to the folder, with forward slashes
 */
export function mirror(source: string, target: string): string[] {
  const wanted = new Set(listVisibleFiles(source));
  const removed = listVisibleFiles(target).filter((path) => !wanted.has(path));
  for (const path of removed) rmSync(join(target, path), { recursive: true, force: true });
  const written = [...wanted].filter((path) => !isSame(join(source, path), join(target, path)));
  for (const path of written) copyWhole(join(source, path), join(target, path));
  return [...written, ...removed];
}

/** Longer than a tick of any file system's clock, within which two writes of a file get the same time. */
const TICK_MS = 100;

function isSame(source: string, target: string): boolean {
  const one = statSync(source);
  const other = statSync(target, { throwIfNoEntry: false });
  if (!other?.isFile() || one.size !== other.size) return false;
  const sameTime = Math.abs(one.mtimeMs - other.mtimeMs) < 2;
  // The copy tells when it was made. Only a file that had rested by then cannot have changed at the same time since.
  if (sameTime && other.ctimeMs - one.mtimeMs > TICK_MS) return true;
  // Edits in one tick, undone edits and changes of branches.
  return readFileSync(source).equals(readFileSync(target));
}

/** Renamed at the end, so that nobody reads half a file. */
function copyWhole(source: string, target: string): void {
  mkdirSync(dirname(target), { recursive: true });
  const unfinished = join(dirname(target), `.${basename(target)}`);
  copyFileSync(source, unfinished);
  const { atime, mtime } = statSync(source);
  utimesSync(unfinished, atime, mtime);
  // A folder with the name that the file now has.
  if (statSync(target, { throwIfNoEntry: false })?.isDirectory()) rmSync(target, { recursive: true });
  renameSync(unfinished, target);
}
