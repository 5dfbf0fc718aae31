import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { WebSocket } from 'ws';
import { AUTHOR_FILES, type AuthorState } from '../../../site/author-state';
import { createAuthor } from './author';
import { serveAuthor } from './serve-author';

const FAULT = { file: 'content/docs/a.mdx', line: 2, message: 'field "titel" is not allowed here' };

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** A server with the route, as Express mounts it. */
async function start() {
  const author = createAuthor(() => undefined);
  const opened = jest.fn();
  type Handler = (request: IncomingMessage, response: ServerResponse) => void;
  let handler: Handler | undefined;
  const app = { use: (_path: string, route: Handler) => (handler = route) };
  serveAuthor({ app } as never, author, opened);
  server = createServer((request, response) => {
    request.url = request.url?.slice(AUTHOR_FILES.length);
    handler?.(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { author, opened, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${AUTHOR_FILES}` };
}

test('pages get the state, and then each change of it', async () => {
  const { author, opened, url } = await start();
  const state = (await (await fetch(`${url}/state`)).json()) as AuthorState;
  expect(state).toEqual({ revision: 0, errors: [], isHeld: false, warnings: null, pages: [] });
  expect(opened).toHaveBeenCalledTimes(1);
  const socket = new WebSocket(`${url.replace('http', 'ws')}/state`);
  const states: AuthorState[] = [];
  socket.on('message', (data: Buffer) => states.push(JSON.parse(data.toString()) as AuthorState));
  await once(socket, 'message');
  author.hear({ type: 'checked', faults: [FAULT], changed: [], since: 0, pages: [] });
  await once(socket, 'message');
  expect(states.map(({ revision, errors }) => [revision, errors])).toEqual([
    [0, []],
    [1, [FAULT]],
  ]);
  socket.terminate();
});

test('every module that the first one imports is served as a script, and nothing else is', async () => {
  const { url } = await start();
  const found = new Set(['author.js']);
  for (const name of found) {
    const response = await fetch(`${url}/${name}`);
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    for (const [, imported = ''] of (await response.text()).matchAll(/ from ['"]([^'"]+)['"]/g)) {
      expect(imported).toMatch(/^\.\/[\w-]+\.js$/);
      found.add(imported.slice(2));
    }
  }
  expect([...found]).toEqual(expect.arrayContaining(['author.js', 'notes.js', 'notes-style.js', 'page-size.js']));
  for (const name of ['nothing.js', '../starter.js', '%2e%2e/starter.js'])
    expect((await fetch(`${url}/${name}`)).status).toBe(404);
});
