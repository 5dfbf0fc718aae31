import { liteClient } from 'algoliasearch/lite';
import { startAlgoliaServer, type AlgoliaServer } from '../../../../tools/algolia-server/server';
import { algoliasearch } from 'algoliasearch';

/*
 * The server that replaces the provider in tests, called by version 5 of the client library. Version 4, the plugin's,
 * calls it in every test of publishing.
 */
const SEARCH_KEY = 'search-key-0123';
const WRITE_KEY = 'write-key-0123456789';
let server: AlgoliaServer;

beforeEach(async () => {
  server = await startAlgoliaServer({ writeKey: WRITE_KEY, searchKey: SEARCH_KEY });
  server.seed('docs', {
    settings: { searchableAttributes: ['hierarchy.lvl1', 'content'], distinct: true, attributeForDistinct: 'url' },
    records: [
      {
        objectID: '1',
        url: '/a',
        hierarchy: { lvl1: 'Join a room' },
        content: 'Call joinRoom to enter a meeting and wait for the others to come in as well.',
        language: 'en',
        docusaurus_tag: 'default',
      },
      {
        objectID: '2',
        url: '/b',
        hierarchy: { lvl1: 'Leave' },
        content: 'To join again, enter the room with a new token.',
        language: 'en',
        docusaurus_tag: 'docs-default-current',
      },
      {
        objectID: '3',
        url: '/b',
        hierarchy: { lvl1: 'Leave' },
        content: 'Another part about a room to join.',
        language: 'en',
        docusaurus_tag: 'docs-default-current',
      },
      {
        objectID: '4',
        url: '/c',
        hierarchy: { lvl1: 'Join a room' },
        content: 'Elsewhere',
        language: 'de',
        docusaurus_tag: 'default',
      },
    ],
  });
});
afterEach(() => server.close());

function hosts(): { url: string; protocol: 'http'; accept: 'readWrite' }[] {
  return [{ url: server.host, protocol: 'http', accept: 'readWrite' }];
}

test('the lite client searches with facets, snippets and highlights', async () => {
  const client = liteClient('APP', SEARCH_KEY, { hosts: hosts() });
  const { results } = await client.search({
    requests: [
      {
        indexName: 'docs',
        query: 'join roo',
        attributesToRetrieve: ['url', 'hierarchy.lvl1'],
        attributesToSnippet: ['content:5'],
        snippetEllipsisText: '…',
        highlightPreTag: '<mark>',
        highlightPostTag: '</mark>',
        facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']],
        clickAnalytics: true,
      },
    ],
  });
  const [result] = results as unknown as [{ hits: Record<string, unknown>[]; nbHits: number; queryID: string }];
  expect(result.hits.map(({ url }) => url)).toEqual(['/a', '/b']);
  expect(result).toMatchObject({ nbHits: 2, queryID: expect.stringMatching(/^[0-9a-f]{32}$/) });
  expect(result.hits[0]).toMatchObject({
    objectID: '1',
    hierarchy: { lvl1: 'Join a room' },
    _highlightResult: { hierarchy: { lvl1: { value: '<mark>Join</mark> a <mark>roo</mark>m', matchLevel: 'full' } } },
    _snippetResult: { content: { value: 'Call <mark>join</mark>Room to enter a…' } },
  });
  expect(result.hits[0]).not.toHaveProperty('content');
});

test('the search key cannot write, and a wrong key cannot do anything', async () => {
  await expect(
    algoliasearch('APP', SEARCH_KEY, { hosts: hosts() }).saveObject({ indexName: 'docs', body: { objectID: '9' } }),
  ).rejects.toMatchObject({ status: 403 });
  await expect(
    liteClient('APP', 'nobody', { hosts: hosts() }).search({ requests: [{ indexName: 'docs', query: '' }] }),
  ).rejects.toMatchObject({ status: 403 });
});

test('the full client saves, copies, moves and deletes', async () => {
  const client = algoliasearch('APP', WRITE_KEY, { hosts: hosts() });
  server.store.taskDelay = 30;
  const [saved] = await client.saveObjects({
    indexName: 'fresh',
    objects: [{ objectID: 'x', text: 'one' }],
    waitForTasks: true,
  });
  expect(saved?.objectIDs).toEqual(['x']);
  await client.waitForTask({
    indexName: 'fresh',
    taskID: (await client.setSettings({ indexName: 'fresh', indexSettings: { hitsPerPage: 3 } })).taskID,
  });
  await client.waitForTask({
    indexName: 'fresh',
    taskID: (
      await client.saveSynonyms({
        indexName: 'fresh',
        synonymHit: [{ objectID: 's', type: 'synonym', synonyms: ['a', 'b'] }],
      })
    ).taskID,
  });
  const { taskID } = await client.operationIndex({
    indexName: 'fresh',
    operationIndexParams: { operation: 'copy', destination: 'copy' },
  });
  await client.waitForTask({ indexName: 'copy', taskID });
  expect(await client.getSettings({ indexName: 'copy' })).toMatchObject({ hitsPerPage: 3 });
  expect((await client.searchSynonyms({ indexName: 'copy' })).nbHits).toBe(1);
  const moved = await client.operationIndex({
    indexName: 'copy',
    operationIndexParams: { operation: 'move', destination: 'docs' },
  });
  await client.waitForTask({ indexName: 'copy', taskID: moved.taskID });
  const hits: string[] = [];
  await client.browseObjects({
    indexName: 'docs',
    browseParams: {},
    aggregator: (page) => void hits.push(...page.hits.map(({ objectID }) => objectID)),
  });
  expect(hits).toEqual(['x']);
  expect((await client.listIndices()).items.map(({ name }) => name).sort()).toEqual(['docs', 'fresh']);
  await client.waitForTask({ indexName: 'docs', taskID: (await client.deleteIndex({ indexName: 'docs' })).taskID });
  await expect(client.getSettings({ indexName: 'docs' })).rejects.toMatchObject({ status: 404 });
});

test('writes to several indices in one batch', async () => {
  const client = algoliasearch('APP', WRITE_KEY, { hosts: hosts() });
  await client.multipleBatch({
    requests: [
      { action: 'addObject', indexName: 'one', body: { objectID: '1' } },
      { action: 'addObject', indexName: 'two', body: { objectID: '2' } },
    ],
  });
  expect([server.store.get('one')?.records.size, server.store.get('two')?.records.size]).toEqual([1, 1]);
});

test('the client moves on from a failing host to the next', async () => {
  const second = await startAlgoliaServer();
  second.seed('docs', { records: [{ objectID: 'other', text: 'room' }] });
  server.order({ endpoint: 'queries', fault: { kind: 'status', status: 503 } });
  const client = liteClient('APP', SEARCH_KEY, {
    hosts: [...hosts(), { url: second.host, protocol: 'http', accept: 'readWrite' }],
  });
  const { results } = await client.search({ requests: [{ indexName: 'docs', query: 'room' }] });
  expect(results).toMatchObject([{ hits: [{ objectID: 'other' }] }]);
  await second.close();
});

test('browsers can call it from another origin', async () => {
  const response = await fetch(`${server.url}/1/indexes/*/queries`, {
    method: 'OPTIONS',
    headers: { origin: 'http://site.example', 'access-control-request-headers': 'x-algolia-api-key' },
  });
  expect(response.status).toBe(204);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(response.headers.get('access-control-allow-headers')).toBe('x-algolia-api-key');
});

test('another process can inject faults by URL', async () => {
  await fetch(`${server.url}/__stub/faults`, {
    method: 'POST',
    body: JSON.stringify({ endpoint: 'query', fault: { kind: 'status', status: 500 } }),
  });
  const query = (): Promise<Response> =>
    fetch(`${server.url}/1/indexes/docs/query?x-algolia-api-key=${SEARCH_KEY}&x-algolia-application-id=APP`, {
      method: 'POST',
      body: '{"query":"room"}',
    });
  expect([(await query()).status, (await query()).status]).toEqual([500, 200]);
  const { requests } = (await (await fetch(`${server.url}/__stub/requests`)).json()) as {
    requests: { endpoint: string; fault: string | null }[];
  };
  expect(requests.map(({ endpoint, fault }) => [endpoint, fault])).toEqual([
    ['query', 'status'],
    ['query', null],
  ]);
  expect(JSON.stringify(requests)).not.toContain(SEARCH_KEY);
});
