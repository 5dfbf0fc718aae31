import { CALLS, MEMBER_CALLS } from './calls';
import { createTestApi, testDescription } from './test-support';
import { callCases, prepareEverything, sendCase } from './test-support.calls';

const description = testDescription();
const cases = callCases(description);
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100"/>';
const host = { fetchFile: () => Promise.resolve(new TextEncoder().encode(SVG)) };

test('the API has exactly the calls of the description', () => {
  expect(Object.keys({ ...CALLS, ...MEMBER_CALLS }).sort()).toEqual(
    description.calls.map(({ operationId }) => operationId).sort(),
  );
  expect(description.calls).toHaveLength(45);
  expect(cases.length).toBeGreaterThan(150);
});

test.each(cases.map((one) => [`${one.operationId}, ${one.kind}`, one] as const))('%s', async (_name, one) => {
  const { send, sendKey, undocumented } = createTestApi({ host });
  const values = await prepareEverything(send, sendKey);
  const call = description.calls.find(({ operationId }) => operationId === one.operationId);
  if (!call) throw new Error(`no call ${one.operationId}`);
  const { status, json, headers } = await sendCase(one, call, { send, sendKey, values });
  const { error, errors } = (json ?? {}) as { error?: string; errors?: string[] };
  const texts = errors ?? (error === undefined ? [] : [error]);
  expect({ status, texts }).toEqual({
    status: one.status,
    texts: one.texts ? texts.filter((text) => one.texts?.test(text)) : [],
  });
  expect(texts.length > 0).toBe(one.texts !== null);
  expect(headers['x-request-id']).toMatch(/^req_[A-Za-z0-9]{16}$/);
  expect(undocumented).toEqual([]);
});
