import { addDevelopmentRoute } from '../../site/build/development-route';
import { callFiles } from './call-files';
import { serveCallFiles } from './serve-call-files';

jest.mock('./call-files', () => ({ callFiles: jest.fn() }));
jest.mock('../../site/build/development-route');
const read = jest.mocked(callFiles);

/** Asks a development server for a file in the folder that is served. Returns status, body and reported errors. */
function ask(file: string): unknown[] {
  const errors: string[] = [];
  const sent = { status: 200, body: '' };
  const response = {
    setHeader: () => response,
    writeHead: (status: number) => Object.assign(response, (sent.status = status) && {}),
    end: (body = '') => (sent.body = body),
  };
  serveCallFiles({ app: {}, reporter: { error: (text: string) => errors.push(text) } } as never);
  const [, folder, handler] = jest.mocked(addDevelopmentRoute).mock.lastCall ?? [];
  expect(folder).toBe('/console');
  handler?.({ url: `/${file}` } as never, response as never, () => (sent.status = 404));
  return [sent.status, sent.body, errors];
}

test('serves what a build writes, as it is at the time of the request', () => {
  read.mockReturnValueOnce([['/console/setLayout.json', '{"a":1}']]);
  read.mockReturnValue([['/console/setLayout.json', '{"a":2}']]);
  expect(ask('setLayout.json?v=1')).toEqual([200, '{"a":1}', []]);
  expect(ask('setLayout.json')).toEqual([200, '{"a":2}', []]);
  expect(ask('other.json')).toEqual([404, '', []]);
});

test('reports a mistake in the description, and answers that it could not read the file', () => {
  read.mockImplementation(() => {
    throw new Error('content/api/openapi.yaml:5 field "operationId": found 5');
  });
  expect(ask('setLayout.json')).toEqual([500, '', [expect.stringContaining('content/api/openapi.yaml:5')]]);
});

test('reads each call for the console, and all calls for the stand-in, from the description', () => {
  const { callFiles: readFiles } = jest.requireActual<{ callFiles: typeof callFiles }>('./call-files');
  const files = new Map(readFiles());
  expect(files.size).toBe(46);
  expect(JSON.parse(files.get('/console/setLayout.json')!)).toMatchObject({ path: '/rooms/{ACCESS_KEY}/layout' });
  expect(JSON.parse(files.get('/console/mock-calls.json')!)).toHaveProperty('calls');
});
