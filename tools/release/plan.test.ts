import { keptFiles, planRelease } from './plan';

const files = (...paths: string[]) => Object.fromEntries(paths.map((path) => [path, `digest of ${path}`]));
const manifest = (version: string, ...paths: string[]) => ({
  version,
  released: version,
  replaced: null,
  files: files(...paths),
  kept: {},
});
const keptFrom = (site: string[], ...releases: ReturnType<typeof manifest>[]) =>
  keptFiles(files(...site), releases).map(({ from, files: kept }) => [from, Object.keys(kept)]);

const A = 'page-data/aaaaaaaaaaaa/';
const B = 'page-data/bbbbbbbbbbbb/';

test('keeps hashed files, each from the newest release that has it', () => {
  const one = manifest('1', 'app-00000001.js', 'app-00000000.js', 'a/index.html', 'chunk-map.json');
  const two = manifest('2', 'app-00000002.js', 'app-00000001.js');
  expect(keptFrom(['app-00000002.js'], one, two)).toEqual([
    ['2', ['app-00000001.js']],
    ['1', ['app-00000000.js']],
  ]);
});

test('keeps page data of other versions of the code as the newest release has it', () => {
  const one = manifest('1', `${A}a.json`, `${A}removed.json`);
  const two = manifest('2', `${A}a.json`, `${A}added.json`);
  expect(keptFrom([`${B}a.json`], one, two)).toEqual([['2', [`${A}a.json`, `${A}added.json`]]]);
});

test('keeps no page data of the version that the site has, because the page has been removed', () => {
  expect(keptFrom([`${A}a.json`], manifest('1', `${A}a.json`, `${A}removed.json`))).toEqual([]);
});

test('the live release stays, even if it is an old one', () => {
  const releases = ['1', '2', '3'].map((version) => manifest(version));
  const plan = planRelease({ version: '4', files: {} }, { releases, current: '1' }, 2);
  expect(plan.staying).toEqual(['3', '1', '4']);
  expect(plan.live?.version).toBe('1');
});
