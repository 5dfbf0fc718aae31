import { execFileSync } from 'node:child_process';
import { dirname } from 'node:path';

/** Time of each file's last commit, by path relative to the working directory, as in messages. */
export type FileHistory = ReadonlyMap<string, string>;

/**
 * Reads the date of the last commit of each file below a folder in one pass over the history: one process per file
 * would take minutes on a large site. Returns an empty map if the folder is not in a repository, git is not installed,
 * or the clone is shallow: there, the oldest commit seems to have changed every file. Dates are ISO strings in UTC.
 * Committers' names are not read.
 */
export function readFileHistory(folder: string): FileHistory {
  const history = new Map<string, string>();
  let output: string;
  try {
    if (git(['rev-parse', '--is-shallow-repository']).trim() !== 'false') return history;
    output = git([
      '-c',
      'core.quotePath=false',
      'log',
      '--relative',
      '--format=%x00%ct',
      '--name-only',
      '--diff-filter=AMR',
      '--',
      folder,
    ]);
  } catch {
    return history;
  }
  for (const commit of output.split('\0').slice(1)) {
    const [time, ...files] = commit.split('\n').filter(Boolean);
    for (const file of files) {
      if (!history.has(file)) history.set(file, new Date(Number(time) * 1000).toISOString());
    }
  }
  return history;
}

/** Returns the ISO time (UTC) of the commit that added a file, following renames; null without a history. */
export function readFirstCommit(absolutePath: string): string | null {
  try {
    const output = execFileSync('git', ['log', '--follow', '--diff-filter=A', '--format=%ct', '--', absolutePath], {
      cwd: dirname(absolutePath),
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const time = output.trim().split('\n').at(-1);
    return time ? new Date(Number(time) * 1000).toISOString() : null;
  } catch {
    return null;
  }
}

function git(args: readonly string[]): string {
  return execFileSync('git', args, { encoding: 'utf8', maxBuffer: 1 << 28, stdio: ['ignore', 'pipe', 'ignore'] });
}
