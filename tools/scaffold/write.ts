import { existsSync, mkdirSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { displayPath, readUtf8 } from '../../src/site/build/source-text';
import { ScaffoldError, type FileChange } from './types';

/**
 * Writes all changes, or none: if one fails, those before it are taken back.
 *
 * @throws ScaffoldError if a new file exists, or a file has changed since it was read; nothing is ever overwritten
 */
export function writeChanges(changes: readonly FileChange[]): void {
  const undo: (() => void)[] = [];
  try {
    for (const change of changes) writeChange(change, undo);
  } catch (error) {
    for (const step of undo.reverse()) step();
    throw error;
  }
}

function writeChange({ path, before, after }: FileChange, undo: (() => void)[]): void {
  if (before === undefined) {
    const made = mkdirSync(dirname(path), { recursive: true });
    if (made !== undefined) undo.push(() => removeEmpty(dirname(path), made));
    try {
      writeFileSync(path, after, { flag: 'wx' });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      throw new ScaffoldError(`${displayPath(path)} already exists and was not changed; choose another path or title.`);
    }
    undo.push(() => rmSync(path));
    return;
  }
  if (!existsSync(path) || readUtf8(path) !== before)
    throw new ScaffoldError(`${displayPath(path)} has changed meanwhile; run the command again.`);
  undo.push(() => writeFileSync(path, before));
  writeFileSync(path, after);
}

/** Removes a folder and those above it, up to the first one that was made. */
function removeEmpty(folder: string, first: string): void {
  for (let current = folder; current.startsWith(first); current = dirname(current)) rmdirSync(current);
}
