import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cleanUpAround, INTERNAL, replaceFolder } from './replace-folder.mjs';

let root;
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'replace-'))));
afterEach(() => rmSync(root, { recursive: true }));

const put = (path, text) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
const replace = () => replaceFolder(join(root, 'dist'), join(root, 'public'));
const files = () =>
  Object.fromEntries(
    readdirSync(join(root, 'dist'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => {
        const path = join(entry.parentPath, entry.name);
        return [path.slice(join(root, 'dist').length + 1), readFileSync(path, 'utf8')];
      }),
  );
const inode = (path) => statSync(join(root, path)).ino;

test('copies the folder, and links to files of the previous copy that have not changed', () => {
  put('public/a/same.txt', 'same');
  put('public/changed.txt', 'one');
  put('public/removed.txt', 'removed');
  replace();
  const same = inode('dist/a/same.txt');
  put('public/changed.txt', 'two');
  utimesSync(join(root, 'public/changed.txt'), new Date(2030, 1), new Date(2030, 1));
  rmSync(join(root, 'public/removed.txt'));
  put('public/added.txt', 'added');
  replace();
  expect(files()).toEqual({ 'a/same.txt': 'same', 'changed.txt': 'two', 'added.txt': 'added' });
  expect(inode('dist/a/same.txt')).toBe(same);
  expect(readdirSync(root).toSorted()).toEqual(['dist', 'public']);
});

test('never links to the source: a build that writes into it does not change the copy', () => {
  put('public/a.txt', 'one');
  replace();
  replace();
  put('public/a.txt', 'two');
  expect(files()).toEqual({ 'a.txt': 'one' });
});

test('omits entries of the folder by name, but not those of the folders inside', () => {
  put('public/_gatsby/slices/1.html', 'slice');
  put('public/webpack.stats.json', '{}');
  put('public/docs/_gatsby/index.html', 'page');
  put('public/index.html', 'page');
  replaceFolder(join(root, 'dist'), join(root, 'public'), INTERNAL);
  expect(files()).toEqual({ 'docs/_gatsby/index.html': 'page', 'index.html': 'page' });
});

test('other folders become folders of the new one, unless it has one of that name', () => {
  put('public/index.html', 'Home');
  put('other/index.html', 'Start');
  put('other/host.json', '{}');
  const withOther = () =>
    replaceFolder(join(root, 'dist'), join(root, 'public'), INTERNAL, { de: join(root, 'other') });
  withOther();
  const inode = (path) => statSync(join(root, path)).ino;
  const before = inode('dist/de/index.html');
  withOther();
  expect(files()).toEqual({ 'index.html': 'Home', 'de/index.html': 'Start' });
  expect(inode('dist/de/index.html')).toBe(before);
  put('public/de/index.html', 'Page');
  expect(withOther).toThrow(/^The site has a folder "de", which is that of the language; .*dist is unchanged\.$/);
  expect(files()).toEqual({ 'index.html': 'Home', 'de/index.html': 'Start' });
  expect(readdirSync(root).toSorted()).toEqual(['dist', 'other', 'public']);
});

test('a folder that was moved away by an interrupted call is put back', () => {
  put('.tmp-dist-previous/a.txt', 'one');
  put('.tmp-dist-next/a.txt', 'half');
  cleanUpAround(join(root, 'dist'));
  expect(files()).toEqual({ 'a.txt': 'one' });
  expect(readdirSync(root)).toEqual(['dist']);
});
