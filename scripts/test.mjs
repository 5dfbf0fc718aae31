// npm test: everything that a change must pass. Its last line is "N passed, N failed".
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { announce, ensureBrowser, ensureInstalled, ensureTestBrowser, root } from './bootstrap.mjs';

ensureInstalled();
const browser = await ensureBrowser({ install: true });
const testBrowser = ensureTestBrowser(browser);
const results = join(root, '.tmp', 'results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const node = process.execPath;
const bin = (name) => join('node_modules', '.bin', name);
const script = (name, ...args) => [node, '-r', '@swc-node/register', join('scripts', name), ...args];
const jestReport = join(results, 'jest.json');
const browserReport = join(results, 'browser.json');

/** Steps that need one core each: they run two at a time, and what they print is shown when they end. */
const quick = [
  { name: 'Types', command: [bin('tsc'), '--noEmit', '-p', '.'] },
  { name: 'Lint', command: [bin('eslint'), '.', '--max-warnings', '0'] },
  { name: 'Samples', command: script('check-samples.ts') },
  { name: 'Content rules', command: script('check-content.ts') },
  { name: 'Spelling', command: ['npm', 'run', '--silent', 'check:spelling'] },
];

/**
 * Long steps, in order; those of one line run side by side, since a build keeps little more than one core busy. `report`
 * reads the counts of a runner; a step without one counts as a single check. What follows a required step needs it.
 */
const unitTests = { name: 'Unit tests', command: [bin('jest'), '--json', `--outputFile=${jestReport}`], report: () => fromJest(jestReport), isQuiet: true };
const build = { name: 'Build, links and budgets', command: [node, join('scripts', 'build.mjs')], required: true };
const steps = [
  [unitTests, build],
  [{ name: 'Search relevance', command: [node, '-r', '@swc-node/register', join('bench', 'search.ts'), '--min-mrr', '0.92', '--min-success3', '0.96', '--max-kilobytes', '250'] }],
  [{ name: 'Fixture builds', command: [node, join('scripts', 'build-fixtures.mjs')], required: true }],
  [{ name: 'Browser tests', command: [bin('playwright'), 'test'], env: { PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport, TEST_BROWSER_PATH: testBrowser }, report: () => fromPlaywright(browserReport) }],
];

let passed = 0;
let failed = 0;
const failures = [];
announce(namesOf(quick));
const work = async () => {
  for (let step = quick.shift(); step; step = quick.shift()) await take({ ...step, isQuiet: true });
};
await Promise.all([work(), work()]);
for (const line of steps) {
  announce(namesOf(line));
  const outcomes = await Promise.all(line.map(take));
  const missing = line.find(({ required }, index) => required && !outcomes[index]);
  if (missing) {
    console.log(`The steps after "${missing.name}" need it and were not run.`);
    failed += 1;
    break;
  }
}
if (failures.length > 0) console.log(`\nFailed: ${failures.join(', ')}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

function namesOf(list) {
  return list.map(({ name }) => name).join(', ');
}

/** Runs a step and counts what it found. Resolves to whether all of it passed. */
async function take({ name, command, env, report, isQuiet = false }) {
  const started = Date.now();
  const { status, output } = await execute(command, env, isQuiet);
  const counts = report?.() ?? { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1 };
  // A runner that fails without a failing test (it could not start, or found none) is a failure too.
  if (status !== 0 && counts.failed === 0) counts.failed = 1;
  if (report && counts.passed + counts.failed === 0) counts.failed = 1;
  passed += counts.passed;
  failed += counts.failed;
  if (output) console.log(output.trimEnd());
  console.log(`${counts.failed === 0 ? '✓' : '✗'} ${name}: ${counts.passed} passed, ${counts.failed} failed (${Math.round((Date.now() - started) / 1000)} s)`);
  if (counts.failed > 0) failures.push(name);
  return counts.failed === 0;
}

function execute([command, ...args], env = {}, isQuiet = false) {
  return new Promise((resolve) => {
    const stdio = isQuiet ? ['ignore', 'pipe', 'pipe'] : 'inherit';
    const child = spawn(command, args, { cwd: root, stdio, env: { ...process.env, CHROMIUM_PATH: browser, CI: process.env.CI ?? '1', GATSBY_TELEMETRY_DISABLED: '1', ...env } });
    let output = '';
    for (const stream of isQuiet ? [child.stdout, child.stderr] : []) stream.setEncoding('utf8').on('data', (text) => (output += text));
    child.on('error', ({ message }) => resolve({ status: 1, output: message }));
    child.on('close', (code) => resolve({ status: code ?? 1, output }));
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
