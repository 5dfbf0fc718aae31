// Finds the failed tests in the reports of the test runners, and lists them.
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** More failures than this mostly have the same cause, and the last hundred lines of a log should show all of them. */
const MOST = 20;
/** Length at which a title or an error is cut off. */
const LONGEST = 240;

/**
 * Returns the failed tests of jest's JSON report as `{ file, title, error }`, and files that could not be run.
 *
 * @param report parsed report, or undefined
 * @param root absolute path of the project; files are relative to it
 */
export function jestFailures(report, root) {
  return (report?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [failure(file, ['could not be run'], message)];
    return failed.map(({ ancestorTitles, title, failureMessages: [error] }) =>
      failure(file, [...ancestorTitles, title], error),
    );
  });
}

/**
 * Returns the failed tests of Playwright's JSON report as `{ file, title, error }`, and what prevented tests from
 * running, such as a file that cannot be loaded.
 *
 * @param report parsed report, or undefined
 * @param root absolute path of the project; files are relative to it
 */
export function playwrightFailures(report, root) {
  return [
    ...failedTests(report, root),
    ...(report?.errors ?? []).map(({ message, location }) =>
      failure(location ? relative(root, location.file) : 'Playwright', ['could not be run'], message),
    ),
  ];
}

function failedTests(report, root) {
  const pathOf = (file) => relative(root, join(report.config?.rootDir ?? root, file));
  const inSuite = ({ specs = [], suites = [] }, groups) => [
    ...specs.flatMap(({ file, title, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected')
        .map(({ results }) =>
          failure(pathOf(file), [...groups, title], results.flatMap(({ errors }) => errors ?? [])[0]?.message),
        ),
    ),
    ...suites.flatMap((suite) => inSuite(suite, [...groups, suite.title])),
  ];
  return (report?.suites ?? []).flatMap((suite) => inSuite(suite, []));
}

/** Returns two lines for each failure, `✗ file: title` and the error, for at most 20 of them; empty for none. */
export function formatFailures(failures) {
  const rest = failures.length - MOST;
  return [
    ...failures.slice(0, MOST).map(({ file, title, error }) => `✗ ${file}: ${title}\n    ${error}`),
    ...(rest > 0 ? [`  and ${rest} more`] : []),
  ].join('\n');
}

function failure(file, titles, message) {
  return { file, title: cut(titles.join(' › ')), error: firstLine(message) };
}

/** The first line with an error, as plain text. Jest puts a line with a bullet above the error of a whole file. */
function firstLine(message = '') {
  const lines = stripVTControlCharacters(message).split('\n');
  return cut(lines.map((line) => line.trim()).find((line) => line && !line.startsWith('●')) ?? 'no message');
}

function cut(text) {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
