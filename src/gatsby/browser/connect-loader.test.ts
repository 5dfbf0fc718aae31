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

function setUp(loadPage: LoadPage) {
  const requested: string[] = [];
  const loader = createLoader(loadPage, requested);
  const load = guardLoader(loader);
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

describe('the first page', () => {
  beforeEach(() => window.history.replaceState(null, '', '/search?q=a'));

  test('is found under its query, although Gatsby loads it past the wrapped methods', async () => {
    window.___loader = createLoader(() => Promise.resolve(PAGE));
    const { loadPage } = window.___loader;
    await connectLoader().ready;
    await loadPage('/search?q=a');
    expect(window.___loader.isPageNotFound('/search?q=a')).toBe(false);
  });

  test('does not keep Gatsby from showing why it cannot be loaded', async () => {
    window.___loader = createLoader(() => Promise.resolve({ status: LOAD_ERROR }));
    expect(await isPending(connectLoader().ready)).toBe(false);
  });
});

test.each(['loadPage', 'loadPageSync', 'isPageNotFound'] as const)('rejects a loader without %s', (name) => {
  const loader: Partial<PageLoader> = createLoader(() => Promise.resolve(PAGE));
  delete loader[name];
  expect(() => guardLoader(loader as PageLoader)).toThrow(`Gatsby's loader has no ${name} any more`);
});
