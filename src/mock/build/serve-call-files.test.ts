import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { callFiles } from './call-files';
import { serveCallFiles } from './serve-call-files';

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

jest.mock('./call-files', () => ({ callFiles: jest.fn() }));
const read = jest.mocked(callFiles);

/** Asks a development server for files in the folder that is served. Like Express, it takes the folder off. */
async function answers(...files: readonly string[]): Promise<{ answers: string[]; errors: string[] }> {
  const handlers: Handler[] = [];
  const errors: string[] = [];
  serveCallFiles({
    app: {
      use: (folder: string, handler: Handler) => {
        expect(folder).toBe('/console');
        handlers.push(handler);
      },
    },
    reporter: { error: (text: string) => errors.push(text) },
  } as unknown as Parameters<typeof serveCallFiles>[0]);
  const server = createServer((request, response) =>
    handlers[0]?.(request, response, () => response.writeHead(404).end('next')),
  );
  await new Promise<void>((started) => server.listen(0, '127.0.0.1', started));
  const { port } = server.address() as AddressInfo;
  const found: string[] = [];
  for (const file of files) {
    const response = await fetch(`http://127.0.0.1:${port}/${file}`);
    found.push(`${response.status} ${response.headers.get('content-type')} ${await response.text()}`);
  }
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
  return { answers: found, errors };
}

test('serves what a build writes, as it is at the time of the request', async () => {
  read.mockReturnValueOnce([['/console/setLayout.json', '{"a":1}']]);
  read.mockReturnValueOnce([['/console/setLayout.json', '{"a":2}']]);
  expect(await answers('setLayout.json?v=1', 'setLayout.json')).toEqual({
    answers: ['200 application/json {"a":1}', '200 application/json {"a":2}'],
    errors: [],
  });
});

test('reports a mistake in the description, and answers that it could not read the file', async () => {
  read.mockImplementation(() => {
    throw new Error('content/api/openapi.yaml:5 field "operationId": found 5');
  });
  expect(await answers('setLayout.json')).toEqual({
    answers: ['500 null '],
    errors: [expect.stringContaining('content/api/openapi.yaml:5')],
  });
});

test('reads each call for the console, and all calls for the stand-in, from the description', () => {
  const { callFiles: readFiles } = jest.requireActual<{ callFiles: typeof callFiles }>('./call-files');
  const files = new Map(readFiles());
  expect(files.size).toBe(46);
  expect(JSON.parse(files.get('/console/setLayout.json')!)).toMatchObject({ path: '/rooms/{ACCESS_KEY}/layout' });
  expect(JSON.parse(files.get('/console/mock-calls.json')!)).toHaveProperty('calls');
});
