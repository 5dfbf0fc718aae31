/** @jest-environment jsdom */
import { createPageLoader } from './page-loader';
import { useStaticQuery } from './static-query';

const RESULT = { data: { title: 'A' }, pageContext: {} };
const pageModule = { default: () => null, Head: () => null };

/** A site whose folder of data has these files besides those of pages; a page is there if its folder is named. */
function openSite(...folders: readonly string[]) {
  const files = new Set(folders);
  const requested: string[] = [];
  window.___webpackCompilationHash = 'v1';
  window.fetch = jest.fn((url: string) => {
    const name = /^\/page-data\/v1\/(.*)\.json$/.exec(url)?.[1] ?? url;
    requested.push(name);
    const path = name.replace(/\/page-data$/, '');
    if (name === 'sq/d/12') return Promise.resolve({ ok: true, json: () => Promise.resolve({ data: 'frame' }) });
    const page = { path, componentChunkName: 'doc', staticQueryHashes: ['12'], result: RESULT };
    return Promise.resolve({ ok: files.has(path), json: () => Promise.resolve(page) });
  }) as jest.Mock;
  const chunk = jest.fn(() => Promise.resolve(pageModule));
  return { ...createPageLoader({ doc: chunk }), files, requested, chunk };
}

test('LOAD-1 loads code and data of a page, of the version that is running, once for all forms of its address', async () => {
  const { load, loaded, requested } = openSite('docs/a', 'index');
  const page = await load('/docs/a');
  expect(page).toEqual({ path: 'docs/a', module: pageModule, props: RESULT });
  expect(useStaticQuery('12')).toBe('frame');
  await Promise.all([load('/docs/a/'), load('/'), load('/')]);
  expect(loaded('/docs/a/')).toBe(page);
  expect(loaded('/').path).toBe('index');
  expect(requested).toEqual(['docs/a/page-data', 'sq/d/12', 'index/page-data']);
});

test('FW-7 a page that could not be loaded is loaded anew', async () => {
  const { load, files, chunk } = openSite();
  await expect(load('/docs/a')).rejects.toThrow('Its files could not be fetched.');
  files.add('docs/a');
  chunk.mockRejectedValueOnce(new Error('Loading chunk 7 failed.'));
  await expect(load('/docs/a')).rejects.toThrow('Loading chunk 7 failed.');
  expect((await load('/docs/a')).path).toBe('docs/a');
});

test.each<[string, () => Promise<unknown>]>([
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a page instead of data', () => Promise.resolve({ ok: true, json: () => Promise.reject(new SyntaxError('<')) })],
])('rejects with words for readers after %s', async (_, fetch) => {
  const { load } = openSite();
  window.fetch = jest.fn(fetch) as jest.Mock;
  await expect(load('/docs/a')).rejects.toThrow('Its files could not be fetched.');
});

test('the not-found page stays at the address where the server sent it', async () => {
  const { load, loaded, requested } = openSite('404.html');
  await load('/no/such', '/404.html');
  await load('/no/such');
  expect(loaded('/no/such').path).toBe('404.html');
  expect(requested).toEqual(['404.html/page-data']);
});

test('the offline page stands in for the page of the address until that is asked for again', async () => {
  const { load, loaded } = openSite('offline', 'docs/a');
  await load('/docs/a', '/offline', true);
  expect(loaded('/docs/a').path).toBe('offline');
  await load('/docs/a');
  expect(loaded('/docs/a').path).toBe('docs/a');
});
