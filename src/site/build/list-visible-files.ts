import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Paths of the files in a folder and in those in it, relative to it and with forward slashes, without names that begin
 * with a dot. A folder that links to one above it is not followed; one that does not exist has no files.
 */
export function listVisibleFiles(root: string): string[] {
  const walk = (folder: string, above: readonly string[]): string[] => {
    const { ino, dev } = statSync(join(root, folder));
    const id = `${dev}:${ino}`;
    if (above.includes(id)) return [];
    return readdirSync(join(root, folder))
      .filter((name) => !name.startsWith('.'))
      .flatMap((name) => {
        const path = folder ? `${folder}/${name}` : name;
        const found = statSync(join(root, path), { throwIfNoEntry: false });
        if (!found) return [];
        return found.isDirectory() ? walk(path, [...above, id]) : [path];
      });
  };
  return existsSync(root) ? walk('', []) : [];
}
