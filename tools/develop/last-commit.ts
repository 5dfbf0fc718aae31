import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';

/**
 * Gives files of a copy the text that they have in the last commit; removes those that it has not.
 *
 * @param files absolute paths below the original
 */
export function restoreFromLastCommit(files: readonly string[], source: string, target: string): void {
  for (const file of files) {
    const { status, stdout } = spawnSync('git', ['show', `HEAD:./${basename(file)}`], { cwd: dirname(file) });
    const copy = join(target, relative(source, file));
    if (status === 0) writeFileSync(copy, stdout);
    else rmSync(copy, { recursive: true, force: true });
  }
}
