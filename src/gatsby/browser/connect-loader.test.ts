import { guardLoader, type LoadEvents } from './connect-loader';
import { LOAD_ERROR, type PageLoader, type PageResources } from './globals';

const PAGE: PageResources = { status: 'success' };

function setUp(
  loadPage: (path: string) => Promise<PageResources | undefined>,
  { isShown = true, missingPath = null as string | null } = {},
) {
  const requested: string[] = [];
  const events: string[] = [];
  const loader: Pick<PageLoader, 'loadPage' | 'loadPageSync'> = {
    loadPage: (path) => (requested.push(path), loadPage(path)),
    loadPageSync: (path) => (requested.push(`${path} synchronously`), PAGE),
  };
  const state = { isShown };
  const listeners: LoadEvents = {
    isAppShown: () => state.isShown,
    onStart: (path) => events.push(`start ${path}`),
    onFailure: (path, message) => events.push(`failed ${path}: ${message}`),
  };
  guardLoader(loader, listeners, { notFoundPath: '/404.html', missingPath });
  return { loader, requested, events, state };
}

/** Whether a promise is still pending after all queued tasks have run. */
async function isPending(promise: Promise<unknown>): Promise<boolean> {
  const pending = Symbol('pending');
  return (await Promise.race([promise, new Promise((resolve) => setTimeout(resolve, 0, pending))])) === pending;
}

test('returns the resources of a page that loads', async () => {
  const { loader, events } = setUp(() => Promise.resolve(PAGE));
  expect(await loader.loadPage('/docs')).toBe(PAGE);
  expect(events).toEqual(['start /docs']);
});

test.each<[string, () => Promise<PageResources | undefined>, string]>([
  ['a rejection', () => Promise.reject(new Error('Loading chunk 7 failed.')), 'Loading chunk 7 failed.'],
  ['a rejection without an error', () => Promise.reject('no'), 'Its files could not be fetched.'],
  ['an error status', () => Promise.resolve({ status: LOAD_ERROR }), 'Its files could not be fetched.'],
  ['no result', () => Promise.resolve(undefined), 'Its files could not be fetched.'],
])('after %s, reports the failure and leaves Gatsby waiting forever', async (_, load, message) => {
  const { loader, events } = setUp(load);
  expect(await isPending(loader.loadPage('/docs?q=1'))).toBe(true);
  expect(events).toEqual(['start /docs', `failed /docs: ${message}`]);
});

test('does nothing if the first page cannot be loaded, even if the app is shown in the meantime', async () => {
  const { loader, events, state } = setUp(() => Promise.reject(new Error('no')), { isShown: false });
  const loading = loader.loadPage('/docs');
  state.isShown = true;
  expect(await isPending(loading)).toBe(true);
  expect(events).toEqual([]);
});

test('drops query and hash, because the page is the same for all of them', async () => {
  const { loader, requested } = setUp(() => Promise.resolve(PAGE));
  await loader.loadPage('/search?q=a?b#c');
  await loader.loadPage('/docs#?a');
  loader.loadPageSync('/search?q=b');
  expect(requested).toEqual(['/search', '/docs', '/search synchronously']);
});

test('loads the not-found page where the server responded with it, and other pages as usual', async () => {
  const { loader, requested } = setUp(() => Promise.resolve(PAGE), { missingPath: '/no/such' });
  await loader.loadPage('/no/such?q=1');
  loader.loadPageSync('/no/such');
  await loader.loadPage('/docs');
  expect(requested).toEqual(['/404.html', '/404.html synchronously', '/docs']);
});

test('rejects a loader without these methods', () => {
  const events: LoadEvents = { isAppShown: () => true, onStart: () => undefined, onFailure: () => undefined };
  const paths = { notFoundPath: '/404.html', missingPath: null };
  const loader = { loadPage: () => Promise.resolve(PAGE) } as Partial<PageLoader> as PageLoader;
  expect(() => guardLoader(loader, events, paths)).toThrow("Gatsby's loader has no loadPage or loadPageSync any more");
});
