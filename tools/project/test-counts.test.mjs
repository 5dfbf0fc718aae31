import { countStep, formatStep, readJestCounts, readPlaywrightCounts, summarize } from './test-counts.mjs';

test('a step without a report counts as one check', () => {
  expect(countStep(0)).toEqual({ passed: 1, failed: 0 });
  expect(countStep(2)).toEqual({ passed: 0, failed: 1 });
});

test('uses the counts of the report, including failures that do not make the command fail', () => {
  expect(countStep(0, { passed: 5, failed: 0 })).toEqual({ passed: 5, failed: 0 });
  expect(countStep(1, { passed: 5, failed: 2 })).toEqual({ passed: 5, failed: 2 });
  expect(countStep(0, { passed: 5, failed: 2 })).toEqual({ passed: 5, failed: 2 });
});

test('counts one failure if the runner fails without a failed test, or runs no tests', () => {
  expect(countStep(1, { passed: 5, failed: 0 })).toEqual({ passed: 5, failed: 1 });
  expect(countStep(0, { passed: 0, failed: 0 })).toEqual({ passed: 0, failed: 1 });
  expect(countStep(1, { passed: 0, failed: 0 })).toEqual({ passed: 0, failed: 1 });
});

test('jest: counts failed tests and files that could not be run', () => {
  const report = { numPassedTests: 7, numFailedTests: 2, numRuntimeErrorTestSuites: 1, numPendingTests: 4 };
  expect(readJestCounts(JSON.stringify(report))).toEqual({ passed: 7, failed: 3 });
});

test('Playwright: counts a test that passed on the second attempt as failed', () => {
  const stats = { expected: 9, unexpected: 2, flaky: 1, skipped: 3 };
  expect(readPlaywrightCounts(JSON.stringify({ stats }))).toEqual({ passed: 9, failed: 3 });
});

test.each([[readJestCounts], [readPlaywrightCounts]])(
  'returns zero counts for a missing or invalid report: %p',
  (read) => {
    for (const text of [undefined, '', '{"stats":', '{}', 'null']) expect(read(text)).toEqual({ passed: 0, failed: 0 });
  },
);

test('formats the line of a step', () => {
  expect(formatStep('Lint', { passed: 1, failed: 0 }, 12_499)).toBe('✓ Lint: 1 passed, 0 failed (12 s)');
  expect(formatStep('Unit tests', { passed: 4, failed: 2 }, 900)).toBe('✗ Unit tests: 4 passed, 2 failed (1 s)');
});

test('the last line contains the totals; failed steps are listed before it', () => {
  const good = ['Lint', { passed: 1, failed: 0 }];
  expect(summarize(new Map([good, ['Unit tests', { passed: 40, failed: 0 }]]))).toEqual({
    text: '41 passed, 0 failed',
    exitCode: 0,
  });
  const bad = [good, ['Unit tests', { passed: 40, failed: 2 }], ['Browser tests', { passed: 0, failed: 1 }]];
  expect(summarize(new Map(bad))).toEqual({
    text: 'Failed: Unit tests, Browser tests\n\n41 passed, 3 failed',
    exitCode: 1,
  });
});
