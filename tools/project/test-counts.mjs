// Counts the passed and failed checks of the steps of npm test.

/** Reads the counts from jest's JSON report; zero if the report is missing or invalid. */
export function readJestCounts(text) {
  const report = parse(text);
  return {
    passed: report?.numPassedTests ?? 0,
    failed: (report?.numFailedTests ?? 0) + (report?.numRuntimeErrorTestSuites ?? 0),
  };
}

/** Reads the counts from Playwright's JSON report; zero if it is missing or invalid. A flaky test counts as failed. */
export function readPlaywrightCounts(text) {
  const stats = parse(text)?.stats;
  return { passed: stats?.expected ?? 0, failed: (stats?.unexpected ?? 0) + (stats?.flaky ?? 0) };
}

function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Returns the counts of a finished step. A step without a report counts as a single check. If the report contains no
 * failed test, the step still counts one failure if its command failed (for example, because it could not start) or if
 * it ran no tests.
 *
 * @param status exit code of the command
 * @param reported counts from its report, if it writes one
 */
export function countStep(status, reported = { passed: status === 0 ? 1 : 0, failed: 0 }) {
  const { passed, failed } = reported;
  return { passed, failed: failed === 0 && (status !== 0 || passed === 0) ? 1 : failed };
}

/** `✓ Lint: 1 passed, 0 failed (12 s)` */
export function formatStep(name, { passed, failed }, milliseconds) {
  const seconds = Math.round(milliseconds / 1000);
  return `${failed === 0 ? '✓' : '✗'} ${name}: ${passed} passed, ${failed} failed (${seconds} s)`;
}

/**
 * Returns the end of the report: the failed steps and, as the last line, `N passed, N failed`.
 *
 * @param results counts of each step by name
 */
export function summarize(results) {
  const sum = (key) => [...results.values()].reduce((total, counts) => total + counts[key], 0);
  const failures = [...results].filter(([, { failed }]) => failed > 0).map(([name]) => name);
  return {
    text: [
      ...(failures.length > 0 ? [`Failed: ${failures.join(', ')}`, ''] : []),
      `${sum('passed')} passed, ${sum('failed')} failed`,
    ].join('\n'),
    exitCode: failures.length > 0 ? 1 : 0,
  };
}
