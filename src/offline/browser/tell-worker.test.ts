/** @jest-environment jsdom */
import type { SeenMessage } from '../shared/names';

const load = async () => {
  jest.resetModules();
  return (await import('./tell-worker')).tellWorker;
};

function offer(container: object | undefined): void {
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
}

const resource = (path: string) => ({ name: new URL(path, location.href).href });

beforeEach(() => {
  performance.getEntriesByType = () =>
    [
      resource('/app-9a5f7d8d.js'),
      resource('/app-9a5f7d8d.js'),
      resource('/favicon.svg'),
      resource('/page-data/0ac8/app-data.json?v=1'),
      resource('https://other.example/x-9a5f7d8d.js'),
    ] as PerformanceEntryList;
  window.___webpackCompilationHash = '0ac8';
});

test('registers the worker once, and tells it which page is shown and what belongs to it', async () => {
  const sent: SeenMessage[] = [];
  const registered: unknown[][] = [];
  const active = { postMessage: (message: SeenMessage) => sent.push(message) };
  offer({ register: async (...args: unknown[]) => registered.push(args), ready: Promise.resolve({ active }) });
  const tellWorker = await load();
  await tellWorker('/docs/a');
  await tellWorker('/docs/b');
  expect(registered).toEqual([['/sw.js', { updateViaCache: 'none' }]]);
  expect(sent.map(({ path }) => path)).toEqual(['/docs/a', '/docs/b']);
  expect(sent[0]).toEqual({
    type: 'seen',
    path: '/docs/a',
    compilationHash: '0ac8',
    appData: '/page-data/0ac8/app-data.json?v=1',
    files: ['/app-9a5f7d8d.js'],
    mayFetch: true,
  });
});

test.each([
  ['without service workers', undefined],
  ['where they are not allowed', { register: () => Promise.reject(new DOMException('no', 'SecurityError')) }],
  [
    'where asking for them throws',
    {
      register: () => {
        throw new DOMException('no', 'SecurityError');
      },
    },
  ],
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
