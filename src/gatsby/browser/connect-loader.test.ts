import { guardLoader, type LoadEvents } from './connect-loader';
import { LOAD_ERROR, type PageLoader, type PageResources } from './globals';

const PAGE: PageResources = { status: 'success' };

function setUp(
  loadPage: (path: string) => Promise<PageResources | undefined>,
  { isShown = true, missingPath = null as string | null } = {},
) {
  const asked: string[] = [];
  const events: string[] = [];
  const loader: Pick<PageLoader, 'loadPage' | 'loadPageSync'> = {
    loadPage: (path) => (asked.push(path), loadPage(path)),
    loadPageSync: (path) => (asked.push(`${path} at once`), PAGE),
  };
  const state = { isShown };
  const listeners: LoadEvents = {
    isAppShown: () => state.isShown,
    onStart: (path) => events.push(`start ${path}`),
    onFailure: (path, message) => events.push(`failed ${path}: ${message}`),
  };
  guardLoader(loader, listeners, { notFoundPath: '/404.html', missingPath });
  return { loader, asked, events, state };
}

/** Whether a promise is still open after all that was waiting has run. */
async function isOpen(promise: Promise<unknown>): Promise<boolean> {
  const open = Symbol('open');
  return (await Promise.race([promise, new Promise((resolve) => setTimeout(resolve, 0, open))])) === open;
}

test('a page that loads is handed on', async () => {
  const { loader, events } = setUp(() => Promise.resolve(PAGE));
  expect(await loader.loadPage('/docs')).toBe(PAGE);
  expect(events).toEqual(['start /docs']);
});

test.each<[string, () => Promise<PageResources | undefined>, string]>([
  ['a rejection', () => Promise.reject(new Error('Loading chunk 7 failed.')), 'Loading chunk 7 failed.'],
  ['a rejection without an error', () => Promise.reject('no'), 'Its files could not be fetched.'],
  ['the status of an error', () => Promise.resolve({ status: LOAD_ERROR }), 'Its files could not be fetched.'],
  ['nothing', () => Promise.resolve(undefined), 'Its files could not be fetched.'],
])('after %s the site is told, and Gatsby waits for ever', async (_, load, message) => {
  const { loader, events } = setUp(load);
  expect(await isOpen(loader.loadPage('/docs?q=1'))).toBe(true);
  expect(events).toEqual(['start /docs', `failed /docs: ${message}`]);
});

test('the first page stays as it is when it cannot be loaded, also if the app is shown meanwhile', async () => {
  const { loader, events, state } = setUp(() => Promise.reject(new Error('no')), { isShown: false });
  const loading = loader.loadPage('/docs');
  state.isShown = true;
  expect(await isOpen(loading)).toBe(true);
  expect(events).toEqual([]);
});

test('query and hash are not asked for: the page is the same for all of them', async () => {
  const { loader, asked } = setUp(() => Promise.resolve(PAGE));
  await loader.loadPage('/search?q=a?b#c');
  await loader.loadPage('/docs#?a');
  loader.loadPageSync('/search?q=b');
  expect(asked).toEqual(['/search', '/docs', '/search at once']);
});

test('where the server has answered with the not-found page, that one is loaded; others are not touched', async () => {
  const { loader, asked } = setUp(() => Promise.resolve(PAGE), { missingPath: '/no/such' });
  await loader.loadPage('/no/such?q=1');
  loader.loadPageSync('/no/such');
  await loader.loadPage('/docs');
  expect(asked).toEqual(['/404.html', '/404.html at once', '/docs']);
});

test('a loader without these methods is refused', () => {
  const events: LoadEvents = { isAppShown: () => true, onStart: () => undefined, onFailure: () => undefined };
  const paths = { notFoundPath: '/404.html', missingPath: null };
  const loader = { loadPage: () => Promise.resolve(PAGE) } as Partial<PageLoader> as PageLoader;
  expect(() => guardLoader(loader, events, paths)).toThrow("Gatsby's loader has no loadPage or loadPageSync any more");
});
