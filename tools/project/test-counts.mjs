// Counts the passed and failed checks of the steps of npm test.
import { formatFailures, jestFailures, playwrightFailures } from './test-failures.mjs';

/**
 * Reads jest's JSON report: counts, and failures as `{ file, title, error }`. If it is missing or invalid, the counts
 * are zero.
 *
 * @param root absolute path of the project
 */
export function readJestReport(text, root) {
  const report = parse(text);
  return {
    passed: report?.numPassedTests ?? 0,
    failed: (report?.numFailedTests ?? 0) + (report?.numRuntimeErrorTestSuites ?? 0),
    failures: jestFailures(report, root),
  };
}

/** The same for Playwright's JSON report. */
export function readPlaywrightReport(text, root) {
  const report = parse(text);
  const { expected: passed = 0, unexpected: failed = 0 } = report?.stats ?? {};
  return { passed, failed, failures: playwrightFailures(report, root) };
}

function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Returns the counts and failures of a finished step. A step without a report counts as a single check. If the report
 * contains no failed test, the step still counts one failure if its command failed (for example, because it could not
 * start) or if it ran no tests.
 *
 * @param status exit code of the command
 * @param reported counts and failures from its report, if it writes one
 */
export function countStep(status, reported = { passed: status === 0 ? 1 : 0, failed: 0, failures: [] }) {
  const { passed, failed } = reported;
  return { ...reported, failed: failed === 0 && (status !== 0 || passed === 0) ? 1 : failed };
}

/** `✓ Lint: 1 passed, 0 failed (12 s)` */
export function formatStep(name, { passed, failed }, milliseconds) {
  const seconds = Math.round(milliseconds / 1000);
  return `${failed === 0 ? '✓' : '✗'} ${name}: ${passed} passed, ${failed} failed (${seconds} s)`;
}

/**
 * Returns the end of the report: the failed tests, the failed steps and, as the last line, `N passed, N failed`.
 *
 * @param results counts and failures of each step by name
 */
export function summarize(results) {
  const sum = (key) => [...results.values()].reduce((total, counts) => total + counts[key], 0);
  const failedSteps = [...results].filter(([, { failed }]) => failed > 0).map(([name]) => name);
  const failedTests = formatFailures([...results.values()].flatMap(({ failures }) => failures));
  return {
    text: [
      ...(failedTests ? [failedTests, ''] : []),
      ...(failedSteps.length > 0 ? [`Failed: ${failedSteps.join(', ')}`, ''] : []),
      `${sum('passed')} passed, ${sum('failed')} failed`,
    ].join('\n'),
    exitCode: failedSteps.length > 0 ? 1 : 0,
  };
}
