import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWarnings } from './build-warnings.mjs';

let folder;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'warnings-'))));
afterEach(() => rmSync(folder, { recursive: true }));
const git = (...args) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@a.example', ...args], { cwd: folder, stdio: 'ignore' });

test('a shallow clone is named, with what to do', () => {
  git('init', '-q', 'whole');
  for (const message of ['one', 'two']) git('-C', 'whole', 'commit', '-q', '--allow-empty', '-m', message);
  git('clone', '-q', '--depth', '1', `file://${join(folder, 'whole')}`, 'shallow');
  expect(buildWarnings(join(folder, 'whole'), {})).toEqual([]);
  const [warning, ...others] = buildWarnings(join(folder, 'shallow'), {});
  expect(others).toEqual([]);
  expect(warning).toMatch(/shallow clone: .* no date[\s\S]*git fetch --unshallow;.*fetch-depth: 0/);
});

test('outside of a repository, nothing is shallow', () => {
  expect(buildWarnings(folder, {})).toEqual([]);
});

test.each([
  [{ CI: '1' }, 1],
  [{ CI: 'true', SITE_URL: '' }, 1],
  [{ CI: '1', SITE_URL: 'https://a.example' }, 0],
  [{}, 0],
])('a missing SITE_URL is named on unattended machines: %j', (environment, count) => {
  const warnings = buildWarnings(folder, environment);
  expect(warnings).toHaveLength(count);
  for (const warning of warnings) expect(warning).toMatch(/^SITE_URL is not set: canonical links, the sitemap/);
});
