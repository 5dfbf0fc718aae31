import type { cacheNames } from '../shared/names';

jest.mock('workbox-expiration', () => ({ ExpirationPlugin: class {} }));

const ORIGIN = 'https://site.example';
type Listener = (event: object) => void;
const listeners = new Map<string, Listener[]>();
const stored = new Map<string, Map<string, Response>>();
/** What the host has, by path; nothing without a network. */
let host: Record<string, { readonly body: string; readonly init?: ResponseInit }> = {};
let isOnline = true;

const keyOf = (request: Request | string): string =>
  new URL(typeof request === 'string' ? request : request.url, ORIGIN).href;
const open = async (name: string) => {
  const entries = stored.get(name) ?? new Map<string, Response>();
  stored.set(name, entries);
  return {
    match: async (request: Request | string) => entries.get(keyOf(request))?.clone(),
    put: async (request: Request | string, response: Response) => void entries.set(keyOf(request), response),
    delete: async (request: Request | string) => entries.delete(keyOf(request)),
    keys: async () => [...entries.keys()].map((url) => new Request(url)),
  };
};

/** Paths in one of the worker's caches. */
const kept = (cache: keyof ReturnType<typeof cacheNames>) =>
  [...(stored.get(`offline:/|${cache}-2`)?.keys() ?? [])].map((url) => url.slice(ORIGIN.length));

async function fetchFromHost(request: Request | string): Promise<Response> {
  if (!isOnline) throw new TypeError('Failed to fetch');
  const path = keyOf(request).slice(ORIGIN.length);
  const { body, init } = host[path] ?? { body: '<p>none', init: { status: 404 } };
  const contentType = body.startsWith('<') ? 'text/html' : 'application/json';
  const response = new Response(body, { ...init, headers: { 'content-type': contentType, ...init?.headers } });
  return basic(response);
}

/** The response as one of the same origin; Node knows no origins. */
function basic(response: Response): Response {
  const clone = () => basic(Response.prototype.clone.call(response));
  return Object.defineProperties(response, { type: { value: 'basic' }, clone: { value: clone } });
}

/** Dispatches an event, and waits for everything that the worker does because of it. */
async function dispatch(type: string, more: object): Promise<Response | undefined> {
  const work: Promise<unknown>[] = [];
  let answer: Promise<Response> | undefined;
  const event = Object.assign(new Event(type), {
    waitUntil: (promise: Promise<unknown>) => work.push(promise),
    respondWith: (response: Promise<Response>) => (answer = Promise.resolve(response)),
    ...more,
  });
  for (const listener of listeners.get(type) ?? []) listener(event);
  const response = await answer;
  for (let done = 0; done < work.length; done = work.length) await Promise.all(work);
  return response;
}

const load = async (path: string, mode = 'cors') => {
  const request = new Request(ORIGIN + path);
  Object.defineProperty(request, 'mode', { value: mode });
  const response = await dispatch('fetch', { request });
  return response && (response.type === 'error' ? 'error' : response.text());
};
const show = (page: string, ...files: string[]) => dispatch('message', { data: { type: 'shown', page, files } });

beforeAll(async () => {
  class PathRequest extends Request {
    constructor(input: RequestInfo | URL, init?: RequestInit) {
      super(typeof input === 'string' ? new URL(input, ORIGIN) : input, init);
    }
  }
  Object.assign(globalThis, {
    self: globalThis,
    Request: PathRequest,
    FetchEvent: class extends Event {},
    location: new URL(ORIGIN),
    registration: { scope: `${ORIGIN}/` },
    clients: { claim: async () => undefined },
    skipWaiting: async () => undefined,
    caches: {
      open,
      match: async (request: Request | string, { cacheName = '' }) => (await open(cacheName)).match(request),
      keys: async () => [...stored.keys()],
      delete: async (name: string) => stored.delete(name),
    },
    addEventListener: (type: string, listener: Listener) =>
      listeners.set(type, [...(listeners.get(type) ?? []), listener]),
    fetch: fetchFromHost,
    __WB_MANIFEST: [{ url: '/offline', revision: '1' }],
  });
  // The library's checks for developers need even more of a browser.
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production' });
  await import('./worker');
  host = { '/offline': { body: '<h1>Offline' } };
  await dispatch('install', {});
});

beforeEach(() => {
  isOnline = true;
  for (const [name, entries] of stored) if (!name.includes('precache')) entries.clear();
  host = {
    '/docs/a': { body: '<h1>A' },
    '/page-data/v1/docs/a/page-data.json': { body: '{"a":1}' },
    '/app-9a5f7d8d.js': { body: '{"code":1}' },
    '/search-index/manifest.json': { body: '{"index":1}' },
  };
});

const FILES = ['/page-data/v1/docs/a/page-data.json', '/app-9a5f7d8d.js'];

test('OFF-1 a page that was shown is kept with its data and files, and answers without a network', async () => {
  await show('/docs/a', ...FILES);
  expect([kept('pages'), kept('data'), kept('files')]).toEqual([['/docs/a'], [FILES[0]], [FILES[1]]]);
  isOnline = false;
  expect(await load('/docs/a/?q=1', 'navigate')).toBe('<h1>A');
  expect(await Promise.all(FILES.map((path) => load(path)))).toEqual(['{"a":1}', '{"code":1}']);
});

test('OFF-5 while there is a network, a page is that of the current release, and is not kept as it passes by', async () => {
  await show('/docs/a', ...FILES);
  host['/docs/a'] = { body: '<h1>Second' };
  expect(await load('/docs/a', 'navigate')).toBe('<h1>Second');
  isOnline = false;
  expect(await load('/docs/a', 'navigate')).toBe('<h1>A');
});

test('OFF-2 without a network, the offline page takes the place of a page that was not shown before', async () => {
  isOnline = false;
  expect(await load('/docs/b', 'navigate')).toBe('<h1>Offline');
  expect(await load('/page-data/v1/docs/b/page-data.json')).toBe('error');
});

test('OFF-6 a page that lacks a file, or that must not be kept, is not kept; one that is gone is removed', async () => {
  await show('/docs/a', '/gone-9a5f7d8d.js');
  expect(kept('pages')).toEqual([]);
  host['/docs/a'] = { body: '<h1>A', init: { headers: { 'cache-control': 'no-store' } } };
  await show('/docs/a', ...FILES);
  expect(kept('pages')).toEqual([]);
  host['/docs/a'] = { body: '<h1>A' };
  await show('/docs/a', ...FILES);
  delete host['/docs/a'];
  await load('/docs/a', 'navigate');
  expect(kept('pages')).toEqual([]);
});

test('OFF-3 the search manifest is kept as it passes by', async () => {
  await load('/search-index/manifest.json');
  isOnline = false;
  expect(await load('/search-index/manifest.json')).toBe('{"index":1}');
});

test('everything else is left to the browser', async () => {
  for (const path of ['/openapi.json', '/sw.js', '/docs/a.md']) expect(await load(path, 'navigate')).toBeUndefined();
});

test('a new worker removes caches that it does not know, of its own site', async () => {
  for (const name of ['offline:/|pages-1', 'offline:/portal/|pages-1', 'other']) await open(name);
  await dispatch('activate', {});
  expect([...stored.keys()].filter((name) => !/-2$|precache/.test(name))).toEqual([
    'offline:/portal/|pages-1',
    'other',
  ]);
});
