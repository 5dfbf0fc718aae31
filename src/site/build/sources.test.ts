import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { areUnchanged, sourcesOf } from './sources';

let folder = '';
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'sources-'))));
afterEach(() => rmSync(folder, { recursive: true }));

function write(path: string, text = ''): string {
  const file = join(folder, path);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, text);
  return file;
}

/** What webpack says of a compilation that begins now. */
const compilation = (files: readonly string[], missing: readonly string[] = [], folders: readonly string[] = []) => ({
  fileDependencies: files,
  missingDependencies: missing,
  contextDependencies: folders,
  startTime: Date.now() + 1000,
});

test('the same files, written again, are unchanged', () => {
  const file = write('src/page.ts', 'one');
  const sources = sourcesOf(compilation([file, folder]));
  expect(Object.keys(sources?.files ?? {})).toEqual([file]);
  write('src/page.ts', 'one');
  expect(sources && areUnchanged(sources)).toBe(true);
});

test.each<[string, (file: string) => void]>([
  ['an edited file', (file) => writeFileSync(file, 'two')],
  ['a file that was looked for in vain', () => void write('src/page.tsx')],
])('%s is a change', (_, change) => {
  const file = write('src/page.ts', 'one');
  const sources = sourcesOf(compilation([file], [join(folder, 'src/page.tsx')]));
  expect(sources && areUnchanged(sources)).toBe(true);
  change(file);
  expect(sources && areUnchanged(sources)).toBe(false);
});

test('a path without extension, which webpack misses as a file, can be a folder', () => {
  const file = write('src/page/index.ts');
  const sources = sourcesOf(compilation([file], [join(folder, 'src/page')]));
  expect(sources && areUnchanged(sources)).toBe(true);
});

test('packages and temporary files are no sources', () => {
  const files = [write('node_modules/react/index.js'), write('work/app.jsx'), write('src/page.ts')];
  const sources = sourcesOf(compilation(files, [join(folder, 'work/app.js')], []), join(folder, 'work'));
  expect(sources).toEqual({ files: { [files[2] ?? '']: expect.any(String) as string }, missing: [] });
});

test('nothing is known of whole folders, or of a file that has changed since the compilation began', () => {
  const file = write('src/page.ts');
  expect(sourcesOf(compilation([file], [], [join(folder, 'src')]))).toBeUndefined();
  expect(sourcesOf({ ...compilation([file]), startTime: Date.now() - 1000 })).toBeUndefined();
});
