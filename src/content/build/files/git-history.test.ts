import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readFileHistory, readFirstCommit } from './git-history';

let root: string;
const originalFolder = process.cwd();
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'history-'));
  mkdirSync(join(root, 'site/content'), { recursive: true });
  process.chdir(root);
});
afterEach(() => {
  process.chdir(originalFolder);
  rmSync(root, { recursive: true });
});

const git = (...args: string[]): void => {
  execFileSync('git', args, {
    cwd: root,
    stdio: 'ignore',
    env: { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' },
  });
};
function commit(date: string, files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) writeFileSync(join(root, path), text);
  git('add', '-A');
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@a.example', 'commit', '-qm', 'x'], {
    cwd: root,
    stdio: 'ignore',
    env: { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date },
  });
}

test('DOC-8 returns the date of the last commit of each file in UTC', () => {
  git('init', '-q');
  commit('2024-01-01T00:30:00+02:00', { 'site/content/a.mdx': 'a', 'site/content/größe b.mdx': 'b', 'other.txt': 'x' });
  commit('2024-02-03T10:00:00Z', { 'site/content/a.mdx': 'a2' });
  expect([...readFileHistory(join(root, 'site/content'))].sort()).toEqual([
    ['site/content/a.mdx', '2024-02-03T10:00:00.000Z'],
    ['site/content/größe b.mdx', '2023-12-31T22:30:00.000Z'],
  ]);
});

test('DOC-8 MAP-1 in a shallow clone, only what has changed since its oldest commit has a date', () => {
  git('init', '-q');
  const paths = ['a', 'b', 'c'].map((name) => `site/content/${name}.mdx`);
  paths.forEach((path, month) => commit(`2024-0${month + 1}-01T00:00:00Z`, { [path]: path }));
  const shallow = join(root, 'shallow');
  git('clone', '-q', '--depth', '2', `file://${root}`, shallow);
  process.chdir(shallow);
  // The second commit is the oldest there and seems to have added both of its files.
  const dates = [['site/content/c.mdx', '2024-03-01T00:00:00.000Z']];
  expect([...readFileHistory('site/content')]).toEqual(dates);
  const first = (): (string | null)[] => paths.map((path) => readFirstCommit(join(shallow, path)));
  expect(first()).toEqual([null, null, '2024-03-01T00:00:00.000Z']);
  git('-C', shallow, 'fetch', '-q', '--unshallow');
  expect([...readFileHistory('site/content')]).toHaveLength(3);
  expect(first()).toEqual([1, 2, 3].map((month) => `2024-0${month}-01T00:00:00.000Z`));
});

test('BLG-6 finds the first commit of a file, even under an earlier name', () => {
  git('init', '-q');
  commit('2024-01-01T00:00:00Z', { 'site/content/a.mdx': 'a long text that git recognizes' });
  commit('2024-01-05T00:00:00Z', { 'site/content/a.mdx': 'a long text that git recognizes, changed' });
  git('mv', 'site/content/a.mdx', 'site/content/b.mdx');
  commit('2024-02-01T00:00:00Z', {});
  expect(readFirstCommit(join(root, 'site/content/b.mdx'))).toBe('2024-01-01T00:00:00.000Z');
});
