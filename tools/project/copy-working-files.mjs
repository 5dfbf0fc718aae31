import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Copies what git has of the project at `root`, or would add, as it is now, into a folder. */
export function copyWorkingFiles(root, folder) {
  mkdirSync(folder, { recursive: true });
  const options = { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 };
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], options);
  for (const path of listed.split('\0')) {
    if (path === '' || !existsSync(join(root, path))) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(join(root, path), join(folder, path), { verbatimSymlinks: true });
  }
}
