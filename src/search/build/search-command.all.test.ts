import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  digestsOf,
  LIVE,
  makeRecords,
  seedLive,
  startProvider,
  WRITE_KEY,
  type Provider,
} from './publishing/test-support';
import { runSearchCommand } from './search-command';

const before = makeRecords(6);
const next = makeRecords(8, 'second');
let provider: Provider;
let directory: string;
let output: string[];
let environment: Record<string, string>;

beforeEach(async () => {
  provider = await startProvider();
  directory = mkdtempSync(join(tmpdir(), 'search-command-'));
  mkdirSync(join(directory, 'search'));
  write(next);
  output = [];
  environment = {
    ALGOLIA_APP_ID: 'TESTAPP',
    ALGOLIA_WRITE_KEY: WRITE_KEY,
    ALGOLIA_INDEX_NAME: LIVE,
    ALGOLIA_HOST: provider.server.url,
  };
});
afterEach(async () => {
  await provider.server.close();
  rmSync(directory, { recursive: true });
  expect(output.join('\n')).not.toContain(WRITE_KEY);
});

function write(records: unknown): void {
  writeFileSync(join(directory, 'search', 'records.json'), JSON.stringify(records));
}

function run(...args: string[]): Promise<number> {
  const print = (line: string): void => void output.push(line);
  return runSearchCommand([...args, ...(args[0] === 'rollback' ? [] : ['--directory', directory])], {
    environment,
    log: print,
    error: print,
  });
}

test('a site that must not be indexed sends nothing', async () => {
  environment.SITE_INDEXING = 'off';
  seedLive(provider, before);
  expect(await run('stage', '--if-configured')).toBe(0);
  expect(await run('publish', '--if-configured')).toBe(0);
  expect(output).toEqual([]);
  expect(await run('publish')).toBe(1);
  expect(output.join()).toContain('SITE_INDEXING is off');
  delete environment.SITE_INDEXING;
  expect(await run('verify')).toBe(1);
});

test('verify reports differences before and success after publishing; rollback restores the previous index', async () => {
  seedLive(provider, before);
  expect(await run('verify')).toBe(1);
  expect(output.join('\n')).toMatch(/docs has 6 records, the build 8: 2 missing .*6 changed/);
  expect(await run('publish')).toBe(0);
  expect(await run('verify')).toBe(0);
  expect(await run('rollback')).toBe(0);
  expect(provider.contents(LIVE)).toEqual(digestsOf(before));
  expect(provider.contents('docs_previous')).toEqual(digestsOf(next));
  expect(await run('rollback')).toBe(0);
  expect(provider.contents(LIVE)).toEqual(digestsOf(next));
  expect(provider.temporaries()).toEqual([]);
});

test.each(['copy', 'move', 'browse'])(
  'a rollback that fails at %s leaves the live index unchanged',
  async (endpoint) => {
    seedLive(provider, before);
    await run('publish');
    provider.server.order({ endpoint, times: 0, fault: { kind: 'status', status: 500 } });
    expect(await run('rollback')).toBe(1);
    provider.server.clearFaults();
    expect(provider.contents(LIVE)).toEqual(digestsOf(next));
    expect(await run('rollback')).toBe(0);
    expect(provider.contents(LIVE)).toEqual(digestsOf(before));
  },
);

test('a build leaves the live index as it is until its records are published', async () => {
  seedLive(provider, before);
  expect(await run('stage')).toBe(0);
  expect(provider.contents(LIVE)).toEqual(digestsOf(before));
  expect(await run('publish')).toBe(0);
  expect(provider.contents(LIVE)).toEqual(digestsOf(next));
});

test('rollback fails without a previous index', async () => {
  await run('publish');
  expect(await run('rollback')).toBe(1);
  expect(output.join('\n')).toMatch(/There is no index docs_previous/);
});

test('neither a dry run nor verify writes anything', async () => {
  seedLive(provider, before);
  expect(await run('publish', '--dry-run')).toBe(0);
  await run('verify');
  expect(provider.contents(LIVE)).toEqual(digestsOf(before));
  expect(provider.server.store.names()).toEqual([LIVE]);
  expect(provider.server.requests.filter(({ endpoint }) => !['get-settings', 'browse'].includes(endpoint))).toEqual([]);
});

test('verify reports an index that does not exist', async () => {
  expect(await run('verify')).toBe(1);
  expect(output).toEqual(['The index docs does not exist.']);
});

test('a build without the environment variables sends no requests', async () => {
  environment = {};
  expect(await run('stage', '--if-configured')).toBe(0);
  expect(await run('publish', '--if-configured')).toBe(0);
  expect(output).toEqual([]);
  expect(await run('publish')).toBe(1);
  expect(output.join('\n')).toMatch(/not configured: set ALGOLIA_APP_ID/);
  expect(provider.server.requests).toEqual([]);
});

test('a build with only some of the environment variables fails', async () => {
  environment = { ALGOLIA_APP_ID: 'TESTAPP' };
  expect(await run('stage', '--if-configured')).toBe(1);
  expect(output.join('\n')).toMatch(/ALGOLIA_APP_ID without ALGOLIA_WRITE_KEY and ALGOLIA_INDEX_NAME/);
});

test('a site that contains the write key is not published', async () => {
  writeFileSync(join(directory, 'app.js'), `const key = "${WRITE_KEY}"`);
  expect([await run('stage'), await run('publish')]).toEqual([1, 1]);
  expect(output.join('\n')).toMatch(/built site contains the write key.*app\.js/);
  expect(provider.server.requests).toEqual([]);
});

test('the errors for missing and malformed record files name the file', async () => {
  writeFileSync(join(directory, 'search', 'records.json'), '[{');
  expect(await run('publish')).toBe(1);
  rmSync(join(directory, 'search'), { recursive: true });
  expect(await run('publish')).toBe(1);
  expect(output[0]).toMatch(/records\.json is not JSON/);
  expect(output[1]).toMatch(/records\.json does not exist: run npm run build/);
});

test.each([
  [['unknown'], 'Unknown command "unknown"'],
  [[], 'Unknown command ""'],
  [['publish', 'twice'], 'Unknown command "publish twice"'],
  [['verify', '--dry-run'], 'verify has no dry run'],
  [['stage', '--dry-run'], 'stage has no dry run'],
  [['publish', '--force'], "Unknown option '--force'"],
])('rejects %j', async (args, message) => {
  expect(await run(...args)).toBe(2);
  expect(output.join('\n')).toContain(message);
});
