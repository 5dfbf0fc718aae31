import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** Time of each file's last commit, by path relative to the working directory, as in messages. */
export type FileHistory = ReadonlyMap<string, string>;

/**
 * Reads the date of the last commit of each file below folders in one pass over the history: one process per file
 * would take minutes on a large site. Returns an empty map if the folder is not in a repository, or git is not
 * installed. In a shallow clone, the oldest commits seem to have added every file: what has not changed since has no
 * date. Dates are ISO strings in UTC. Committers' names are not read.
 */
export function readFileHistory(...folders: readonly string[]): FileHistory {
  const history = new Map<string, string | undefined>();
  try {
    const oldest = readOldestCommits(process.cwd());
    const output = git(process.cwd(), [
      '-c',
      'core.quotePath=false',
      'log',
      '--relative',
      '--format=%x00%H %ct',
      '--name-only',
      '--diff-filter=AMR',
      '--',
      ...folders,
    ]);
    for (const commit of output.split('\0').slice(1)) {
      const [line = '', ...files] = commit.split('\n').filter(Boolean);
      const date = dateOf(line, oldest);
      for (const file of files) if (!history.has(file)) history.set(file, date);
    }
  } catch {
    return new Map();
  }
  return new Map([...history].filter((entry): entry is [string, string] => entry[1] !== undefined));
}

/**
 * Returns the ISO time (UTC) of the commit that added a file, following renames; null without a history, and in a
 * shallow clone if the file may be older.
 */
export function readFirstCommit(absolutePath: string): string | null {
  try {
    const folder = dirname(absolutePath);
    const output = git(folder, ['log', '--follow', '--diff-filter=A', '--format=%H %ct', '--', absolutePath]);
    const line = output.trim().split('\n').at(-1);
    return line ? (dateOf(line, readOldestCommits(folder)) ?? null) : null;
  } catch {
    return null;
  }
}

/** The date of a commit from its hash and time, unless nobody knows what it has changed. */
function dateOf(line: string, oldest: ReadonlySet<string>): string | undefined {
  const [hash = '', time] = line.split(' ');
  return oldest.has(hash) ? undefined : new Date(Number(time) * 1000).toISOString();
}

/** Hashes of the commits whose parents a shallow clone lacks; none in other clones. */
function readOldestCommits(folder: string): ReadonlySet<string> {
  const [isShallow, file = ''] = git(folder, ['rev-parse', '--is-shallow-repository', '--git-path', 'shallow'])
    .trim()
    .split('\n');
  return new Set(isShallow === 'true' ? readFileSync(resolve(folder, file), 'utf8').trim().split('\n') : []);
}

function git(cwd: string, args: readonly string[]): string {
  return execFileSync('git', args, { cwd, encoding: 'utf8', maxBuffer: 1 << 28, stdio: ['ignore', 'pipe', 'ignore'] });
}
