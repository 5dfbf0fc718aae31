import { execFileSync } from 'node:child_process';
import { dirname } from 'node:path';

/** Time of the last commit of each file below a folder, by path from the working directory, as messages show it. */
export type FileHistory = ReadonlyMap<string, string>;

/**
 * Reads the dates of all files in one pass over the history: a process per file would take minutes on a large site.
 * Empty if the folder is not in a repository, or git is missing. Dates are ISO, in UTC; names of committers are not
 * read.
 */
export function readFileHistory(folder: string): FileHistory {
  const history = new Map<string, string>();
  let output: string;
  try {
    output = execFileSync(
      'git',
      [
        '-c',
        'core.quotePath=false',
        'log',
        '--relative',
        '--format=%x00%ct',
        '--name-only',
        '--diff-filter=AMR',
        '--',
        folder,
      ],
      {
        encoding: 'utf8',
        maxBuffer: 1 << 28,
        stdio: ['ignore', 'pipe', 'ignore'],
      },
    );
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

/** Time of the commit that added a file, ISO in UTC, followed through renames; null without a history. */
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
