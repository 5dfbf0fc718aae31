import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { request } from 'node:http';
import { readDescription } from '../../src/reference/build/read-operations';
import { buildLocalIndex } from '../../src/search/build/build-local-index';
import { buildRecords, type SearchablePage } from '../../src/search/build/build-records';
import { serveHttp } from './command';
import { folderFiles, watchSite } from './site-data';
import { callTool, connect } from './test-support';

const ROOT = 'https://docs.example/sub/';
const AREA = { label: 'REST API', path: '/docs/rest', rank: 10 };
const PAGE = '/docs/rest/references/rooms';

const searchable = (path: string, title: string, sections: readonly string[], area = AREA): SearchablePage => ({
  area,
  title,
  path,
  description: `About ${title}.`,
  sections: [
    { anchor: null, depth: 1, hierarchy: [title], text: `${title} is a page.`, code: '' },
    ...sections.map((name) => ({
      anchor: name.toLowerCase().replaceAll(' ', '-'),
      depth: 2,
      hierarchy: [title, name],
      text: `Text of ${name}.`,
      code: '',
    })),
  ],
  tags: [],
  version: 'current',
  docusaurusTag: 'docs-default-current',
  codeIdentifiers: [],
});

/** Files of a site with two pages below a base path. */
function fixtureFiles(): Map<string, string> {
  const pages = [
    searchable(PAGE, 'Rooms', ['Lock a room', 'Errors']),
    searchable('/blog/rooms-are-new', 'Rooms are new', ['Lock a room'], { label: 'Blog', path: '/blog', rank: 1 }),
  ];
  const records = buildRecords(pages, { siteUrl: 'https://docs.example', baseUrl: '/sub/' });
  return new Map([
    ['/index.md', `---\ntitle: T\nurl: ${ROOT}\n---\n\n# Site\n`],
    [
      `${PAGE}.md`,
      `---\ntitle: T\nurl: ${ROOT}x\n---\n\n# Rooms\n\nKept.\n\n## Lock a room\n\nLocked.\n\n` +
        '```bash\n## Errors\n```\n\n### Who may\n\nAll.\n\n## Errors\n\nNone.\n',
    ],
    ['/openapi.json', readDescription()?.json ?? ''],
    ...buildLocalIndex(records).map(({ name, content }) => [`/search-index/${name}`, String(content)] as const),
  ]);
}

const files = fixtureFiles();
const current = watchSite(async (path) => files.get(path));
let client: Client;
beforeAll(async () => void (client = await connect(current)));
afterAll(() => client.close());
const call = (name: string, args: Readonly<Record<string, unknown>> = {}) => callTool(client, name, args);

test('four tools, which change nothing and describe their arguments', async () => {
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual(['search_docs', 'read_page', 'get_operation', 'check_request']);
  for (const { annotations, inputSchema } of tools) {
    expect(annotations?.readOnlyHint).toBe(true);
    expect(inputSchema).toMatchObject({ type: 'object', additionalProperties: false });
  }
});

test('a search finds sections with links and excerpts; references come before posts', async () => {
  expect((await call('search_docs', { query: 'How do I lock a room?', limit: 2 })).text).toBe(
    '1. [Rooms › Lock a room](https://docs.example/sub/docs/rest/references/rooms#lock-a-room) (REST API)\n' +
      '   Text of Lock a room.\n' +
      '2. [Rooms are new › Lock a room](https://docs.example/sub/blog/rooms-are-new#lock-a-room) (Blog)\n' +
      '   Text of Lock a room.',
  );
  expect((await call('search_docs', { query: 'xylophone' })).text).toContain('Nothing matches "xylophone"');
});

test('a page is read by path or URL, whole or one section by heading or anchor', async () => {
  const whole = await call('read_page', { page: PAGE });
  expect(whole.text).toMatch(/^---\n[^]*# Rooms\n[^]*None\.\n$/);
  for (const same of [`https://docs.example/sub${PAGE}.md`, `/sub${PAGE}/`, PAGE.slice(1)])
    expect(await call('read_page', { page: same })).toEqual(whole);
  const section = '## Lock a room\n\nLocked.\n\n```bash\n## Errors\n```\n\n### Who may\n\nAll.';
  expect((await call('read_page', { page: PAGE, section: 'lock a room' })).text).toBe(section);
  expect((await call('read_page', { page: `${PAGE}#lock-a-room` })).text).toBe(section);
});

test('an operation has its fields, errors and a sample, by id or by method and path', async () => {
  const { text } = await call('get_operation', { operation: 'setLayout', language: 'python' });
  for (const part of ['path: /rooms/{ACCESS_KEY}/layout', 'errors:', 'requests.post(', 'voice_activation'])
    expect(text).toContain(part);
  expect(text).not.toContain('curl ');
  expect((await call('get_operation', { operation: 'post /rooms/abc/layout', language: 'python' })).text).toBe(text);
});

const KEY = { Authorization: 'YOUR_API_KEY' };
test.each([
  [{ method: 'POST', path: '/rooms', headers: KEY, body: { user: { name: 'Mara' } } }, /^The request is valid: \w+\.$/],
  [
    { method: 'POST', path: '/rooms', headers: { authorization: 'Bearer x' }, body: { usr: 1 } },
    /^3 problems in \w+:\n- header .*without Bearer\n- parameter user\[name\]: is missing\n- parameter usr: is not known$/,
  ],
  [{ method: 'POST', path: '/rooms/YOUR_ACCESS_KEY/lock', headers: KEY }, /which this call does not need/],
  [
    {
      method: 'POST',
      path: '/rooms',
      headers: { ...KEY, 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'user[name]=Mara&options[widescreen]=maybe',
    },
    /parameter options\[widescreen\]: must be a boolean/,
  ],
  [{ method: 'PUT', path: '/rooms/x/layouts' }, /^No call is PUT \/rooms\/x\/layouts\. Did you mean .*\/layout/],
])('check_request %#', async (args, text) => {
  expect((await call('check_request', args)).text).toMatch(text);
});

test.each([
  ['search_docs', { query: '' }, /query/],
  ['search_docs', { query: 'x', colour: 'red' }, /colour/],
  ['read_page', { page: '/docs/rest/references/room' }, /Did you mean \/docs\/rest\/references\/rooms/],
  ['read_page', { page: '/../../etc/passwd' }, /There is no page/],
  ['read_page', { page: PAGE, section: 'Unlock' }, /Allowed: Rooms; Lock a room; Who may; Errors/],
  ['get_operation', { operation: 'setLayuot' }, /Did you mean setLayout/],
  ['check_request', { method: 'GET', path: 'rooms' }, /expected a path that begins with a slash/],
])('%s tells what is allowed (%#)', async (name, args, message) => {
  expect(await call(name, args)).toEqual({ isError: true, text: expect.stringMatching(message) as unknown });
});

test('a new build is read; a site without an index is explained, and read once it has one', async () => {
  const changing = new Map(files);
  const watched = watchSite(async (path) => changing.get(path));
  const first = await watched();
  expect(await watched()).toBe(first);
  const [manifest = '', content = ''] = [...files].find(([path]) => path.endsWith('/manifest.json')) ?? [];
  changing.set(manifest, `${content} `);
  expect(await watched()).not.toBe(first);
  changing.delete(manifest);
  await expect(watched()).rejects.toThrow('The site has no /search-index/manifest.json');
});

test('a file outside of the folder cannot be read', async () => {
  const read = folderFiles('tools/docs-server');
  expect(await read('/questions.yaml')).toContain('question:');
  expect([await read('/../choose-pages.ts'), await read('/')]).toEqual([undefined, undefined]);
});

test('over HTTP, clients of this machine are answered, and other hosts and origins refused', async () => {
  const { url, close } = await serveHttp(0, '127.0.0.1', [], current);
  const over = new Client({ name: 'test', version: '1' });
  await over.connect(new StreamableHTTPClientTransport(new URL(url)) as Parameters<typeof over.connect>[0]);
  expect((await callTool(over, 'search_docs', { query: 'lock' })).text).toContain('Lock a room');
  await over.close();
  const statusWith = (headers: Readonly<Record<string, string>>) =>
    new Promise<number | undefined>((done) => {
      const sent = request(url, { method: 'POST', headers }, (response) => done(response.resume().statusCode));
      sent.end('{}');
    });
  expect(await statusWith({ host: 'evil.example' })).toBe(403);
  expect(await statusWith({ origin: 'https://evil.example' })).toBe(403);
  close();
});
