// npm test: everything that a change must pass. Its last line is "N passed, N failed".
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { announce, ensureBrowser, ensureInstalled, root } from './bootstrap.mjs';

ensureInstalled();
const browser = await ensureBrowser({ install: true });
const results = join(root, '.tmp', 'results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const node = process.execPath;
const bin = (name) => join('node_modules', '.bin', name);
const script = (name, ...args) => [node, '-r', '@swc-node/register', join('scripts', name), ...args];
const jestReport = join(results, 'jest.json');
const browserReport = join(results, 'browser.json');

/** `report` reads the counts of a runner; a step without one counts as a single check. */
const steps = [
  { name: 'Types', command: [bin('tsc'), '--noEmit', '-p', '.'] },
  { name: 'Lint', command: [bin('eslint'), '.', '--max-warnings', '0'] },
  { name: 'Unit tests', command: [bin('jest'), '--json', `--outputFile=${jestReport}`], report: () => fromJest(jestReport) },
  { name: 'Samples', command: script('check-samples.ts') },
  { name: 'Content rules', command: script('check-content.ts') },
  { name: 'Spelling', command: ['npm', 'run', '--silent', 'check:spelling'] },
  { name: 'Build, links and budgets', command: [node, join('scripts', 'build.mjs')], required: true },
  { name: 'Search relevance', command: [node, '-r', '@swc-node/register', join('bench', 'search.ts'), '--min-mrr', '0.92', '--min-success3', '0.96', '--max-kilobytes', '250'] },
  { name: 'Fixture builds', command: [node, join('scripts', 'build-fixtures.mjs')], required: true },
  {
    name: 'Browser tests',
    command: [bin('playwright'), 'test'],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport },
    report: () => fromPlaywright(browserReport),
  },
];

let passed = 0;
let failed = 0;
const failures = [];
for (const { name, command, env, report, required } of steps) {
  announce(name);
  const started = Date.now();
  const status = await execute(command, env);
  const counts = report?.() ?? { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1 };
  // A runner that fails without a failing test (it could not start, or found none) is a failure too.
  if (status !== 0 && counts.failed === 0) counts.failed = 1;
  if (report && counts.passed + counts.failed === 0) counts.failed = 1;
  passed += counts.passed;
  failed += counts.failed;
  console.log(`${counts.failed === 0 ? '✓' : '✗'} ${name}: ${counts.passed} passed, ${counts.failed} failed (${Math.round((Date.now() - started) / 1000)} s)`);
  if (counts.failed > 0) failures.push(name);
  if (counts.failed > 0 && required) {
    console.log(`The steps after "${name}" need it and were not run.`);
    failed += 1;
    break;
  }
}
if (failures.length > 0) console.log(`\nFailed: ${failures.join(', ')}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

function execute([command, ...args], env = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, CHROMIUM_PATH: browser, CI: process.env.CI ?? '1', GATSBY_TELEMETRY_DISABLED: '1', ...env } });
    child.on('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

function fromJest(path) {
  const report = readReport(path);
  return { passed: report?.numPassedTests ?? 0, failed: (report?.numFailedTests ?? 0) + (report?.numRuntimeErrorTestSuites ?? 0) };
}

function fromPlaywright(path) {
  const stats = readReport(path)?.stats;
  return { passed: stats?.expected ?? 0, failed: (stats?.unexpected ?? 0) + (stats?.flaky ?? 0) };
}
