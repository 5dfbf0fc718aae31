import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { restorePageData, versionPageData } from './page-data-folder';

let site: string;

const write = (path: string, text: string): void => {
  mkdirSync(join(site, path, '..'), { recursive: true });
  writeFileSync(join(site, path), text);
};

/** Writes what Gatsby leaves. */
const build = (version: unknown): void => {
  write('page-data/app-data.json', JSON.stringify({ webpackCompilationHash: version }));
  write('page-data/index/page-data.json', `home of ${String(version)}`);
  write('page-data/sq/d/1.json', 'query');
};

beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'page-data-'));
});
afterEach(() => rmSync(site, { recursive: true }));

test('all page data are below their version, and back in place before the next build', () => {
  build('0ac85289');
  expect(versionPageData(site)).toBe('0ac85289');
  expect(readdirSync(join(site, 'page-data'))).toEqual(['0ac85289']);
  for (const file of ['app-data.json', 'index/page-data.json', 'sq/d/1.json'])
    expect(existsSync(join(site, 'page-data/0ac85289', file))).toBe(true);
  restorePageData(site);
  restorePageData(site);
  expect(readdirSync(join(site, 'page-data')).sort()).toEqual(['app-data.json', 'index', 'sq']);
  expect(readFileSync(join(site, 'page-data/index/page-data.json'), 'utf8')).toBe('home of 0ac85289');
  expect(readdirSync(site)).toEqual(['page-data']);
});

test('data of a build that was stopped between two moves are put back', () => {
  build('0ac85289');
  renameSync(join(site, 'page-data'), join(site, '.page-data'));
  mkdirSync(join(site, 'page-data'));
  restorePageData(site);
  expect(readdirSync(join(site, 'page-data')).sort()).toEqual(['app-data.json', 'index', 'sq']);
});

test('before the first build there is nothing to put back', () => {
  restorePageData(site);
  expect(readdirSync(site)).toEqual([]);
});

test.each([[undefined], [1], ['../x'], ['']])('rejects the version %p', (version) => {
  build(version);
  expect(() => versionPageData(site)).toThrow(
    `field "webpackCompilationHash": found ${JSON.stringify(version)}; expected a hash.`,
  );
});

test('rejects data of slices, which would have no version', () => {
  build('0ac85289');
  write('slice-data/a.json', '{}');
  expect(() => versionPageData(site)).toThrow('Gatsby wrote slice-data, which has no version');
});
