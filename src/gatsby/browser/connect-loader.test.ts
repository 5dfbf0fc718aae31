import { guardLoader } from './connect-loader';
import { LOAD_ERROR, type PageLoader, type PageResources } from './globals';

const PAGE: PageResources = { status: 'success' };

function setUp(loadPage: (path: string) => Promise<PageResources | undefined>, missingPath: string | null = null) {
  const requested: string[] = [];
  const loader: Pick<PageLoader, 'loadPage' | 'loadPageSync'> = {
    loadPage: (path) => (requested.push(path), loadPage(path)),
    loadPageSync: (path) => (requested.push(`${path} synchronously`), PAGE),
  };
  const load = guardLoader(loader, { notFoundPath: '/404.html', missingPath });
  return { load, loader, requested };
}

/** Whether a promise is still pending after all queued tasks have run. */
async function isPending(promise: Promise<unknown>): Promise<boolean> {
  const pending = Symbol('pending');
  return (await Promise.race([promise, new Promise((resolve) => setTimeout(resolve, 0, pending))])) === pending;
}

test('returns the resources of a page that loads', async () => {
  const { load, loader } = setUp(() => Promise.resolve(PAGE));
  expect(await loader.loadPage('/docs')).toBe(PAGE);
  expect(await load('/docs')).toBe(PAGE);
});

test.each<[string, () => Promise<PageResources | undefined>, string]>([
  ['a rejection', () => Promise.reject(new Error('Loading chunk 7 failed.')), 'Loading chunk 7 failed.'],
  ['a rejection without an error', () => Promise.reject('no'), 'Its files could not be fetched.'],
  ['an error status', () => Promise.resolve({ status: LOAD_ERROR }), 'Its files could not be fetched.'],
  ['no result', () => Promise.resolve(undefined), 'Its files could not be fetched.'],
])('after %s, rejects for the navigation and leaves Gatsby waiting forever', async (_, loadPage, message) => {
  const { load, loader } = setUp(loadPage);
  await expect(load('/docs?q=1')).rejects.toThrow(message);
  expect(await isPending(loader.loadPage('/docs?q=1'))).toBe(true);
});

test('drops query and hash, because the page is the same for all of them', async () => {
  const { load, loader, requested } = setUp(() => Promise.resolve(PAGE));
  await loader.loadPage('/search?q=a?b#c');
  await load('/docs#?a');
  loader.loadPageSync('/search?q=b');
  expect(requested).toEqual(['/search', '/docs', '/search synchronously']);
});

test('loads the not-found page where the server responded with it, and other pages as usual', async () => {
  const { load, loader, requested } = setUp(() => Promise.resolve(PAGE), '/no/such');
  await load('/no/such?q=1');
  loader.loadPageSync('/no/such');
  await load('/docs');
  expect(requested).toEqual(['/404.html', '/404.html synchronously', '/docs']);
});

test('rejects a loader without these methods', () => {
  const paths = { notFoundPath: '/404.html', missingPath: null };
  const loader = { loadPage: () => Promise.resolve(PAGE) } as Partial<PageLoader> as PageLoader;
  expect(() => guardLoader(loader, paths)).toThrow("Gatsby's loader has no loadPage or loadPageSync any more");
});
