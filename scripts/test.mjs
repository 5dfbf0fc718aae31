// npm test: everything that a change must pass. Its last line is "N passed, N failed".
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { announce, ensureBrowser, ensureInstalled, ensureTestBrowser, root } from '../tools/project/bootstrap.mjs';

ensureInstalled();
const browser = await ensureBrowser({ install: true });
const testBrowser = ensureTestBrowser(browser);
const results = join(root, '.tmp', 'results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const node = process.execPath;
const bin = (name) => join('node_modules', '.bin', name);
const script = (name, ...args) => [node, '-r', '@swc-node/register', join('scripts', name), ...args];
const npm = (name) => ['npm', 'run', '--silent', name];
const jestReport = join(results, 'jest.json');
const browserReport = join(results, 'browser.json');

/**
 * Everything that is checked, in the order in which it begins. `report` reads the counts of a runner; a step without one
 * counts as a single check. A step waits for those that it `needs`, and is not run when one of them failed; what a
 * quiet one prints is shown when it ends.
 */
const build = { name: 'Build, links and budgets', command: [node, join('scripts', 'build.mjs')] };
const fixtures = { name: 'Fixture builds', command: [node, join('scripts', 'build-fixtures.mjs')] };
const steps = [
  { name: 'Format', command: npm('check:format'), isQuiet: true },
  { name: 'Types', command: [bin('tsc'), '--noEmit', '-p', '.'], isQuiet: true },
  { name: 'Lint', command: [bin('eslint'), '.', '--max-warnings', '0'], isQuiet: true },
  { name: 'Dead code', command: npm('check:dead-code'), isQuiet: true },
  { name: 'Duplicates', command: npm('check:duplicates'), isQuiet: true },
  { name: 'Samples', command: script('check-samples.ts'), isQuiet: true },
  { name: 'Content rules', command: script('check-content.ts'), isQuiet: true },
  { name: 'Spelling', command: npm('check:spelling'), isQuiet: true },
  build,
  {
    name: 'Unit tests',
    command: [bin('jest'), '--json', `--outputFile=${jestReport}`],
    report: () => fromJest(jestReport),
    isQuiet: true,
  },
  fixtures,
  {
    name: 'Search relevance',
    command: script('../bench/search.ts', '--min-mrr', '0.92', '--min-success3', '0.96', '--max-kilobytes', '250'),
    needs: [build],
  },
  // It uses all cores itself, and waits less patiently for a page than the others for a core.
  {
    name: 'Browser tests',
    command: [bin('playwright'), 'test'],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport, TEST_BROWSER_PATH: testBrowser },
    report: () => fromPlaywright(browserReport),
    needs: [build, fixtures],
    isAlone: true,
  },
];

/** Most steps keep about one core busy. */
const SLOTS = 2;

let passed = 0;
let failed = 0;
const failures = [];
const outcomes = new Map();
const running = new Set();
for (const waiting = [...steps]; waiting.length > 0 || running.size > 0;) {
  const next = waiting.find(canBegin);
  if (next === undefined) {
    await Promise.race(running);
    continue;
  }
  waiting.splice(waiting.indexOf(next), 1);
  const missing = next.needs?.find((needed) => !outcomes.get(needed));
  if (missing) {
    console.log(`✗ ${next.name}: not run, because "${missing.name}" failed`);
    failed += 1;
    outcomes.set(next, false);
    continue;
  }
  announce(next.name);
  const work = take(next).then((isGood) => {
    outcomes.set(next, isGood);
    running.delete(work);
  });
  running.add(work);
}
if (failures.length > 0) console.log(`\nFailed: ${failures.join(', ')}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

function canBegin({ needs = [], isAlone = false }) {
  return running.size < (isAlone ? 1 : SLOTS) && needs.every((needed) => outcomes.has(needed));
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
  console.log(
    `${counts.failed === 0 ? '✓' : '✗'} ${name}: ${counts.passed} passed, ${counts.failed} failed (${Math.round((Date.now() - started) / 1000)} s)`,
  );
  if (counts.failed > 0) failures.push(name);
  return counts.failed === 0;
}

function execute([command, ...args], env = {}, isQuiet = false) {
  return new Promise((resolve) => {
    const stdio = isQuiet ? ['ignore', 'pipe', 'pipe'] : 'inherit';
    const child = spawn(command, args, {
      cwd: root,
      stdio,
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

function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

function fromJest(path) {
  const report = readReport(path);
  return {
    passed: report?.numPassedTests ?? 0,
    failed: (report?.numFailedTests ?? 0) + (report?.numRuntimeErrorTestSuites ?? 0),
  };
}

function fromPlaywright(path) {
  const stats = readReport(path)?.stats;
  return { passed: stats?.expected ?? 0, failed: (stats?.unexpected ?? 0) + (stats?.flaky ?? 0) };
}
