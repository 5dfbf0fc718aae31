import { formatFailures, jestFailures, playwrightFailures } from './test-failures.mjs';

const ROOT = '/home/reader/portal';

describe('jest', () => {
  const assertion = (title, status, failureMessages = [], ancestorTitles = []) => ({
    title,
    status,
    failureMessages,
    ancestorTitles,
  });

  test('names file, groups, title and the first line of the first error of each failed test', () => {
    const report = {
      testResults: [
        {
          name: `${ROOT}/src/good.test.ts`,
          status: 'passed',
          message: '',
          assertionResults: [assertion('a', 'passed')],
        },
        {
          name: `${ROOT}/src/bad.test.ts`,
          status: 'failed',
          message: '  ● adds\n\n    wrong\n',
          assertionResults: [
            assertion('passes', 'passed'),
            assertion('adds', 'failed', ['Error: \u001b[2mexpect(\u001b[22mreceived).toBe(expected)\n\n- 1', 'second']),
            assertion('skipped', 'pending'),
            assertion('divides', 'failed', ['TypeError: no number\n    at file'], ['numbers', 'zero']),
          ],
        },
      ],
    };
    expect(jestFailures(report, ROOT)).toEqual([
      { file: 'src/bad.test.ts', title: 'adds', error: 'Error: expect(received).toBe(expected)' },
      { file: 'src/bad.test.ts', title: 'numbers › zero › divides', error: 'TypeError: no number' },
    ]);
  });

  test('names a file that could not be run, with the reason', () => {
    const message = "  ● Test suite failed to run\n\n    Cannot find module './missing.mjs' from 'b.test.mjs'\n";
    const report = { testResults: [{ name: `${ROOT}/b.test.mjs`, status: 'failed', message, assertionResults: [] }] };
    expect(jestFailures(report, ROOT)).toEqual([
      { file: 'b.test.mjs', title: 'could not be run', error: "Cannot find module './missing.mjs' from 'b.test.mjs'" },
    ]);
  });
});

describe('Playwright', () => {
  const spec = (title, status, ...errors) => ({
    title,
    file: 'errors.spec.ts',
    tests: [{ status, results: errors.map((message) => ({ errors: message ? [{ message }] : [] })) }],
  });

  test('names file, groups, title and the first line of the first error of each failed test', () => {
    const report = {
      config: { rootDir: `${ROOT}/e2e` },
      errors: [],
      suites: [
        {
          title: 'errors.spec.ts',
          specs: [spec('passes', 'expected', ''), spec('fails', 'unexpected', '\u001b[31mTimeout\u001b[39m\nmore')],
          suites: [{ title: 'on a phone', specs: [spec('fails too', 'unexpected', 'Error: once')] }],
        },
      ],
    };
    expect(playwrightFailures(report, ROOT)).toEqual([
      { file: 'e2e/errors.spec.ts', title: 'fails', error: 'Timeout' },
      { file: 'e2e/errors.spec.ts', title: 'on a phone › fails too', error: 'Error: once' },
    ]);
  });

  test('names what kept tests from running, with its file if there is one', () => {
    const errors = [
      { message: 'Error: Cannot find module', location: { file: `${ROOT}/e2e/a.spec.ts`, line: 1, column: 1 } },
      { message: 'Error: The web server did not start.\n' },
    ];
    expect(playwrightFailures({ config: {}, suites: [], errors }, ROOT)).toEqual([
      { file: 'e2e/a.spec.ts', title: 'could not be run', error: 'Error: Cannot find module' },
      { file: 'Playwright', title: 'could not be run', error: 'Error: The web server did not start.' },
    ]);
  });

  test('a test that failed without an error is named, too', () => {
    const report = { config: {}, suites: [{ title: '', specs: [spec('should fail', 'unexpected', '')] }] };
    expect(playwrightFailures(report, ROOT)).toEqual([
      { file: 'errors.spec.ts', title: 'should fail', error: 'no message' },
    ]);
  });
});

test('an empty report has no failures', () => {
  for (const report of [undefined, null, {}]) {
    expect(jestFailures(report, ROOT)).toEqual([]);
    expect(playwrightFailures(report, ROOT)).toEqual([]);
  }
});

test('lists two lines for each failure, at most twenty, and the number of the others', () => {
  const failures = (count) => Array.from({ length: count }, (_, i) => ({ file: 'a.ts', title: `t${i}`, error: 'E' }));
  expect(formatFailures([])).toBe('');
  expect(formatFailures(failures(1))).toBe('✗ a.ts: t0\n    E');
  expect(formatFailures(failures(20)).split('\n')).toHaveLength(40);
  expect(formatFailures(failures(23)).split('\n').slice(-2)).toEqual(['    E', '  and 3 more']);
});

test('cuts off long titles and errors', () => {
  const report = {
    testResults: [{ name: `${ROOT}/a`, status: 'failed', message: 'x'.repeat(5000), assertionResults: [] }],
  };
  expect(jestFailures(report, ROOT)[0].error).toHaveLength(241);
});
