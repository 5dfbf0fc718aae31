import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { expect, test } from '@playwright/test';
import { parse } from 'yaml';
import { startDocsServer, stopDocsServers } from '../support/docs-server';
import { findSections } from '../../tools/docs-server/find-sections';
import { watchSite } from '../../tools/docs-server/site-data';
import { folderFiles } from '../../tools/docs-server/site-files';
import { callTool, connect } from '../../tools/docs-server/test-support';

// `npm run mcp` with the built site. The rest of its tests are in tools/docs-server.
const NPM = ['run', '--silent', 'mcp', '--'];
const clients: Client[] = [];

test.afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.close()));
  stopDocsServers();
});

async function overStdio(...args: string[]): Promise<{ readonly client: Client; readonly problems: Error[] }> {
  const client = new Client({ name: 'test', version: '1' });
  const problems: Error[] = [];
  client.onerror = (error) => problems.push(error);
  await client.connect(new StdioClientTransport({ command: 'npm', args: [...NPM, ...args], stderr: 'ignore' }));
  clients.push(client);
  return { client, problems };
}

async function overHttp(url: string): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' });
  const transport = new StreamableHTTPClientTransport(new URL(url));
  await client.connect(transport as Parameters<typeof client.connect>[0]);
  clients.push(client);
  return client;
}

const CALLS: readonly (readonly [name: string, args: Readonly<Record<string, unknown>>])[] = [
  ['search_docs', { query: 'lock the room' }],
  ['read_page', { page: '/docs/rest/references/playbacks', section: 'Before you start' }],
  ['list_pages', { below: '/docs/rest/how-to' }],
  ['get_operation', { operation: 'setLayout', language: 'go' }],
  ['list_operations', {}],
  ['check_request', { method: 'POST', path: '/rooms', body: {} }],
  ['build_layout', { name: 'two', users: ['mara'] }],
  ['release_notes', { since: '2025-06', product: 'Go' }],
];

test('the first three sections answer at least 28 of 30 questions', async () => {
  const { search } = await watchSite(folderFiles('dist'))();
  const engine = await search.engine();
  const { pages, entries } = engine.catalogue;
  const questions = parse(readFileSync('tools/docs-server/questions.yaml', 'utf8')) as {
    readonly question: string;
    readonly answers: readonly string[];
  }[];
  expect(questions).toHaveLength(30);
  const missed = questions.filter(({ question, answers }) => {
    const found = findSections(engine, question).slice(0, 3);
    return !found.some(({ entry }) => answers.includes(pages[entries[entry]?.page ?? -1]?.path ?? ''));
  });
  expect(missed.length, missed.map(({ question }) => question).join('\n')).toBeLessThanOrEqual(2);
});

test('each section that a search can find can be read', async () => {
  // Parses some thousand pages.
  test.setTimeout(180_000);
  const current = watchSite(folderFiles('dist'));
  const { search } = await current();
  const { pages, entries } = (await search.engine()).catalogue;
  const { client, close } = await connect({ current });
  const targets = new Set(
    entries.flatMap(({ page, anchor }) => (anchor === null ? [] : [`${pages[page]?.path}#${anchor}`])),
  );
  expect(targets.size).toBeGreaterThan(1000);
  const failed: string[] = [];
  for (const page of targets) if ((await callTool(client, 'read_page', { page })).isError) failed.push(page);
  await close();
  expect(failed).toEqual([]);
});

test('the same results over both transports, from the folder and from the site', async ({ baseURL }) => {
  const { client, problems } = await overStdio();
  const { log } = await startDocsServer(['--http', '0', '--site', baseURL ?? ''], /on http\S+/);
  expect(log).toMatch(/pages from http/);
  const remote = await overHttp(/http:\S+\/mcp/.exec(log)?.[0] ?? '');
  for (const [name, args] of CALLS) {
    const [local, other] = [await callTool(client, name, args), await callTool(remote, name, args)];
    expect(local.isError, local.text).toBe(false);
    expect(other).toEqual(local);
  }
  expect((await remote.listResources()).resources).toEqual((await client.listResources()).resources);
  expect(problems).toEqual([]);
});

test('garbage and messages that are too long are refused, and the next one is answered', async () => {
  const { child } = await startDocsServer([], /on standard input/);
  const lines: string[] = [];
  child.stdout?.setEncoding('utf8').on('data', (chunk) => lines.push(...String(chunk).split('\n').filter(Boolean)));
  child.stdin?.write('garbage\n{"a":1}\n\0\n[]\n');
  child.stdin?.write(`{"params":"${'x'.repeat(2_000_000)}","jsonrpc":"2.0","id":1}\n`);
  child.stdin?.write('{"jsonrpc":"2.0","id":2,"method":"ping"}\n');
  await expect.poll(() => lines.length).toBe(2);
  expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    { id: 1, error: { message: 'The message is longer than 1000000 bytes.' } },
    { id: 2, result: {} },
  ]);
});

for (const end of ['end of input', 'SIGINT', 'SIGTERM'] as const)
  test(`ends without an error at ${end}`, async () => {
    const { child } = await startDocsServer(
      end === 'end of input' ? [] : ['--http', '0'],
      /on (?:standard input|http)/,
    );
    const exited = once(child, 'exit');
    if (end === 'end of input') child.stdin?.end();
    else child.kill(end);
    expect(await exited).toEqual([0, null]);
  });

test('a folder without a site is explained', async () => {
  const { child, log } = await startDocsServer(['--folder', 'src'], /\n/);
  expect(log).toContain('✗ src has no /search-index/manifest.json: it is missing or from an older build.');
  if (child.exitCode === null) await once(child, 'exit');
  expect(child.exitCode).toBe(1);
});

test('a thousand calls leave nothing in memory', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const { client, close } = await connect({ current: watchSite(folderFiles('dist'), 0) });
  const callAll = async (times: number): Promise<number> => {
    for (let index = 0; index < times; index += 1) {
      const [name, args] = CALLS[index % CALLS.length] ?? ['list_pages', {}];
      expect((await callTool(client, name, args)).isError).toBe(false);
    }
    collect();
    return process.memoryUsage().heapUsed;
  };
  const before = await callAll(200);
  const growth = (await callAll(1000)) - before;
  await close();
  expect(growth).toBeLessThan(10_000_000);
});
