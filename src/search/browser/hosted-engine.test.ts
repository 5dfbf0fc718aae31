import { startAlgoliaServer, type AlgoliaServer } from '../../../tools/algolia-server/server';
import { createHostedEngine } from './hosted-engine';

const RECORD = {
  objectID: 'a',
  url: '/docs/a',
  type: 'lvl1',
  hierarchy: { lvl0: 'Docs', lvl1: 'A' },
  content: 'layers',
};

let servers: AlgoliaServer[];
beforeEach(async () => {
  servers = [await startAlgoliaServer(), await startAlgoliaServer()];
  for (const server of servers) server.seed('docs', { records: [RECORD] });
});
afterEach(() => Promise.all(servers.map((server) => server.close())));

const engine = () => createHostedEngine({ appId: 'APP', apiKey: 'key', hosts: servers.map(({ url }) => url) });
const counts = () => servers.map(({ requests }) => requests.length);
const requestsFor = (query: string) => [{ indexName: 'docs', query }];

test('SRC-4 a host that has failed is skipped: the next searches use only the other one', async () => {
  servers[0]?.order({ fault: { kind: 'status', status: 503 }, times: 0 });
  const { search } = engine();
  expect((await search(requestsFor('lay'))).results[0]?.nbHits).toBe(1);
  expect(counts()).toEqual([1, 1]);
  await search(requestsFor('layer'));
  await search(requestsFor('layers'));
  expect(counts()).toEqual([1, 3]);
});

test('SRC-4 a host that has failed is tried again after two minutes', async () => {
  servers[0]?.order({ fault: { kind: 'status', status: 503 } });
  const { search } = engine();
  await search(requestsFor('lay'));
  const now = Date.now();
  const clock = jest.spyOn(Date, 'now').mockReturnValue(now + 119_000);
  await search(requestsFor('laye'));
  expect(counts()).toEqual([1, 2]);
  clock.mockReturnValue(now + 121_000);
  await search(requestsFor('layer'));
  expect(counts()).toEqual([2, 2]);
  clock.mockRestore();
});

for (const status of [400, 403, 404, 429]) {
  test(`SRC-4 status ${status} is final: no other host is tried`, async () => {
    servers[0]?.order({ fault: { kind: 'status', status }, times: 0 });
    await expect(engine().search(requestsFor('lay'))).rejects.toThrow();
    expect(counts()).toEqual([1, 0]);
  });
}

test('SRC-6 an answer that cannot be shown is rejected like a failure', async () => {
  servers[0]?.seed('docs', { records: [{ objectID: 'a', content: 'layers' }] });
  await expect(engine().search(requestsFor('lay'))).rejects.toThrow('unexpected response');
});
