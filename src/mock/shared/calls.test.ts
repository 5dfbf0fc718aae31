import { CALLS, MEMBER_CALLS } from './calls';
import { createTestApi, testDescription } from './test-support';
import { COUNTS, runCases } from './test-support.calls';

test('the API has exactly the calls of the description', () => {
  expect(Object.keys({ ...CALLS, ...MEMBER_CALLS }).sort()).toEqual(
    testDescription()
      .calls.map(({ operationId }) => operationId)
      .sort(),
  );
  expect(testDescription().calls).toHaveLength(45);
});

test('every call answers every kind of request as described', async () => {
  expect(await runCases(testDescription(), createTestApi)).toEqual({ counts: COUNTS, findings: [] });
});
