import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { MockApi, MockConnection, MockRequest, MockResponse, MockSocket } from '../../src/mock/shared/types';
import { readOptions } from './options';
import { serveApi, type MockServer, type ServerSettings } from './serve-api';
import { startMockServer } from './start-mock-server';

/** An API that only keeps what it is asked, so that a test sees what the server makes of a request. */
export interface RecordingApi extends MockApi {
  readonly requests: MockRequest[];
  readonly sockets: MockSocket[];
  readonly received: string[];
  closed: number;
  answer: MockResponse;
}

export function createRecordingApi(): RecordingApi {
  const api: RecordingApi = {
    requests: [],
    sockets: [],
    received: [],
    closed: 0,
    answer: { status: 200, headers: { 'content-type': 'application/json', 'x-request-id': 'r-1' }, body: '{}' },
    handle: async (request) => {
      api.requests.push(request);
      return api.answer;
    },
    connect: (_request, socket): MockConnection => {
      api.sockets.push(socket);
      return {
        receive: (text) => api.received.push(text),
        closed: () => (api.closed += 1),
      };
    },
    runDue: async () => undefined,
    nextDue: () => undefined,
    forward: async () => undefined,
    reset: () => undefined,
    save: () => [],
    meetings: () => [],
    picture: () => undefined,
    watch: () => () => undefined,
  };
  return api;
}

/** Serves an API on a free port of this machine. */
export function serve(api: MockApi, settings: Partial<ServerSettings> = {}): Promise<MockServer> {
  return serveApi({
    createApi: () => api,
    host: '127.0.0.1',
    port: 0,
    print: () => undefined,
    onFault: (message) => {
      throw new Error(message);
    },
    ...settings,
  });
}

/** Starts the mock API with options of `npm run mock`, on a free port. */
export function startForTest(
  options: readonly string[] = [],
  print: (line: string) => void = () => undefined,
): Promise<MockServer> {
  return startMockServer(readOptions(['--port', '0', ...options]), {
    print,
    onFault: (message) => {
      throw new Error(message);
    },
  });
}

/** Waits until a condition is met; in vain after ten seconds, so that a failed test ends. */
export async function until(condition: () => unknown): Promise<void> {
  const end = Date.now() + 10_000;
  while (!condition()) {
    if (Date.now() > end) throw new Error(`In vain: ${condition.toString()}`);
    await wait(10);
  }
}

/** Sends bytes to a server and resolves to what it answers until it closes the connection. */
export function sendBytes(url: string, bytes: string): Promise<string> {
  return new Promise((done) => {
    let answer = '';
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(bytes));
    socket.setEncoding('utf8').on('data', (text: string) => (answer += text));
    socket.on('error', () => undefined).on('close', () => done(answer));
  });
}
