import type { SearchConfig } from '../../site/config/site-config';
import type { SearchAnswer, SearchRequest } from '../shared/answer';
import { createDialogClient } from './dialog-client';
import { createLocalEngine, type SearchBackend } from './local/local-engine';
import { createSearchSource, type SearchOutcome } from './search-source';

const config: SearchConfig = {
  appId: 'APP',
  indexName: 'docs',
  apiKey: 'key',
  hosts: [],
  localFallback: true,
  shortcuts: { ctrlK: true, slash: true },
  insights: false,
  externalUrlRegex: '',
  letUsKnowUrl: '',
};
const answer = (name: string): SearchAnswer => ({
  results: [
    {
      hits: [],
      nbHits: name.length,
      page: 0,
      nbPages: 1,
      hitsPerPage: 20,
      query: name,
      params: '',
      processingTimeMS: 1,
    },
  ],
});
const engine = (result: () => Promise<SearchAnswer>): SearchBackend & { preloads: number } => {
  const backend = { preloads: 0, preload: () => void (backend.preloads += 1), search: result };
  return backend;
};
const requests: SearchRequest[] = [{ indexName: 'docs', query: 'layers' }];
const fails = () => Promise.reject(new Error('RetryError'));
const source = (over: Partial<SearchConfig>, local: SearchBackend, hosted: () => Promise<SearchBackend>) =>
  createSearchSource({ ...config, ...over }, { local: () => local, hosted });

test('SRC-6 without an application the local engine answers and nobody else is asked', async () => {
  const hosted = jest.fn();
  const search = source(
    { appId: '' },
    engine(async () => answer('local')),
    hosted,
  );
  expect(await search.search(requests)).toEqual({ status: 'answered', engine: 'local', answer: answer('local') });
  expect([hosted.mock.calls.length, search.isHosted]).toEqual([0, false]);
});

test('SRC-6 with one the hosted engine answers', async () => {
  expect(await source({}, engine(fails), async () => engine(async () => answer('hosted'))).search(requests)).toEqual({
    status: 'answered',
    engine: 'hosted',
    answer: answer('hosted'),
  });
});

test('SRC-6 if all hosts fail the local engine answers in their place', async () => {
  expect(
    await source(
      {},
      engine(async () => answer('local')),
      async () => engine(fails),
    ).search(requests),
  ).toEqual({ status: 'fallback', engine: 'local', answer: answer('local') });
});

test('SRC-6 with the fallback off the failure stands alone', async () => {
  const local = jest.fn(async () => answer('local'));
  expect(await source({ localFallback: false }, engine(local), async () => engine(fails)).search(requests)).toEqual({
    status: 'failed',
  });
  expect(local).not.toHaveBeenCalled();
});

test('SRM-16 if both fail, or the local engine alone does, it is a failure', async () => {
  expect(await source({}, engine(fails), async () => engine(fails)).search(requests)).toEqual({ status: 'failed' });
  expect(await source({ appId: '' }, engine(fails), fails).search(requests)).toEqual({ status: 'failed' });
});

test('the code of the hosted engine is fetched again after it could not be', async () => {
  const hosted = jest
    .fn()
    .mockRejectedValueOnce(new Error('chunk'))
    .mockResolvedValue(engine(async () => answer('hosted')));
  const search = source({ localFallback: false }, engine(fails), hosted as never);
  expect((await search.search(requests)).status).toBe('failed');
  expect((await search.search(requests)).status).toBe('answered');
});

test('SRM-3 what is fetched ahead is the local index, or the code of the hosted engine', () => {
  const local = engine(fails);
  source({ appId: '' }, local, fails).preload();
  expect(local.preloads).toBe(1);
  const hosted = jest.fn(fails);
  source({}, local, hosted).preload();
  expect([local.preloads, hosted.mock.calls.length]).toEqual([1, 1]);
});

describe('the dialog’s client', () => {
  const outcomes = (list: (SearchOutcome | Promise<SearchOutcome>)[]) => {
    const told: string[] = [];
    const client = createDialogClient(
      {
        indexName: 'docs',
        isHosted: true,
        preload: () => undefined,
        search: () => Promise.resolve(list.shift() as SearchOutcome),
      },
      (failure) => told.push(failure),
    );
    return { client, told };
  };

  test('SRM-16 DocSearch gets an empty answer for a failure, which would vanish there, and we are told', async () => {
    const { client, told } = outcomes([{ status: 'failed' }]);
    expect((await client.search({ requests })).results).toEqual([
      expect.objectContaining({ hits: [], nbHits: 0, query: 'layers' }),
    ]);
    expect(told).toEqual(['none', 'failed']);
  });

  test('SRM-16 results of the local engine are passed on', async () => {
    const { client, told } = outcomes([{ status: 'fallback', engine: 'local', answer: answer('local') }]);
    expect(await client.search({ requests })).toEqual(answer('local'));
    expect(told).toEqual(['none', 'fallback']);
  });

  test('SRM-8 a late answer tells nothing any more', async () => {
    let settle: (outcome: SearchOutcome) => void = () => undefined;
    const { client, told } = outcomes([
      new Promise((resolve) => (settle = resolve)),
      { status: 'answered', engine: 'hosted', answer: answer('new') },
    ]);
    const late = client.search({ requests });
    await client.search({ requests });
    settle({ status: 'failed' });
    await late;
    expect(told).toEqual(['none', 'none', 'none']);
  });
});

describe('the local engine on the page', () => {
  const worker = () => {
    const posted: { type: string; id?: number; folder: string }[] = [];
    const fake = {
      posted,
      terminated: 0,
      onmessage: null as ((event: MessageEvent) => void) | null,
      onerror: null as (() => void) | null,
      postMessage: (task: never) => void posted.push(task),
      terminate: () => void (fake.terminated += 1),
    };
    return fake;
  };

  test('SRM-8 each answer reaches who asked for it, in any order', async () => {
    const fake = worker();
    const local = createLocalEngine('https://site.example/search-index/', () => fake as never);
    const [one, two] = [local.search(requests), local.search(requests)];
    fake.onmessage?.({ data: { id: 2, answer: answer('two') } } as MessageEvent);
    fake.onmessage?.({ data: { id: 1, answer: answer('one') } } as MessageEvent);
    expect([await one, await two]).toEqual([answer('one'), answer('two')]);
  });

  test('SRM-3 it is loaded ahead without a search', () => {
    const fake = worker();
    createLocalEngine('https://site.example/search-index/', () => fake as never).preload();
    expect(fake.posted).toEqual([{ type: 'load', folder: 'https://site.example/search-index/' }]);
  });

  test('SRM-16 an index that cannot be loaded is a failure, and so is a worker that does not start; then a new one is tried', async () => {
    const workers = [worker(), worker()];
    const create = jest.fn<never, []>();
    workers.forEach((fake) => create.mockReturnValueOnce(fake as never));
    const local = createLocalEngine('/search-index/', create);
    const first = local.search(requests);
    workers[0]?.onmessage?.({ data: { id: 1, error: 'status 503' } } as MessageEvent);
    await expect(first).rejects.toThrow('status 503');
    const second = local.search(requests);
    workers[0]?.onerror?.();
    await expect(second).rejects.toThrow('could not be started');
    const third = local.search(requests);
    workers[1]?.onmessage?.({ data: { id: 3, answer: answer('three') } } as MessageEvent);
    expect(await third).toEqual(answer('three'));
    expect([create.mock.calls.length, workers[0]?.terminated]).toEqual([2, 1]);
  });
});
