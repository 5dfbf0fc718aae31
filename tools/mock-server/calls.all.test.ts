import { createSender, testDescription } from '../../src/mock/shared/test-support';
import { COUNTS, runCases } from '../../src/mock/shared/test-support.calls';
import type { MockRequest, MockResponse } from '../../src/mock/shared/types';
import { startForTest } from './test-support';

test('every call answers every kind of request over HTTP as described', async () => {
  const server = await startForTest();
  const handle = async ({ method, path, query, headers, body }: MockRequest): Promise<MockResponse> => {
    const response = await fetch(`${server.url}${path}?${query}`, {
      method,
      headers: headers as Record<string, string>,
      ...(body.length > 0 ? { body: body.slice() } : {}),
    });
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: (await response.text()) || null,
    };
  };
  const connect = async () => {
    const reset = await fetch(`${server.url}/_mock/reset`, { method: 'POST' });
    expect(reset.status).toBe(204);
    return createSender(handle, server);
  };
  try {
    expect(await runCases(testDescription(), connect)).toEqual({ counts: COUNTS, findings: [] });
  } finally {
    await server.close();
  }
});
