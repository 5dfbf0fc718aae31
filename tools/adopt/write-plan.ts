import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Removes files and writes texts by their paths: all of it, or nothing.
 *
 * @throws the first error, after everything has been restored
 */
export function writePlan(removed: readonly string[], texts: ReadonlyMap<string, string>): void {
  const undo: (() => void)[] = [];
  try {
    for (const [path, text] of texts) {
      const before = existsSync(path) ? readFileSync(path) : undefined;
      undo.push(() => (before === undefined ? rmSync(path, { force: true }) : writeFileSync(path, before)));
      writeFileSync(path, text);
    }
    for (const file of removed) {
      const before = readFileSync(file);
      undo.push(() => {
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, before);
      });
      rmSync(file);
    }
  } catch (error) {
    for (const step of undo.reverse()) step();
    throw error;
  }
  for (const file of removed) removeEmptyFolders(dirname(file));
}

/** Git keeps no folders, so that an empty one would only be on this machine. */
function removeEmptyFolders(folder: string): void {
  if (!existsSync(folder) || readdirSync(folder).length > 0) return;
  rmdirSync(folder);
  removeEmptyFolders(dirname(folder));
}
