// npm test [-- --all] [-- --changed REF]: runs all checks of a change. Its output ends with the failed tests and
// "N passed, N failed". --changed main runs only what the files that differ from main can break, if all of them are
// content; otherwise everything.
// npm run test:all: the same with --all, which adds the long matrices.
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import {
  announce,
  ensureBrowser,
  ensureInstalled,
  ensureTestPrograms,
  fail,
  readSettings,
  root,
} from '../tools/project/bootstrap.mjs';
import { BROWSER_VARIABLES, findHeadlessShell } from '../tools/project/find-browser.mjs';
import { testSteps } from '../tools/project/test-steps.mjs';

const args = process.argv.slice(2);
const isAll = args.includes('--all');
const isContentOnly = args.includes('--changed') && hasOnlyContentChanged(args[args.indexOf('--changed') + 1]);

readSettings();
ensureInstalled({ withTests: true });
const { runChecks } = await import('../tools/project/run-checks.mjs');
const browser = await ensureBrowser({ install: true });
ensureTestPrograms({ withHosts: isAll });
// A browser that somebody has chosen takes precedence.
const isChosen = BROWSER_VARIABLES.some((name) => process.env[name] === browser);
const testBrowser = isChosen ? browser : (findHeadlessShell() ?? browser);
const results = join(root, '.tmp', 'results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const steps = testSteps(results, testBrowser, isAll ? 'all' : isContentOnly ? 'content' : 'change');
process.exitCode = await runChecks(steps, {
  CHROMIUM_PATH: browser,
  CI: process.env.CI ?? '1',
  GATSBY_TELEMETRY_DISABLED: '1',
  ...(isAll ? { TEST_ALL: '1' } : {}),
});

/** Says whether every file that differs from a commit, and every new one, is content. */
function hasOnlyContentChanged(ref) {
  const git = (...options) => {
    try {
      return execFileSync('git', options, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
    } catch (error) {
      return fail(`--changed: found ${JSON.stringify(ref ?? '')}; expected a commit or branch. ${error.stderr.trim()}`);
    }
  };
  const paths = `${git('diff', '--name-only', ref ?? '', '--')}${git('ls-files', '--others', '--exclude-standard')}`
    .split('\n')
    .filter(Boolean);
  const other = paths.find((path) => !path.startsWith('content/'));
  if (other) announce(`${other} is not content: everything is tested`);
  else announce(`${paths.length} files of the content differ from ${ref}: what they can break is tested`);
  return other === undefined;
}
