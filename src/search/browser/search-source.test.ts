import type { SearchConfig } from '../../site/config/site-config';
import type { SearchHit, SearchResponse } from '../shared/response';
import type { SearchBackend } from './local/local-engine';
import { createSearchSource } from './search-source';
import { requests, response } from './test-support';

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
const engine = (result: () => Promise<SearchResponse>): SearchBackend & { preloads: number } => {
  const backend = { preloads: 0, preload: () => void (backend.preloads += 1), search: result };
  return backend;
};
const failure = () => Promise.reject(new Error('RetryError'));
const source = (overrides: Partial<SearchConfig>, local: SearchBackend, hosted: () => Promise<SearchBackend>) =>
  createSearchSource({ ...config, ...overrides }, { local: () => local, hosted });

test('SRC-6 without a configured application the local engine responds, and the hosted one is not loaded', async () => {
  const hosted = jest.fn();
  const search = source(
    { appId: '' },
    engine(async () => response('local')),
    hosted,
  );
  expect(await search.search(requests)).toEqual({ status: 'answered', engine: 'local', response: response('local') });
  expect([hosted.mock.calls.length, search.isHosted]).toEqual([0, false]);
});

test('SRC-6 if the hosted engine fails, the local one responds instead', async () => {
  expect(
    await source(
      {},
      engine(async () => response('local')),
      async () => engine(failure),
    ).search(requests),
  ).toEqual({ status: 'fallback', engine: 'local', response: response('local') });
});

test('SRC-6 with the fallback switched off, the search fails without trying the local engine', async () => {
  const local = jest.fn(async () => response('local'));
  expect(await source({ localFallback: false }, engine(local), async () => engine(failure)).search(requests)).toEqual({
    status: 'failed',
  });
  expect(local).not.toHaveBeenCalled();
});

test('SRM-16 the search fails if both engines fail, or if the local engine is the only one and fails', async () => {
  expect(await source({}, engine(failure), async () => engine(failure)).search(requests)).toEqual({ status: 'failed' });
  expect(await source({ appId: '' }, engine(failure), failure).search(requests)).toEqual({ status: 'failed' });
});

describe('a hosted engine that is slow', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const withHits = (name: string): SearchResponse => ({
    results: response(name).results.map((result) => ({ ...result, hits: [{ objectID: name } as SearchHit] })),
  });
  /** A hosted engine whose responses the test decides on, and a local one that responds immediately. */
  const prepare = (local: SearchResponse, overrides: Partial<SearchConfig> = {}) => {
    const waiting: { resolve: (response: SearchResponse) => void; reject: (error: Error) => void }[] = [];
    const searchLocal = jest.fn(async () => local);
    const hosted = engine(() => new Promise((resolve, reject) => void waiting.push({ resolve, reject })));
    return { waiting, searchLocal, ...source(overrides, engine(searchLocal), async () => hosted) };
  };

  test('SRC-6 has 1.5 s until the local engine starts, whose results are shown with a notice', async () => {
    const { search, searchLocal, waiting } = prepare(withHits('local'));
    const outcome = search(requests);
    await jest.advanceTimersByTimeAsync(1499);
    expect(searchLocal).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(await outcome).toEqual({ status: 'slow', engine: 'local', response: withHits('local') });
    waiting[0]?.resolve(withHits('hosted'));
    expect((await outcome).status).toBe('slow');
  });

  test('SRP-4 continues its own list: the local engine neither joins nor replaces it', async () => {
    const { search, searchLocal, waiting } = prepare(withHits('local'));
    const [slow, failed] = [search(requests, 'hosted'), search(requests, 'hosted')];
    await jest.advanceTimersByTimeAsync(10_000);
    waiting[0]?.resolve(withHits('hosted'));
    waiting[1]?.reject(new Error('RetryError'));
    expect(await slow).toMatchObject({ status: 'answered', engine: 'hosted' });
    expect(await failed).toEqual({ status: 'failed' });
    expect(searchLocal).not.toHaveBeenCalled();
  });

  test('SRC-6 is waited for while the local engine finds nothing', async () => {
    const { search, waiting } = prepare(response('nothing'));
    const outcome = search(requests);
    await jest.advanceTimersByTimeAsync(10_000);
    waiting[0]?.resolve(withHits('hosted'));
    expect(await outcome).toMatchObject({ status: 'answered', engine: 'hosted' });
  });

  test('SRC-6 is not waited for by further searches until it has answered again', async () => {
    const { search, searchLocal, waiting } = prepare(withHits('local'));
    void search(requests);
    await jest.advanceTimersByTimeAsync(1500);
    const second = search(requests);
    await jest.advanceTimersByTimeAsync(0);
    expect((await second).status).toBe('slow');
    waiting[1]?.resolve(withHits('late'));
    await jest.advanceTimersByTimeAsync(0);
    void search(requests);
    await jest.advanceTimersByTimeAsync(1499);
    expect(searchLocal).toHaveBeenCalledTimes(2);
  });
});
