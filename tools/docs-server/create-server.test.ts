import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { SiteError } from './docs-error';
import { callTool, connect } from './test-support';

let client: Client;
let faults: unknown[];
let close: () => Promise<void>;

beforeAll(async () => {
  ({ client, faults, close } = await connect());
});
afterAll(() => close());

const call = (name: string, args: Readonly<Record<string, unknown>> = {}) => callTool(client, name, args);

test('all tools are read-only and describe their arguments', async () => {
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name).sort()).toEqual([
    'build_layout',
    'check_request',
    'get_operation',
    'list_operations',
    'list_pages',
    'read_page',
    'release_notes',
    'search_docs',
  ]);
  for (const { annotations, inputSchema } of tools) {
    expect(annotations?.readOnlyHint).toBe(true);
    expect(inputSchema).toMatchObject({ type: 'object', additionalProperties: false });
  }
});

test('a search finds sections with links and excerpts; references come before posts', async () => {
  const { text, data } = await call('search_docs', { query: 'How do I lock a room?', limit: 2 });
  expect(text).toBe(
    '1. [Rooms › Lock a room](https://docs.example/sub/docs/rest/references/rooms#lock-a-room) (REST API, reference)\n' +
      '   Text of Lock a room.\n' +
      '2. [Rooms are new › Lock a room](https://docs.example/sub/blog/rooms-are-new#lock-a-room) (Blog, post)\n' +
      '   Text of Lock a room.',
  );
  expect(data).toMatchObject({ sections: [{ anchor: 'lock-a-room' }, { kind: 'post' }] });
  expect((await call('search_docs', { query: 'lock', kind: 'post' })).text).toMatch(/^1\. \[Rooms are new/);
  expect((await call('search_docs', { query: 'lock', area: 'blog' })).text).toMatch(/^1\. \[Rooms are new/);
  expect((await call('search_docs', { query: 'xylophone', kind: 'post' })).text).toContain(
    'Nothing matches "xylophone"',
  );
});

test('a page is read by path or URL, whole or one section by heading or anchor', async () => {
  const page = '/docs/rest/references/rooms';
  const whole = await call('read_page', { page });
  expect(whole.text).toMatch(/^---\n[^]*# Rooms\n[^]*None\.\n$/);
  for (const same of [`https://docs.example/sub${page}.md`, `/sub${page}/`, page.slice(1)])
    expect(await call('read_page', { page: same })).toEqual(whole);
  const section = '## Lock a room\n\nLocked.\n\n```bash\n## Errors\n```\n\n### Who may\n\nAll.';
  expect((await call('read_page', { page, section: 'lock a room' })).text).toBe(section);
  expect((await call('read_page', { page: `${page}#lock-a-room` })).text).toBe(section);
  expect((await call('read_page', { page, section: '#errors' })).text).toBe('## Errors\n\nNone.');
});

test('pages and release notes are listed by area, kind, path, month and product', async () => {
  expect((await call('list_pages')).text).toBe(
    '2 pages:\n- /docs/rest/references/rooms: Rooms [x]. About rooms.\n- /blog/rooms-are-new: Rooms are new. News.',
  );
  expect((await call('list_pages', { below: '/blog/' })).text).toMatch(/^1 page:\n- \/blog/);
  expect((await call('release_notes', { since: '2025-07-01' })).text).toBe('## 2025-11\n\n- Go 2.0, New: Faster.');
  expect((await call('release_notes', { product: 'php' })).text).toBe('## 2025-06\n\n- PHP, New: Guests.');
  expect((await call('release_notes', { since: '2026-01' })).text).toContain('The newest notes: 2025-11');
});

test('an operation has its schema, errors and a sample', async () => {
  const { text } = await call('get_operation', { operation: 'setLayout', language: 'python' });
  for (const part of [
    '`POST /rooms/{ACCESS_KEY}/layout`',
    '## Errors',
    '**404**',
    'requests.post(',
    'voice_activation',
  ])
    expect(text).toContain(part);
  expect(await call('get_operation', { operation: 'post /rooms/abc/layout', language: 'python' })).toMatchObject({
    text,
  });
  expect((await call('list_operations', { tag: 'layers' })).text).toMatch(/^## Layers\n\n- \w+: `/);
});

const KEY = { Authorization: 'YOUR_API_KEY' };

test.each([
  ['a valid request', { method: 'POST', path: '/rooms', headers: KEY, body: { user: { name: 'Mara' } } }, []],
  [
    'everything that is wrong',
    { method: 'POST', path: '/rooms', headers: { authorization: 'Bearer x' }, body: { usr: 1 } },
    [
      'header Authorization is "Bearer x": expected the API key alone, without Bearer',
      'parameter user[name]: is missing',
      'parameter usr: is not known',
    ],
  ],
  [
    'a key where none belongs',
    { method: 'POST', path: '/rooms/YOUR_ACCESS_KEY/lock', headers: KEY },
    ['header Authorization is sent, which this call does not need'],
  ],
  [
    'a form',
    {
      method: 'POST',
      path: '/rooms',
      headers: { ...KEY, 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'user[name]=Mara&options[widescreen]=maybe',
    },
    ['parameter options[widescreen]: must be a boolean'],
  ],
])('check_request: %s', async (_name, request, problems) => {
  expect((await call('check_request', request)).data).toMatchObject({ valid: problems.length === 0, problems });
});

test('an unknown call is answered with similar ones', async () => {
  const { text } = await call('check_request', { method: 'PUT', path: '/rooms/x/layouts' });
  expect(text).toMatch(/No call is PUT \/rooms\/x\/layouts\. Similar: .*\/layout/);
});

test('a layout is built as in the playground, with a name or a map', async () => {
  const named = await call('build_layout', { name: 'two', users: ['mara', 'jonas'] });
  expect(named.data).toMatchObject({
    valid: true,
    path: '/rooms/{ACCESS_KEY}/layout',
    body: { name: 'two', layout: 'auto', users: ['mara', 'jonas'] },
  });
  expect(named.text).toContain('curl');
  const map = [
    [0, 0, 640, 360],
    [700, 0, 640, 360],
  ];
  const outside = await call('build_layout', { map });
  expect(outside.data).toMatchObject({ valid: false });
  expect(outside.text).toContain('Box 2 is outside the canvas');
});

test.each([
  ['search_docs', { query: '' }, /query/],
  ['search_docs', { query: 'x'.repeat(513) }, /512/],
  ['search_docs', { query: 'x', limit: 31 }, /30/],
  ['search_docs', { query: 'x', kind: 'video' }, /how-to/],
  ['search_docs', { query: 'x', area: 'REST' }, /Allowed: REST API, Blog\. Did you mean REST API/],
  ['search_docs', { query: 'x', colour: 'red' }, /colour/],
  ['read_page', { page: '/docs/rest/references/room' }, /Did you mean \/docs\/rest\/references\/rooms/],
  ['read_page', { page: '/../../etc/passwd' }, /There is no page \/etc\/passwd/],
  ['read_page', { page: 'https://other.example/docs' }, /expected a path .* below https:\/\/docs\.example\/sub\//],
  [
    'read_page',
    { page: '/docs/rest/references/rooms', section: 'Unlock' },
    /Allowed: Rooms; Lock a room; Who may; Errors/,
  ],
  ['list_pages', { area: 'Blogs' }, /Did you mean Blog/],
  ['list_pages', { below: '/nowhere' }, /No page matches below \/nowhere/],
  ['get_operation', { operation: 'setLayuot' }, /Did you mean setLayout/],
  ['get_operation', { operation: 'setLayout', language: 'perl' }, /ruby/],
  ['list_operations', { tag: 'Layer' }, /Allowed: .*Layers/],
  ['check_request', { method: 'FETCH', path: '/rooms' }, /PATCH/],
  ['check_request', { method: 'GET', path: 'rooms' }, /expected a path that begins with a slash/],
  ['check_request', { method: 'POST', path: '/rooms', body: 'x'.repeat(200_001) }, /200000/],
  ['build_layout', { name: 'twoo' }, /Did you mean two/],
  ['build_layout', {}, /Both name and map are missing/],
  ['build_layout', { name: 'two', users: ['a', 'b', 'c'] }, /give one for each spot/],
  ['release_notes', { since: 'June' }, /2025-06/],
  ['release_notes', { product: 'Gopher' }, /Allowed: Go, PHP/],
])('%s tells what is allowed (%#)', async (name, args, message) => {
  expect(await call(name, args)).toMatchObject({ isError: true, text: expect.stringMatching(message) as unknown });
  expect(faults).toEqual([]);
});

test('resources are the pages and the API description', async () => {
  const { resources } = await client.listResources();
  expect(resources.map(({ uri }) => uri).sort()).toEqual([
    'docs://openapi.json',
    'docs://openapi.yaml',
    'docs://pages/blog/rooms-are-new',
    'docs://pages/docs/rest/references/rooms',
  ]);
  const { contents } = await client.readResource({ uri: 'docs://pages/blog/rooms-are-new' });
  expect(contents).toMatchObject([
    { mimeType: 'text/markdown', text: expect.stringContaining('# Rooms are new') as unknown },
  ]);
  expect((await client.readResource({ uri: 'docs://openapi.yaml' })).contents).toMatchObject([
    { text: 'openapi: 3.1.0\n' },
  ]);
  await expect(client.readResource({ uri: 'docs://pages/blog/room' })).rejects.toThrow(
    'Did you mean /blog/rooms-are-new',
  );
  const { completion } = await client.complete({
    ref: { type: 'ref/resource', uri: 'docs://pages{+path}' },
    argument: { name: 'path', value: '/blog' },
  });
  expect(completion.values).toEqual(['/blog/rooms-are-new']);
});

test('prompts begin the usual tasks', async () => {
  expect((await client.listPrompts()).prompts.map(({ name }) => name)).toEqual(['start_a_meeting', 'debug_a_4xx']);
  const { messages } = await client.getPrompt({ name: 'debug_a_4xx', arguments: { request: 'GET /x', status: '404' } });
  expect(messages[0]?.content).toMatchObject({ text: expect.stringMatching(/with 404[^]*GET \/x/) as unknown });
  await expect(client.getPrompt({ name: 'debug_a_4xx', arguments: { request: 'x', status: '500' } })).rejects.toThrow(
    'expected a status such as 404',
  );
});

test('a call that takes too long ends, and the next one works', async () => {
  let isSlow = true;
  const never = new Promise<never>(() => undefined);
  const failed = Promise.reject(new SiteError('dist has no /llms.txt'));
  failed.catch(() => undefined);
  const slow = await connect({ current: () => (isSlow ? never : failed), callTime: 20 });
  expect((await callTool(slow.client, 'list_pages')).text).toContain('took longer than 0.02 seconds');
  isSlow = false;
  expect((await callTool(slow.client, 'list_pages')).text).toBe('dist has no /llms.txt');
  await slow.close();
});

test('a failure of the server is told to its log only', async () => {
  const broken = await connect({ current: () => Promise.reject(new TypeError('secret detail')) });
  expect(await callTool(broken.client, 'list_pages')).toMatchObject({
    isError: true,
    text: expect.not.stringContaining('secret') as unknown,
  });
  expect(broken.faults).toEqual([new TypeError('secret detail')]);
  await broken.close();
});
