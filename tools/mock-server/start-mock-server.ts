import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Description } from '../../src/api/build/description';
import { answerTo } from './answer';
import { createRequestCheck } from './check-request';

export interface SeenRequest {
  /** Id of the call that was made; null if it is none of the API. */
  readonly operationId: string | null;
  readonly status: number;
  /** What the request has wrong, with its method and path. */
  readonly problems: readonly string[];
}

export interface MockServer {
  /** Without a slash at the end. */
  readonly address: string;
  /** Every request so far, in order. */
  readonly requests: readonly SeenRequest[];
  readonly close: () => Promise<void>;
}

/**
 * Starts a server that knows of the API what the description says: it checks each request against it and answers with
 * the
 * documented example. Besides, a meeting that was ended stays ended, as the documented 410 has it.
 */
export async function startMockServer(description: Description, apiKey: string): Promise<MockServer> {
  const check = createRequestCheck(description, apiKey);
  const requests: SeenRequest[] = [];
  const ended = new Set<string>();
  const server = createServer((incoming, outgoing) => {
    void (async () => {
      const { method = '', headers } = incoming;
      const { pathname: path, searchParams: query } = new URL(incoming.url ?? '/', 'http://localhost');
      const checked = await check({ method, path, query, headers, bytes: await readBytes(incoming) });
      const { status, body } = answerTo(checked, ended);
      if (checked.call?.operationId === 'endRoom' && status === 200) ended.add(checked.values.ACCESS_KEY ?? '');
      requests.push({
        operationId: checked.call?.operationId ?? null,
        status,
        problems: checked.problems.map((problem) => `${method} ${path} ${problem}`),
      });
      outgoing
        .writeHead(status, body === undefined ? {} : { 'content-type': 'application/json' })
        .end(body === undefined ? undefined : JSON.stringify(body));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function readBytes(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
