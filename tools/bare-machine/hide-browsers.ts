import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** What `npm ci` and a build run. Without `grep` and `which`, nothing finds browsers in their usual places. */
const PROGRAMS = ['node', 'npm', 'git', 'sh', 'env', 'uname', 'getconf', 'ldd', 'nice', 'ps'];

/**
 * Makes a folder of links to the programs of the machine that a command may use, which include no browser.
 *
 * @returns the value of PATH
 */
export function hideBrowsers(folder: string, path = process.env.PATH ?? ''): string {
  mkdirSync(folder, { recursive: true });
  for (const program of PROGRAMS) {
    const found = path
      .split(delimiter)
      .map((place) => join(place, program))
      // That of the project's own packages is not the one of the machine.
      .find((file) => !file.includes('node_modules') && existsSync(file));
    if (found !== undefined) symlinkSync(found, join(folder, program));
  }
  return folder;
}
