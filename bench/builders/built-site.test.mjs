import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { checkBuiltSite } from './built-site.mjs';

let output;
beforeEach(() => (output = mkdtempSync(join(tmpdir(), 'built-site-'))));
afterEach(() => rmSync(output, { recursive: true }));

const put = (path, text = '') => {
  mkdirSync(dirname(join(output, path)), { recursive: true });
  writeFileSync(join(output, path), text);
};
const check = (page) => checkBuiltSite({ output, page, searchIndex: /^search\/index\..+\.json$/ }, 'Hello.');

test.each([
  ['/docs/a', 'docs/a.html'],
  ['/docs/a', 'docs/a/index.html'],
  ['/docs/a/', 'docs/a/index.html'],
  ['/docs/a.html', 'docs/a.html'],
])('finds the page %s in the file %s', (page, file) => {
  put(file, '<p>Hello.</p>');
  put('search/index.1a2b.json');
  expect(() => check(page)).not.toThrow();
});

test('names what is missing', () => {
  put('docs/b/other.html');
  expect(() => check('/docs/b')).toThrow('The build has not written the page /docs/b into');
  put('docs/b.html', '<p>Bye.</p>');
  expect(() => check('/docs/b')).toThrow('b.html does not contain "Hello."');
  put('docs/b.html', '<p>Hello.</p>');
  put('other/search/index.1a2b.json');
  expect(() => check('/docs/b')).toThrow('The build has not written a search index');
});
