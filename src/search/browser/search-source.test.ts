import type { SearchConfig } from '../../site/config/site-config';
import type { SearchAnswer } from '../shared/answer';
import type { SearchBackend } from './local/local-engine';
import { createSearchSource } from './search-source';
import { answer, requests } from './test-support';

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
const engine = (result: () => Promise<SearchAnswer>): SearchBackend & { preloads: number } => {
  const backend = { preloads: 0, preload: () => void (backend.preloads += 1), search: result };
  return backend;
};
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
