// npm test [-- --all]: runs all checks of a change. Its output ends with the failed tests and "N passed, N failed".
// npm run test:all: the same with --all, which adds the long matrices.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import {
  announce,
  ensureBrowser,
  ensureGuidePrograms,
  ensureHostPrograms,
  ensureInstalled,
  ensureTestBrowser,
  readSettings,
  root,
} from '../tools/project/bootstrap.mjs';
import { countStep, formatStep, summarize } from '../tools/project/test-counts.mjs';
import { testSteps } from '../tools/project/test-steps.mjs';

readSettings();
ensureInstalled({ withTests: true });
const { runSteps } = await import('../tools/project/run-steps.mjs');
const browser = await ensureBrowser({ install: true });
await ensureHostPrograms();
await ensureGuidePrograms();
const testBrowser = await ensureTestBrowser(browser);
const results = join(root, '.tmp', 'results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const steps = testSteps(results, testBrowser, process.argv.includes('--all'));
const summary = summarize(await runSteps(steps, check, skip));
console.log(`\n${summary.text}`);
process.exitCode = summary.exitCode;

/** Runs a step and counts its passed and failed checks. */
async function check({ name, command, env, report, isQuiet = false }) {
  announce(name);
  const started = Date.now();
  const { status, output } = await execute(command, env, isQuiet);
  const text = report && existsSync(report.file) ? readFileSync(report.file, 'utf8') : '';
  const counts = countStep(status, report?.read(text, root));
  if (output) console.log(output.trimEnd());
  console.log(formatStep(name, counts, Date.now() - started));
  return counts;
}

function skip({ name }, failedNeed) {
  console.log(`✗ ${name}: skipped because "${failedNeed}" failed`);
}

function execute([command, ...args], env, isQuiet) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: isQuiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: {
        ...process.env,
        CHROMIUM_PATH: browser,
        CI: process.env.CI ?? '1',
        GATSBY_TELEMETRY_DISABLED: '1',
        ...env,
      },
    });
    let output = '';
    for (const stream of isQuiet ? [child.stdout, child.stderr] : [])
      stream.setEncoding('utf8').on('data', (text) => (output += text));
    child.on('error', ({ message }) => resolve({ status: 1, output: message }));
    child.on('close', (code) => resolve({ status: code ?? 1, output }));
  });
}
