import { isPage, kindOf, versionFolderOf } from './file-kinds';

test.each([
  ['app-9a5f7d8d.js', 'hashed'],
  ['app-9a5f7d8d.js.br', 'hashed'],
  ['framework-3211c22f.js.LICENSE.txt', 'hashed'],
  ['app.adb65e0a.css', 'hashed'],
  ['assets/a.woff2', 'hashed'],
  ['static/0b1c/a.png', 'hashed'],
  ['page-data/0123abcd/docs/page-data.json', 'data'],
  ['search-index/text.0ba61d34f1ff.json', 'hashed'],
  ['page-data/docs/page-data.json', 'data'],
  ['page-data/blog/report-20250305/page-data.json', 'data'],
  ['page-data/app-data.json', 'data'],
  ['chunk-map.json', 'data'],
  ['docs/app-9a5f7d8d/index.html', 'pages'],
  ['sitemap.xml', 'pages'],
  ['openapi.yaml.gz', 'pages'],
  ['search/records.json', 'pages'],
  ['search-index/manifest.json', 'search'],
  ['search-index/manifest.json.gz', 'search'],
])('%s is uploaded with: %s', (path, kind) => {
  expect(kindOf(path)).toBe(kind);
});

test('pages are what readers have an address for', () => {
  expect(['index.html', 'a/index.html', '404.html', '404/index.html', '_gatsby/a.html'].filter(isPage)).toEqual([
    'index.html',
    'a/index.html',
  ]);
});

test('page data belongs to a version of the code if its folder is named after one', () => {
  const paths = ['page-data/0123abcd0123/app-data.json', 'page-data/docs/page-data.json', 'docs/0123abcd/index.html'];
  expect(paths.map(versionFolderOf)).toEqual(['page-data/0123abcd0123/', undefined, undefined]);
});
