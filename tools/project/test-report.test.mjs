import { countStep, readJestReport, readPlaywrightReport, summarize } from './test-report.mjs';

const JEST = JSON.stringify({
  numPassedTests: 7,
  testResults: [
    {
      name: '/site/src/a.test.ts',
      status: 'failed',
      assertionResults: [
        { status: 'passed' },
        {
          status: 'failed',
          ancestorTitles: ['group'],
          title: 'one',
          failureMessages: ['\u001b[31mwrong\u001b[39m\n  at'],
        },
      ],
    },
    {
      name: '/site/b.test.ts',
      status: 'failed',
      message: '  ● Test suite failed\n\n  no module',
      assertionResults: [],
    },
  ],
});
const PLAYWRIGHT = JSON.stringify({
  config: { rootDir: '/site/e2e' },
  suites: [
    {
      title: 'a.spec.ts',
      suites: [
        {
          title: 'group',
          specs: [
            {
              file: 'a.spec.ts',
              title: 'two',
              tests: [{ status: 'expected' }, { status: 'unexpected', results: [{ errors: [{ message: 'late' }] }] }],
            },
          ],
        },
      ],
    },
  ],
  errors: [{ message: 'cannot load', location: { file: '/site/e2e/b.spec.ts' } }],
  stats: { expected: 3 },
});

test('failed tests of both runners, and files that could not be run', () => {
  expect(readJestReport(JEST, '/site')).toEqual({
    passed: 7,
    failed: 2,
    failures: [
      { file: 'src/a.test.ts', title: 'group › one', error: 'wrong' },
      { file: 'b.test.ts', title: 'could not be run', error: 'no module' },
    ],
  });
  expect(readPlaywrightReport(PLAYWRIGHT, '/site')).toEqual({
    passed: 3,
    failed: 2,
    failures: [
      { file: 'e2e/a.spec.ts', title: 'group › two', error: 'late' },
      { file: 'e2e/b.spec.ts', title: 'could not be run', error: 'cannot load' },
    ],
  });
});

test.each([
  ['a step without a report is a check', 0, undefined, [1, 0]],
  ['a failed one, too', 1, undefined, [0, 1]],
  ['a step that has run no test has failed', 0, () => ({ passed: 0, failed: 0, failures: [] }), [0, 1]],
  ['so has one whose command has failed, although no test has', 1, () => ({ passed: 5, failed: 0 }), [5, 1]],
  ['and one without the report that it should have written', 0, () => JSON.parse(''), [0, 1]],
  ['failed tests count as they are', 1, () => ({ passed: 5, failed: 3 }), [5, 3]],
])('%s', (_, status, read, [passed, failed]) => {
  expect(countStep(status, read)).toMatchObject({ passed, failed });
});

test('the summary ends with the counts', () => {
  const failures = Array.from({ length: 21 }, (_, index) => ({ file: 'a', title: `${index}`, error: 'wrong' }));
  const { text, exitCode } = summarize(
    new Map([
      ['Lint', { passed: 1, failed: 0, failures: [] }],
      ['Unit tests', { passed: 5, failed: 21, failures }],
    ]),
  );
  expect(text).toMatch(/^✗ a: 0\n {4}wrong\n✗ a: 1\n[^]* {2}and 1 more\n\nFailed: Unit tests\n\n6 passed, 21 failed$/);
  expect(exitCode).toBe(1);
  expect(summarize(new Map([['Lint', { passed: 1, failed: 0, failures: [] }]]))).toEqual({
    text: '1 passed, 0 failed',
    exitCode: 0,
  });
});
