// Reads what the steps of npm test have found, and sums it up.
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** More failures than this mostly have the same cause. */
const MOST = 20;
/** Length at which a title or an error is cut off. */
const LONGEST = 240;

/**
 * Reads jest's JSON report: counts, and failures as `{ file, title, error }`.
 *
 * @param root absolute path of the project, to which the files of failures are relative
 */
export function readJestReport(text, root) {
  const report = JSON.parse(text);
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [failure(root, name, ['could not be run'], message)];
    return failed.map(({ ancestorTitles, title, failureMessages }) =>
      failure(root, name, [...ancestorTitles, title], failureMessages[0]),
    );
  });
  return { passed: report.numPassedTests, failed: failures.length, failures };
}

/** The same for Playwright's JSON report. */
export function readPlaywrightReport(text, root) {
  const { config, suites, errors = [], stats } = JSON.parse(text);
  const inSuite = ({ specs = [], suites: inner = [] }, groups) => [
    ...specs.flatMap(({ file, title, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected')
        .map(({ results }) => {
          const [error] = results.flatMap((result) => result.errors ?? []);
          return failure(root, join(config.rootDir, file), [...groups, title], error?.message);
        }),
    ),
    ...inner.flatMap((suite) => inSuite(suite, [...groups, suite.title])),
  ];
  const failures = [
    ...suites.flatMap((suite) => inSuite(suite, [])),
    ...errors.map(({ message, location }) =>
      failure(root, location?.file ?? join(root, 'playwright.config.ts'), ['could not be run'], message),
    ),
  ];
  return { passed: stats.expected, failed: failures.length, failures };
}

function failure(root, file, titles, message = '') {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim());
  // Jest puts a line with a bullet above the error of a whole file.
  const error = lines.find((line) => line && !line.startsWith('●')) ?? 'no message';
  return { file: relative(root, file), title: cut(titles.join(' › ')), error: cut(error) };
}

function cut(text) {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

/**
 * Returns the counts and failures of a finished step. A step without a report is a single check. One whose command has
 * failed, or which has run no test, has at least one failure.
 *
 * @param status exit code of the command
 * @param read reads its report, if it writes one; throws if it has not
 */
export function countStep(status, read) {
  let counts = { passed: status === 0 ? 1 : 0, failed: 0, failures: [] };
  try {
    if (read) counts = read();
  } catch {
    counts.passed = 0;
  }
  const hasFailed = status !== 0 || counts.passed === 0;
  return counts.failed === 0 && hasFailed ? { ...counts, failed: 1 } : counts;
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
  const failures = [...results.values()].flatMap((counts) => counts.failures);
  const listed = failures.slice(0, MOST).map(({ file, title, error }) => `✗ ${file}: ${title}\n    ${error}`);
  if (failures.length > MOST) listed.push(`  and ${failures.length - MOST} more`);
  const parts = [listed.join('\n'), failedSteps.length > 0 ? `Failed: ${failedSteps.join(', ')}` : ''].filter(Boolean);
  return {
    text: [...parts, `${sum('passed')} passed, ${sum('failed')} failed`].join('\n\n'),
    exitCode: failedSteps.length > 0 ? 1 : 0,
  };
}
