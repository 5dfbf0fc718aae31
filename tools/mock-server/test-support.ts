import { spawn, type ChildProcess } from 'node:child_process';
import { connect } from 'node:net';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { MockApi, MockConnection, MockRequest, MockResponse, MockSocket } from '../../src/mock/shared/types';
import { readOptions } from './options';
import { serveApi, type MockServer, type ServerSettings } from './serve-api';
import { startMockServer, type StartedServer } from './start-mock-server';

/** An API that only keeps what it is asked, so that a test sees what the server makes of a request. */
export interface RecordingApi extends MockApi {
  readonly requests: MockRequest[];
  readonly sockets: MockSocket[];
  readonly received: string[];
  closed: number;
  answer: MockResponse;
  /** Tells those who watch that something has changed. */
  readonly change: () => void;
  due: number | undefined;
  runs: number;
}

export function createRecordingApi(): RecordingApi {
  const listeners = new Set<() => void>();
  const api: RecordingApi = {
    requests: [],
    sockets: [],
    received: [],
    closed: 0,
    answer: { status: 200, headers: { 'content-type': 'application/json', 'x-request-id': 'r-1' }, body: '{}' },
    due: undefined,
    runs: 0,
    change: () => listeners.forEach((listener) => listener()),
    handle: async (request) => {
      api.requests.push(request);
      return api.answer;
    },
    connect: ({ headers }, socket): MockConnection => {
      api.sockets.push(socket);
      return {
        protocol: headers['sec-websocket-protocol']?.split(',')[0],
        receive: (text) => api.received.push(text),
        closed: () => (api.closed += 1),
      };
    },
    runDue: async () => {
      api.runs += 1;
      api.due = undefined;
    },
    nextDue: () => api.due,
    forward: async () => undefined,
    reset: () => undefined,
    meetings: () => [],
    picture: () => undefined,
    watch: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
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
): Promise<StartedServer> {
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

export interface RunningCommand {
  readonly process: ChildProcess;
  readonly output: () => string;
  /** Resolves to the exit code, which is null after a signal that nobody handled. */
  readonly ended: Promise<number | null>;
  /** Resolves when the output matches a pattern, to the match. */
  readonly printed: (pattern: RegExp) => Promise<RegExpExecArray>;
}

/** Runs `npm run mock` with arguments, as a process of its own. */
export function runMock(args: readonly string[], environment: Record<string, string> = {}): RunningCommand {
  const child = spawn(process.execPath, ['-r', './tools/project/register-typescript.cjs', 'scripts/mock.ts', ...args], {
    cwd: resolve('.'),
    env: { ...process.env, ...environment },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()));
  const ended = new Promise<number | null>((done) => child.on('close', done));
  const printed = (pattern: RegExp): Promise<RegExpExecArray> =>
    new Promise((found, missing) => {
      const look = (): void => {
        const match = pattern.exec(output);
        if (match) found(match);
      };
      for (const stream of [child.stdout, child.stderr]) stream.on('data', look);
      void ended.then(() => missing(new Error(`The command ended with this output:\n${output}`)));
      look();
    });
  return { process: child, output: () => output, ended, printed };
}
