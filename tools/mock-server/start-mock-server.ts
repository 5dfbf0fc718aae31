import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Description } from '../../src/reference/build/description';
import { describeCalls, readCalls } from '../../src/mock/build/describe-calls';
import { createRequestCheck, textOf } from '../../src/mock/shared/check/check-request';
import { respondTo } from './respond';

export interface SeenRequest {
  /** Id of the call; null if the request matches no call of the API. */
  readonly operationId: string | null;
  readonly status: number;
  /** What is wrong with the request, each problem with method and path. */
  readonly problems: readonly string[];
}

export interface MockServer {
  /** Base URL without a trailing slash. */
  readonly url: string;
  /** Every request so far, in order. */
  readonly requests: readonly SeenRequest[];
  readonly close: () => Promise<void>;
}

/**
 * Starts a server that mocks the API according to its description: it checks each request and responds with the
 * documented example. In addition, it keeps track of meetings that have ended, which return the documented 410.
 */
export async function startMockServer(description: Description, apiKey: string): Promise<MockServer> {
  const check = createRequestCheck(describeCalls(description), apiKey);
  const calls = new Map(readCalls(description).map((call) => [call.operationId, call]));
  const requests: SeenRequest[] = [];
  const ended = new Set<string>();
  const server = createServer((incoming, outgoing) => {
    void (async () => {
      const { method = '', headers } = incoming;
      const { pathname: path, searchParams: query } = new URL(incoming.url ?? '/', 'http://localhost');
      const checked = await check({
        method,
        path,
        query,
        headers: { authorization: headers.authorization, 'content-type': headers['content-type'] },
        body: await readBytes(incoming),
      });
      const { status, body } = respondTo(calls.get(checked.call?.operationId ?? ''), checked, ended);
      if (checked.call?.operationId === 'endRoom' && status === 200) ended.add(checked.path.ACCESS_KEY ?? '');
      requests.push({
        operationId: checked.call?.operationId ?? null,
        status,
        problems: checked.problems.map((problem) => `${method} ${path}: ${textOf(problem)}`),
      });
      outgoing
        .writeHead(status, body === undefined ? {} : { 'content-type': 'application/json' })
        .end(body === undefined ? undefined : JSON.stringify(body));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function readBytes(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
