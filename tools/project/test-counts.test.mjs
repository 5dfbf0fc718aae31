import { countStep, formatStep, readJestReport, readPlaywrightReport, summarize } from './test-counts.mjs';

const failures = [{ file: 'a.test.ts', title: 'adds', error: 'Error: wrong' }];

test('a step without a report counts as one check', () => {
  expect(countStep(0)).toEqual({ passed: 1, failed: 0, failures: [] });
  expect(countStep(2)).toEqual({ passed: 0, failed: 1, failures: [] });
});

test('uses the counts of the report, including failures that do not make the command fail', () => {
  expect(countStep(0, { passed: 5, failed: 0, failures: [] })).toEqual({ passed: 5, failed: 0, failures: [] });
  expect(countStep(1, { passed: 5, failed: 2, failures })).toEqual({ passed: 5, failed: 2, failures });
  expect(countStep(0, { passed: 5, failed: 2, failures })).toEqual({ passed: 5, failed: 2, failures });
});

test('counts one failure if the runner fails without a failed test, or runs no tests', () => {
  expect(countStep(1, { passed: 5, failed: 0, failures })).toEqual({ passed: 5, failed: 1, failures });
  expect(countStep(0, { passed: 0, failed: 0, failures: [] })).toEqual({ passed: 0, failed: 1, failures: [] });
  expect(countStep(1, { passed: 0, failed: 0, failures: [] })).toEqual({ passed: 0, failed: 1, failures: [] });
});

test('jest: counts and names failed tests and files that could not be run', () => {
  const report = {
    numPassedTests: 7,
    numFailedTests: 2,
    numRuntimeErrorTestSuites: 1,
    numPendingTests: 4,
    testResults: [{ name: '/root/a.test.ts', status: 'failed', message: 'Error: wrong', assertionResults: [] }],
  };
  expect(readJestReport(JSON.stringify(report), '/root')).toEqual({
    passed: 7,
    failed: 3,
    failures: [{ file: 'a.test.ts', title: 'could not be run', error: 'Error: wrong' }],
  });
});

test('Playwright: counts and names failed tests', () => {
  const report = {
    config: { rootDir: '/root/e2e' },
    stats: { expected: 9, unexpected: 2, skipped: 3 },
    suites: [],
    errors: [{ message: 'Error: no browser', location: { file: '/root/e2e/a.spec.ts' } }],
  };
  expect(readPlaywrightReport(JSON.stringify(report), '/root')).toEqual({
    passed: 9,
    failed: 2,
    failures: [{ file: 'e2e/a.spec.ts', title: 'could not be run', error: 'Error: no browser' }],
  });
});

test.each([[readJestReport], [readPlaywrightReport]])(
  'returns zero counts for a missing or invalid report: %p',
  (read) => {
    for (const text of [undefined, '', '{"stats":', '{}', 'null'])
      expect(read(text, '/root')).toMatchObject({ passed: 0, failed: 0, failures: [] });
  },
);

test('formats the line of a step', () => {
  expect(formatStep('Lint', { passed: 1, failed: 0 }, 12_499)).toBe('✓ Lint: 1 passed, 0 failed (12 s)');
  expect(formatStep('Unit tests', { passed: 4, failed: 2 }, 900)).toBe('✗ Unit tests: 4 passed, 2 failed (1 s)');
});

test('the last line contains the totals; failed tests and steps are listed before it', () => {
  const good = ['Lint', { passed: 1, failed: 0, failures: [] }];
  expect(summarize(new Map([good, ['Unit tests', { passed: 40, failed: 0, failures: [] }]]))).toEqual({
    text: '41 passed, 0 failed',
    exitCode: 0,
  });
  const bad = [
    good,
    ['Unit tests', { passed: 40, failed: 1, failures }],
    ['Browser tests', { passed: 0, failed: 1, failures: [] }],
  ];
  expect(summarize(new Map(bad))).toEqual({
    text: '✗ a.test.ts: adds\n    Error: wrong\n\nFailed: Unit tests, Browser tests\n\n41 passed, 2 failed',
    exitCode: 1,
  });
});
