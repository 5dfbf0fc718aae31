// The steps of npm run check, npm test and npm run test:all.
import { join } from 'node:path';
import { readJestReport, readPlaywrightReport } from './test-report.mjs';

const node = process.execPath;
const bin = (name) => join('node_modules', '.bin', name);
const script = (name, ...args) => [node, '-r', './tools/project/register-typescript.cjs', name, ...args];
/** Also a part of npm run check:page. */
export const SAMPLES = script('scripts/check-samples.ts');
export const SPELLING = [bin('cspell'), 'lint', '--no-progress', 'content/**/*.{mdx,yaml}'];

const BUILD = 'Build, links and budgets';
const FIXTURES = 'Fixture builds';
/** Tiers of a step that a change of the content alone cannot break. */
const CODE = ['change', 'all'];
/** Projects of `playwright.config.ts`. */
const BROWSER_PROJECTS = { content: ['content'], change: ['site'], all: ['site', 'all'] };

/**
 * Returns the steps of npm run check.
 *
 * @param caches folder for what the programs keep of files that have passed
 * @param since commit or branch; only unit tests of what differs from it run
 */
export function quickSteps(caches, since) {
  const cache = (name) => join(caches, name);
  return [
    {
      name: 'Types',
      command: [bin('tsc'), '-p', '.', '--noEmit', '--incremental', '--tsBuildInfoFile', cache('types.json')],
      isQuiet: true,
    },
    {
      name: 'Lint',
      command: [bin('eslint'), '.', '--max-warnings', '0', '--cache', '--cache-location', cache('lint.json')],
      isQuiet: true,
    },
    {
      name: 'Format',
      command: [bin('prettier'), '--check', '.', '--cache', '--cache-location', cache('format.json')],
      isQuiet: true,
    },
    {
      name: 'Unit tests',
      command: [bin('jest'), '--changedSince', since, '--passWithNoTests', '--silent'],
      isQuiet: true,
    },
  ];
}

/**
 * Returns the steps of npm test and npm run test:all in the order in which they start (see `run-steps.mjs`).
 *
 * - `tiers`: in which of them the step runs; all, unless it is given.
 * - `report`: where the step writes its report and how to read it. A step without a report is a single check.
 * - `needs`: names of the steps that must pass before this one runs.
 * - `isAlone`: no other step runs at the same time.
 * - `isQuiet`: the output is shown only when the step has finished.
 *
 * @param results folder for the reports
 * @param testBrowser path of the browser that runs the browser tests
 * @param tier `content`: what a change of the content can break; `change`: what any change can; `all`: also what takes
 *   long and is seldom broken
 */
export function testSteps(results, testBrowser, tier) {
  const isAll = tier === 'all';
  const jestReport = join(results, 'jest.json');
  const filesReport = join(results, 'files.json');
  const steps = [
    { name: 'Format', command: [bin('prettier'), '--check', '.'], isQuiet: true },
    { name: 'Types', tiers: CODE, command: [bin('tsc'), '--noEmit', '-p', '.'], isQuiet: true },
    { name: 'Lint', tiers: CODE, command: [bin('eslint'), '.', '--max-warnings', '0'], isQuiet: true },
    {
      name: 'Dead code',
      tiers: CODE,
      command: script(join('node_modules', 'knip', 'bin', 'knip.js'), '--no-config-hints'),
      isQuiet: true,
    },
    { name: 'Samples', command: SAMPLES, isQuiet: true },
    { name: 'Content rules', command: script('scripts/check-content.ts'), isQuiet: true },
    { name: 'Guides', command: script('scripts/check-guides.ts'), isQuiet: true },
    { name: 'Spelling', command: SPELLING, isQuiet: true },
    { name: BUILD, command: [node, 'scripts/build.mjs'] },
    { name: FIXTURES, tiers: CODE, command: [node, 'scripts/build-fixtures.mjs', ...(isAll ? ['--all'] : [])] },
    {
      name: 'A machine without a browser',
      tiers: CODE,
      command: script('tools/bare-machine/check.ts'),
      needs: [BUILD],
    },
    {
      name: 'Built files',
      command: [bin('jest'), '--config', 'e2e/files/jest.config.mjs', '--json', `--outputFile=${filesReport}`],
      report: { file: filesReport, read: readJestReport },
      needs: [BUILD],
      isQuiet: true,
    },
    {
      name: 'Search relevance',
      command: script('bench/search.ts', '--min-mrr', '0.93', '--min-success3', '0.97', '--max-kilobytes', '250'),
      needs: [BUILD],
    },
    // The last of these steps, because its processes use all cores.
    {
      name: 'Unit tests',
      tiers: CODE,
      command: [bin('jest'), '--json', `--outputFile=${jestReport}`],
      report: { file: jestReport, read: readJestReport },
      isQuiet: true,
    },
    { name: 'Deliberate faults', tiers: ['all'], command: script('scripts/check-mutants.ts'), isAlone: true },
    // Runs alone because it uses all cores itself, and its timeouts for pages are too short to share them.
    {
      ...browserStep('Browser tests', results, testBrowser, BROWSER_PROJECTS[tier]),
      needs: [BUILD, ...(tier === 'content' ? [] : [FIXTURES])],
    },
  ];
  return steps.filter(({ tiers }) => tiers?.includes(tier) ?? true);
}

function browserStep(name, results, testBrowser, projects) {
  const report = join(results, `${projects[0]}.json`);
  return {
    name,
    command: [bin('playwright'), 'test', ...projects.map((project) => `--project=${project}`)],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report, TEST_BROWSER_PATH: testBrowser },
    report: { file: report, read: readPlaywrightReport },
    isAlone: true,
  };
}
