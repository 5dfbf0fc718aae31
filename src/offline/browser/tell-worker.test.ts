/** @jest-environment jsdom */
import type { ShownMessage } from '../shared/names';

const load = async () => {
  jest.resetModules();
  return (await import('./tell-worker')).tellWorker;
};

function offer(container: object | undefined): void {
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
}

/** A container that notes what is registered and sent. */
function recorder() {
  const sent: ShownMessage[] = [];
  const registered: unknown[][] = [];
  const active = { postMessage: (message: ShownMessage) => sent.push(message) };
  offer({ register: async (...args: unknown[]) => registered.push(args), ready: Promise.resolve({ active }) });
  return { sent, registered };
}

beforeEach(() => {
  performance.getEntriesByType = () =>
    [
      '/app-9a5f7d8d.js',
      '/app-9a5f7d8d.js',
      '/favicon.svg',
      '/page-data/0ac8/sq/d/12.json?v=1',
      '/page-data/0ac8/docs/a/page-data.json',
      '/page-data/0ac8/docs/b/page-data.json',
      '/page-data/0ac8/index/page-data.json',
      'https://other.example/x-9a5f7d8d.js',
    ].map((path) => ({ name: new URL(path, location.href).href })) as PerformanceEntryList;
});

test('registers the worker once, and tells it which page is shown and what belongs to it', async () => {
  const { sent, registered } = recorder();
  const tellWorker = await load();
  for (const path of ['/docs/a/', '/docs/b', '/']) await tellWorker(path);
  expect(registered).toEqual([['/sw.js', { updateViaCache: 'none' }]]);
  const files = (own: string) => ['/app-9a5f7d8d.js', '/page-data/0ac8/sq/d/12.json?v=1', `/page-data/0ac8/${own}`];
  expect(sent).toEqual([
    { type: 'shown', page: '/docs/a', files: files('docs/a/page-data.json') },
    { type: 'shown', page: '/docs/b', files: files('docs/b/page-data.json') },
    { type: 'shown', page: '/', files: files('index/page-data.json') },
  ]);
});

test('readers who save data get no worker', async () => {
  const { registered } = recorder();
  Object.assign(navigator, { connection: { saveData: true } });
  await (
    await load()
  )('/docs/a');
  expect(registered).toEqual([]);
  Object.assign(navigator, { connection: undefined });
});

test.each([
  ['without service workers', undefined],
  ['where they are not allowed', { register: () => Promise.reject(new DOMException('no', 'SecurityError')) }],
])('is silent %s', async (_, container) => {
  offer(container);
  const tellWorker = await load();
  await expect(tellWorker('/docs/a')).resolves.toBeUndefined();
});

test('while the site is developed, removes the worker of a built site, and no other', async () => {
  const removed: string[] = [];
  const registration = (scriptURL: string) => ({
    active: { scriptURL },
    unregister: async () => removed.push(scriptURL),
  });
  offer({
    register: () => Promise.reject(new Error('must not be called')),
    getRegistrations: async () => [registration('http://localhost/sw.js'), registration('http://localhost/other.js')],
  });
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' });
  const tellWorker = await load();
  await tellWorker('/docs/a');
  jest.restoreAllMocks();
  expect(removed).toEqual(['http://localhost/sw.js']);
});
