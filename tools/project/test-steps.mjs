// The steps of npm test and npm run test:all.
import { join } from 'node:path';
import { readJestReport, readPlaywrightReport } from './test-counts.mjs';

const node = process.execPath;
const bin = (name) => join('node_modules', '.bin', name);
const script = (name, ...args) => [node, '-r', './tools/project/register-typescript.cjs', name, ...args];
const npm = (name) => ['npm', 'run', '--silent', name];

/**
 * Returns the steps in the order in which they start (see `run-steps.mjs`).
 *
 * - `report`: where the step writes its report and how to read it. A step without a report is a single check.
 * - `needs`: names of the steps that must pass before this one runs.
 * - `isAlone`: no other step runs at the same time.
 * - `isQuiet`: the output is shown only when the step has finished.
 *
 * @param results folder for the reports
 * @param testBrowser path of the browser that runs the browser tests
 * @param isAll true for the steps of npm run test:all
 */
export function testSteps(results, testBrowser, isAll) {
  const jestReport = join(results, 'jest.json');
  const browserReport = join(results, 'browser.json');
  return [
    { name: 'Format', command: npm('check:format'), isQuiet: true },
    { name: 'Types', command: [bin('tsc'), '--noEmit', '-p', '.'], isQuiet: true },
    { name: 'Lint', command: [bin('eslint'), '.', '--max-warnings', '0'], isQuiet: true },
    { name: 'Dead code', command: npm('check:dead-code'), isQuiet: true },
    { name: 'Duplicates', command: npm('check:duplicates'), isQuiet: true },
    { name: 'Samples', command: script('scripts/check-samples.ts'), isQuiet: true },
    { name: 'Content rules', command: script('scripts/check-content.ts'), isQuiet: true },
    { name: 'Guides', command: script('scripts/check-guides.ts'), isQuiet: true },
    { name: 'Spelling', command: npm('check:spelling'), isQuiet: true },
    { name: 'Build, links and budgets', command: [node, 'scripts/build.mjs'] },
    {
      name: 'Unit tests',
      command: [bin('jest'), '--json', `--outputFile=${jestReport}`],
      report: { file: jestReport, read: readJestReport },
      isQuiet: true,
    },
    { name: 'Fixture builds', command: [node, 'scripts/build-fixtures.mjs', ...(isAll ? ['--all'] : [])] },
    {
      name: 'Search relevance',
      command: script('bench/search.ts', '--min-mrr', '0.93', '--min-success3', '0.97', '--max-kilobytes', '250'),
      needs: ['Build, links and budgets'],
    },
    {
      name: 'A machine without a browser',
      command: script('tools/bare-machine/check.ts'),
      needs: ['Build, links and budgets'],
    },
    {
      name: 'Files for machines',
      command: npm('check:machines'),
      needs: ['Build, links and budgets'],
      isQuiet: true,
    },
    // Runs alone because it uses all cores itself, and its timeouts for pages are too short to share them.
    {
      name: 'Browser tests',
      command: [bin('playwright'), 'test', '--project=site', ...(isAll ? ['--project=all'] : [])],
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport, TEST_BROWSER_PATH: testBrowser },
      report: { file: browserReport, read: readPlaywrightReport },
      needs: ['Build, links and budgets', 'Fixture builds'],
      isAlone: true,
    },
    ...(isAll ? [impatientReaders(results, testBrowser)] : []),
  ];
}

/** Its readers mostly wait for late data, so that more of them than cores can run at the same time. */
function impatientReaders(results, testBrowser) {
  const report = join(results, 'impatient.json');
  return {
    name: 'Impatient readers',
    command: [bin('playwright'), 'test', '--project=impatient', '--workers=6'],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report, TEST_BROWSER_PATH: testBrowser },
    report: { file: report, read: readPlaywrightReport },
    needs: ['Build, links and budgets'],
    isAlone: true,
  };
}
