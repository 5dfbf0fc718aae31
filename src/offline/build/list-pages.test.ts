import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { listSavablePages } from './list-pages';

let folder = '';
const DATA = '{"componentChunkName":"doc","a":1}';
const put = (path: string, content: string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
};
const html = (path: string, body = '') => `<meta name="page-path" content="${path}"/>{"compilationHash":"c1"}${body}`;
const scripts = { home: ['home-1.js'], doc: ['app-1.js', 'doc-1.js'] };
const list = (baseUrl = '/') =>
  listSavablePages(folder, { dataFolder: 'page-data/c1', baseUrl, scripts, searchCode: [] }).pages;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-'));
  put('index.html', html('/'));
  put('page-data/c1/index/page-data.json', '{"componentChunkName":"home"}');
  put('docs/a/index.html', html('/docs/a', '<img src="/assets/a.png"><script src="/app-9a5f7d8d.js"></script>'));
  put('page-data/c1/docs/a/page-data.json', DATA);
  put('assets/a.png', 'x'.repeat(500));
  put('app-9a5f7d8d.js', 'x'.repeat(9000));
  put('old/index.html', 'not a page of this site');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('lists the pages that have data, with the bytes of page, data and pictures', () => {
  const pages = list();
  expect(Object.keys(pages)).toEqual(['/docs/a', '/']);
  expect(pages['/docs/a']?.[0]).toBe(
    html('/docs/a', '<img src="/assets/a.png"><script src="/app-9a5f7d8d.js"></script>').length + DATA.length + 500,
  );
});

test('lists the code and the index of the search, without its manifest', () => {
  put('search-index/manifest.json', '{}');
  put('search-index/text.0a1b.json', '[1]');
  put('search-index/index.9f.json', '[12]');
  const { search } = listSavablePages(folder, {
    dataFolder: 'page-data/c1',
    baseUrl: '/',
    scripts,
    searchCode: ['app-9a5f7d8d.js'],
  });
  expect(search).toEqual({
    files: ['app-9a5f7d8d.js', 'search-index/index.9f.json', 'search-index/text.0a1b.json'],
    bytes: 9007,
  });
});

test('names the scripts of each kind of page', () => {
  const { pages, kinds } = listSavablePages(folder, {
    dataFolder: 'page-data/c1',
    baseUrl: '/',
    scripts,
    searchCode: [],
  });
  expect(kinds[pages['/docs/a']?.[2] ?? -1]).toEqual(scripts.doc);
  expect(kinds[pages['/']?.[2] ?? -1]).toEqual(scripts.home);
});

test('below a base path, pictures are found too', () => {
  put('docs/a/index.html', html('/docs/a', '<img src="/portal/assets/a.png">'));
  expect(list('/portal/')['/docs/a']?.[0]).toBe(
    html('/docs/a', '<img src="/portal/assets/a.png">').length + DATA.length + 500,
  );
});

test.each([
  ['page', 'docs/a/index.html', html('/docs/a', 'changed')],
  ['data', 'page-data/c1/docs/a/page-data.json', DATA.replace('1', '2')],
])('another %s has another digest, and only then', (_, path, content) => {
  const before = list();
  expect(list()).toEqual(before);
  put(path, content);
  expect(list()['/docs/a']?.[1]).not.toBe(before['/docs/a']?.[1]);
  expect(list()['/']).toEqual(before['/']);
});
