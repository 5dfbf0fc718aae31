/**
 * The whole way of the records: gatsby-plugin-algolia with the options of the build, then the command, against the
 * stand-in for the service.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startAlgoliaServer, type AlgoliaServer } from '../../../../tools/algolia-server/server';
import { siteConfig } from '../../../site/config/site-config';
import { buildRecords, type SearchablePage } from '../build-records';
import { forgetSentRecords, hostedSearchPlugin } from './push-plugin';
import { runSearchCommand } from './search-command';

jest.mock('../load-pages', () => ({
  SEARCH_QUERY: '{ pages }',
  toSearchablePages: ({ pages }: { pages: unknown }) => pages,
}));
jest.mock('../../../site/build/env', () => ({
  env: { ...jest.requireActual<{ env: object }>('../../../site/build/env').env, isProduction: true },
}));
jest.mock('../../../site/build/end-command', () => ({
  endCommand: (message: string) => {
    throw new Error(message);
  },
}));

const KEY = 'write-key-0123456789';
let server: AlgoliaServer;
let environment: Record<string, string>;
let directory: string;
/** What Gatsby keeps for the plugin between builds. */
let kept: Map<string, unknown>;

beforeEach(async () => {
  server = await startAlgoliaServer({ writeKey: KEY });
  environment = {
    ALGOLIA_APP_ID: 'APP',
    ALGOLIA_WRITE_KEY: KEY,
    ALGOLIA_INDEX_NAME: 'docs',
    ALGOLIA_HOST: server.url,
  };
  Object.assign(process.env, environment);
  directory = mkdtempSync(join(tmpdir(), 'search-'));
  mkdirSync(join(directory, 'search'));
  kept = new Map();
});
afterEach(async () => {
  for (const name of Object.keys(environment)) Reflect.deleteProperty(process.env, name);
  rmSync(directory, { recursive: true });
  await server.close();
});

function makePages(count: number, edition = 'first'): SearchablePage[] {
  return Array.from({ length: count }, (_, at) => ({
    area: { label: 'Docs', path: '/docs', rank: 1 },
    title: `Page ${at}`,
    path: `/docs/page-${at}` as const,
    description: '',
    sections: [{ anchor: null, depth: 1, hierarchy: [`Page ${at}`], text: `The ${edition} edition.`, code: '' }],
    tags: [],
    version: null,
    docusaurusTag: 'default',
    codeIdentifiers: [],
  }));
}

/** What a build does: it writes the records, and the plugin sends them. */
async function build(pages: readonly SearchablePage[]): Promise<void> {
  const { url: siteUrl, baseUrl } = siteConfig;
  writeFileSync(join(directory, 'search/records.json'), JSON.stringify(buildRecords(pages, { siteUrl, baseUrl })));
  const cache = {
    get: (name: string) => Promise.resolve(kept.get(name)),
    set: (name: string, value: unknown) => Promise.resolve(kept.set(name, value)),
  };
  await forgetSentRecords({ getCache: () => cache } as unknown as Parameters<typeof forgetSentRecords>[0]);
  const [plugin] = hostedSearchPlugin(environment);
  const { resolve: name, options } = plugin as { resolve: string; options: object };
  const { onPostBuild } = createRequire(resolve('package.json'))(`${name}/gatsby-node`) as {
    onPostBuild: (gatsby: object, options: object) => Promise<void>;
  };
  const panicOnBuild = (_: string, error: Error): never => {
    throw error;
  };
  const activityTimer = () => ({ start: () => 0, end: () => 0, setStatus: () => 0, panicOnBuild });
  const graphql = () => Promise.resolve({ data: { pages } });
  await onPostBuild({ graphql, reporter: { activityTimer, panicOnBuild }, cache }, options);
}

async function publish(...args: string[]): Promise<string> {
  const lines: string[] = [];
  const print = (line: string): void => void lines.push(line);
  const code = await runSearchCommand(['--directory', directory, ...args], { environment, log: print, error: print });
  return `${code} ${lines.join('\n')}`;
}

/** How many records an index has, and the text that all records of a build have. */
function contentOf(index: string): string {
  const records = [...(server.indices.get(index)?.records.values() ?? [])];
  return [records.length, ...new Set(records.map(({ content }) => content))].join(' ');
}

test('without keys, the plugin is not in the configuration', () => {
  expect(hostedSearchPlugin({})).toEqual([]);
});

test('no option of the plugin, which Gatsby stores, has the write key', () => {
  expect(JSON.stringify(hostedSearchPlugin(environment))).not.toContain(KEY);
});

test('V-32 a write may take 30 s', () => {
  expect(hostedSearchPlugin(environment)).toMatchObject([
    { options: { algoliasearchOptions: { timeouts: { write: 30 } } } },
  ]);
});

test('a build fills only the staging index; the command makes it live and keeps the one before', async () => {
  await build(makePages(5));
  expect([...server.indices.keys()]).toEqual(['docs_staging']);
  expect(await publish()).toBe('0 Published 5 records to docs.');
  await build(makePages(4, 'second'));
  expect(contentOf('docs')).toBe('5 The first edition.');
  expect(await publish()).toBe('0 Published 4 records to docs; those before are in docs_previous.');
  expect(contentOf('docs')).toBe('4 The second edition.');
  expect(contentOf('docs_previous')).toBe('5 The first edition.');
  expect(await publish()).toBe(`0 docs already has the records of ${directory}.`);
});

test('a build sends what is missing in the index, whatever an earlier one has noted as sent', async () => {
  await build(makePages(3));
  await publish();
  await build([...makePages(3), ...makePages(4).slice(3)]);
  expect(contentOf('docs_staging')).toBe('4 The first edition.');
});

test('what was made in the dashboard is kept, except for the settings of this project', async () => {
  await build(makePages(2));
  await publish();
  const live = server.indices.get('docs');
  const settings = { ...live?.settings, maxValuesPerFacet: 7, distinct: false };
  server.seed('docs', { records: [...(live?.records.values() ?? [])], settings, rules: [{ objectID: 'rule' }] });
  await build(makePages(2, 'second'));
  await publish();
  expect(server.indices.get('docs')).toMatchObject({
    settings: { maxValuesPerFacet: 7, distinct: true, attributeForDistinct: 'url' },
    rules: [{ objectID: 'rule' }],
  });
});

test('an index that would lose more than 30 % of its records is refused, unless that is accepted', async () => {
  await build(makePages(10));
  await publish();
  await build(makePages(6, 'second'));
  expect(await publish()).toMatch(/^1 ✗ docs has 10 records, this build only 6: 40 % fewer; at most 30 % is allowed/);
  expect(contentOf('docs')).toBe('10 The first edition.');
  expect(await publish('--allow-shrink')).toMatch(/^0 Published 6 records/);
});

test('a staging index of another build is refused', async () => {
  await build(makePages(3));
  const [first, ...others] = server.indices.get('docs_staging')?.records.values() ?? [];
  server.seed('docs_staging', { records: [{ ...first, internal: { contentDigest: 'x' } }, ...others.slice(1)] });
  expect(await publish()).toMatch(/^1 ✗ docs_staging does not have .*: 1 missing \(\S+\), 1 changed \(\S+\)\. Run/);
  expect(server.indices.has('docs')).toBe(false);
});

test('the index before is brought back, and a second time undoes that', async () => {
  expect(await publish('--rollback')).toMatch(/^1 ✗ There are no records in docs_previous/);
  for (const edition of ['first', 'second']) {
    await build(makePages(3, edition));
    await publish();
  }
  expect(await publish('--rollback')).toBe('0 Restored 3 records to docs; the replaced ones are in docs_previous.');
  expect(contentOf('docs')).toBe('3 The first edition.');
  await publish('--rollback');
  expect(contentOf('docs')).toBe('3 The second edition.');
});

test.each(['copy', 'move', 'settings'])(
  'when the %s of publishing fails, the live index is unchanged',
  async (endpoint) => {
    await build(makePages(3));
    await publish();
    await build(makePages(3, 'second'));
    server.order({ endpoint, fault: { kind: 'status', status: 400 } });
    expect(await publish()).toMatch(/^1 ✗ .*docs.* failed: Ordered by the test$/);
    expect(contentOf('docs')).toBe('3 The first edition.');
  },
);

describe('a build ends with one line that names the index and the cause', () => {
  const END = 'docs is unchanged.';
  const failure = (pages: readonly SearchablePage[]): Promise<string> =>
    build(pages).then(
      () => 'no error',
      ({ message }: Error) => message,
    );

  test('for a wrong key', async () => {
    environment.ALGOLIA_WRITE_KEY = 'another-key';
    expect(await failure(makePages(1))).toBe(
      `The search records could not be sent to the index docs_staging: Invalid Application-ID or API key (status 403). ${END}`,
    );
  });

  test('for a record that is refused', async () => {
    server.order({ endpoint: 'batch', fault: { kind: 'status', status: 400 } });
    expect(await failure(makePages(1))).toContain('docs_staging: Ordered by the test (status 400)');
  });

  test('when no host responds', async () => {
    await server.pause();
    expect(await failure(makePages(1))).toMatch(
      /docs_staging: no host responds \(.*ECONNREFUSED.*\)\. docs is unchanged/,
    );
  });
});

test('the command says what is missing', async () => {
  expect(await publish()).toMatch(/^1 ✗ .*records\.json does not exist: run npm run build first/);
  environment = {};
  expect(await publish()).toMatch(/^1 ✗ There is no hosted index: set ALGOLIA_APP_ID/);
  expect(await publish('--if-configured')).toBe('0 ');
});
