import { cacheNames, KEPT } from '../shared/names';
import { fetched, installWorkerScope } from './test-support';

let missing: readonly string[] = [];
jest.mock('./files', () => ({ keepFiles: async () => missing, ONLY_STORED: { cache: 'only-if-cached' } }));

const scope = installWorkerScope();
const { pages, data } = cacheNames('/');

/** What the host answers, by path. */
let host: Record<string, () => Response>;
let asked: [string, RequestCache | undefined][];

const html = (hash: string, text: string, path = '/docs/a') =>
  `<meta name="page-path" content="${path}"/><title>A</title>${text}<script src="/app-9a5f7d8d.js"></script>{"compilationHash":"${hash}"}`;

function publish(hash: string, text: string): void {
  const files: Record<string, string> = {
    '/docs/a': html(hash, text),
    [`/page-data/${hash}/app-data.json`]: JSON.stringify({ webpackCompilationHash: hash }),
    [`/page-data/${hash}/docs/a/page-data.json`]: JSON.stringify({ text, staticQueryHashes: ['12'] }),
    [`/page-data/${hash}/sq/d/12.json`]: '{}',
  };
  host = Object.fromEntries(Object.entries(files).map(([path, body]) => [path, () => fetched(path, body)]));
}

const keep = async (tab = 'c1', mayFetch = true) => {
  const { keepPage } = await import('./keep-page');
  return keepPage(
    { path: '/docs/a', compilationHash: tab, appData: `/page-data/${tab}/app-data.json`, files: [], mayFetch },
    // Only passed on to what is replaced above.
    {} as never,
  );
};
const kept = (name: string) => scope.caches.get(name) ?? new Map<string, Response>();
const textOf = async (url: string) => kept(pages).get(`https://site.example${url}`)?.clone().text();

beforeEach(() => {
  scope.caches.clear();
  missing = [];
  asked = [];
  publish('c1', 'first');
  globalThis.fetch = async (url, init) => {
    asked.push([String(url), init?.cache]);
    return host[String(url)]?.() ?? fetched(String(url), '<p>none', { status: 404 });
  };
});

test('keeps HTML and data with the release that they belong to', async () => {
  expect(await keep()).toEqual({ release: expect.stringMatching(/^[0-9a-f]{16}$/), compilationHash: 'c1' });
  const page = kept(pages).get('https://site.example/docs/a');
  expect(page?.headers.get(KEPT.title)).toBe('A');
  expect([...kept(data).keys()].map((url) => new URL(url).pathname).toSorted()).toEqual([
    '/page-data/c1/app-data.json',
    '/page-data/c1/docs/a/page-data.json',
    '/page-data/c1/sq/d/12.json',
  ]);
  const own = [...kept(data).values()].find(({ headers }) => headers.has(KEPT.digest));
  expect(own?.headers.get(KEPT.digest)).toBe(page?.headers.get(KEPT.digest));
});

test('a release with the same scripts replaces page and data together', async () => {
  await keep();
  publish('c1', 'second');
  await keep();
  expect(await textOf('/docs/a')).toContain('second');
  const own = [...kept(data).values()].filter(({ headers }) => headers.has(KEPT.digest));
  expect(await Promise.all(own.map((response) => response.clone().text()))).toEqual([
    expect.stringContaining('second'),
  ]);
});

test('a tab of the release before finds the data of the new one, and nothing of the old one is left', async () => {
  await keep();
  publish('c2', 'second');
  expect((await keep('c1'))?.compilationHash).toBe('c2');
  expect([...kept(data).keys()].filter((url) => url.includes('/c1/'))).toEqual([]);
});

test('keeps nothing if a release comes between the page and its data', async () => {
  const { '/page-data/c1/docs/a/page-data.json': answer } = host;
  host['/page-data/c1/docs/a/page-data.json'] = () => {
    publish('c1', 'second');
    return answer!();
  };
  expect(await keep()).toBeUndefined();
  expect(kept(pages).size).toBe(0);
});

test.each<[string, () => void]>([
  ['the page does not exist', () => delete host['/docs/a']],
  ['another page is in its place', () => (host['/docs/a'] = () => fetched('/docs/a', html('c1', '', '/404.html')))],
  ['it was redirected to another page', () => (host['/docs/a'] = () => fetched('/sign-in', html('c1', '')))],
  [
    'the host forbids it',
    () => (host['/docs/a'] = () => fetched('/docs/a', html('c1', ''), { headers: { 'cache-control': 'no-store' } })),
  ],
  ['its data do not exist', () => delete host['/page-data/c1/docs/a/page-data.json']],
  ['the results of a query do not exist', () => delete host['/page-data/c1/sq/d/12.json']],
  [
    'the scripts are of another release',
    () =>
      (host['/page-data/c1/app-data.json'] = () =>
        fetched('/page-data/c1/app-data.json', '{"webpackCompilationHash":"c0"}')),
  ],
  ['one of its scripts cannot be kept', () => (missing = ['/app-9a5f7d8d.js'])],
])('keeps nothing if %s', async (_, change) => {
  change();
  expect(await keep()).toBeUndefined();
  expect(kept(pages).size).toBe(0);
});

test('asks the host, or for readers who save data, only the cache of the browser', async () => {
  await keep('c1', true);
  expect(new Set(asked.map(([, cache]) => cache))).toEqual(new Set(['no-cache']));
  asked = [];
  await keep('c1', false);
  expect(new Set(asked.map(([, cache]) => cache))).toEqual(new Set(['only-if-cached']));
});
