import { spawnSync } from 'node:child_process';

/** What moving needs of git. */
export interface Git {
  readonly isTracked: (file: string) => boolean;
  readonly move: (from: string, to: string) => void;
  /** Those of the files that have changes which are not committed. */
  readonly changed: (files: readonly string[]) => string[];
}

/** Git in the current folder. Where it is missing, or in no checkout, no file is tracked. */
export function createGit(): Git {
  const run = (...words: string[]) => spawnSync('git', words, { encoding: 'utf8' });
  return {
    isTracked: (file) => run('ls-files', '--error-unmatch', '--', file).status === 0,
    move: (from, to) => {
      const { status, stderr } = run('mv', '--', from, to);
      if (status !== 0) throw new Error(`git mv ${from} ${to} failed: ${stderr.trim()}`);
    },
    changed: (files) => {
      if (files.length === 0) return [];
      const { status, stdout } = run('status', '--porcelain', '-z', '--', ...files);
      return status === 0
        ? stdout
            .split('\0')
            .filter((line) => /^[ MADRCU?!]{2} /.test(line))
            .map((line) => line.slice(3))
        : [];
    },
  };
}
