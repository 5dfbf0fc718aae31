/** @jest-environment jsdom */
import { connectLoader, guardLoader, type GuardedLoader } from './connect-loader';
import { LOAD_ERROR, type PageLoader, type PageResources } from './globals';

const PAGE: PageResources = { status: 'success' };

type LoadPage = GuardedLoader['loadPage'];

function createLoader(loadPage: LoadPage, requested: string[] = []): PageLoader {
  return {
    loadPage: (path) => (requested.push(path), loadPage(path)),
    loadPageSync: (path) => (requested.push(`${path} synchronously`), PAGE),
    isPageNotFound: (path) => !requested.includes(path),
    hovering: () => undefined,
  };
}

function setUp(loadPage: LoadPage, standIn: Parameters<typeof guardLoader>[1]['standIn'] = null) {
  const requested: string[] = [];
  const loader = createLoader(loadPage, requested);
  const load = guardLoader(loader, { standIn });
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

test.each<[string, LoadPage, string]>([
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

test('a page that has been loaded is found under every query and hash', async () => {
  const { load, loader } = setUp(() => Promise.resolve(PAGE));
  await load('/search?q=a');
  const urls = ['/search?q=a', '/search?q=b#c', '/search', '/docs'];
  expect(urls.map((url) => loader.isPageNotFound(url))).toEqual([false, false, false, true]);
});

describe('while the site is being developed', () => {
  beforeEach(() => {
    jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' });
    window.history.replaceState(null, '', '/search?q=a');
  });
  afterEach(() => jest.restoreAllMocks());

  test('the first page is found under its query, although Gatsby loads it past the wrapped methods', async () => {
    window.___loader = createLoader(() => Promise.resolve(PAGE));
    const { loadPage } = window.___loader;
    await connectLoader('/404.html', '/offline').ready;
    await loadPage('/search?q=a');
    expect(window.___loader.isPageNotFound('/search?q=a')).toBe(false);
  });

  test('a first page that cannot be loaded does not keep Gatsby from showing why', async () => {
    window.___loader = createLoader(() => Promise.resolve({ status: LOAD_ERROR }));
    const { ready } = connectLoader('/404.html', '/offline');
    expect(ready).toBeDefined();
    expect(await isPending(ready!)).toBe(false);
  });
});

test.each([
  ['a', 'current'],
  ['b', 'outdated'],
] as const)('the code of the release "a" finds a page of the release "%s" to be %s', async (release, expected) => {
  const page = { ...PAGE, page: { webpackCompilationHash: release } };
  window.___loader = createLoader(() => Promise.resolve(page));
  window.___webpackCompilationHash = 'a';
  expect(await connectLoader('/404.html', '/offline').load('/docs')).toBe(expected);
});

test('in production, Gatsby waits for nothing', () => {
  window.___loader = createLoader(() => Promise.resolve(PAGE));
  expect(connectLoader('/404.html', '/offline').ready).toBeUndefined();
});

test('loads the not-found page where the server responded with it, and other pages as usual', async () => {
  const { load, loader, requested } = setUp(() => Promise.resolve(PAGE), {
    page: '/404.html',
    path: '/no/such',
    isTemporary: false,
  });
  await load('/no/such?q=1');
  loader.loadPageSync('/no/such');
  await load('/docs');
  expect(requested).toEqual(['/404.html', '/404.html synchronously', '/docs']);
});

test('the offline page stands in for the page of the address until that is asked for again', async () => {
  const standIn = { page: '/offline', path: '/docs', isTemporary: true };
  const { load, loader, requested } = setUp(() => Promise.resolve(PAGE), standIn);
  await loader.loadPage('/docs?q=1');
  loader.loadPageSync('/docs');
  await load('/docs');
  loader.loadPageSync('/docs');
  expect(requested).toEqual(['/offline', '/offline synchronously', '/docs', '/docs synchronously']);
});

test('the address stays when the offline page stands in for its page', () => {
  window.___loader = createLoader(() => Promise.resolve(PAGE));
  window.pagePath = '/offline';
  connectLoader('/404.html', '/offline');
  expect(window.pagePath).toBeUndefined();
  window.pagePath = '/docs';
  connectLoader('/404.html', '/offline');
  expect(window.pagePath).toBe('/docs');
});

test.each(['loadPage', 'loadPageSync', 'isPageNotFound'] as const)('rejects a loader without %s', (name) => {
  const loader: Partial<PageLoader> = createLoader(() => Promise.resolve(PAGE));
  delete loader[name];
  expect(() => guardLoader(loader as PageLoader, { standIn: null })).toThrow(`Gatsby's loader has no ${name} any more`);
});
