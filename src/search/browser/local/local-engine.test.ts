import { createLocalEngine } from './local-engine';
import { requests, response } from '../test-support';

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

test('SRM-8 each caller gets its response, in whatever order responses arrive', async () => {
  const fake = worker();
  const local = createLocalEngine('https://site.example/search-index/', () => fake as never);
  const [one, two] = [local.search(requests), local.search(requests)];
  fake.onmessage?.({ data: { id: 2, response: response('two') } } as MessageEvent);
  fake.onmessage?.({ data: { id: 1, response: response('one') } } as MessageEvent);
  expect([await one, await two]).toEqual([response('one'), response('two')]);
});

test('SRM-3 the index can be preloaded without a search', () => {
  const fake = worker();
  createLocalEngine('https://site.example/search-index/', () => fake as never).preload();
  expect(fake.posted).toEqual([{ type: 'load', folder: 'https://site.example/search-index/' }]);
});

test('SRM-16 rejects if the index or the worker cannot be loaded, then tries a new worker', async () => {
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
  workers[1]?.onmessage?.({ data: { id: 3, response: response('three') } } as MessageEvent);
  expect(await third).toEqual(response('three'));
  expect([create.mock.calls.length, workers[0]?.terminated]).toEqual([2, 1]);
});
