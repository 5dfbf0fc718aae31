// What the steps of npm test count.

/** Counts of jest's JSON report; of a missing or broken one, none. */
export function readJestCounts(text) {
  const report = parse(text);
  return {
    passed: report?.numPassedTests ?? 0,
    failed: (report?.numFailedTests ?? 0) + (report?.numRuntimeErrorTestSuites ?? 0),
  };
}

/** Counts of Playwright's JSON report; of a missing or broken one, none. A flaky test is a failed one. */
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
 * Counts of a step that has ended. One without a report is a single check. One whose report has no failed test failed
 * all the same if its command did (it could not start, say) or if it ran no test at all.
 *
 * @param status exit code of the command
 * @param reported counts of its report, if it writes one
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
 * The end of the report: the steps that failed, and as the last line `N passed, N failed`.
 *
 * @param results counts of each step by its name
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
