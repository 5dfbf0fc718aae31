import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mirror } from './mirror';

let root: string;
const source = (path = ''): string => join(root, 'source', path);
const target = (path = ''): string => join(root, 'target', path);
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'mirror-'));
  mkdirSync(source('docs'), { recursive: true });
  writeFileSync(source('docs/a.mdx'), 'A');
  writeFileSync(source('docs/.hidden'), 'A');
});
afterEach(() => rmSync(root, { recursive: true }));

test('copies files, then only those whose bytes have changed, and removes what is gone', () => {
  writeFileSync(source('b.yaml'), 'B');
  expect(mirror(source(), target())).toEqual(['b.yaml', 'docs/a.mdx']);
  expect(mirror(source(), target())).toEqual([]);
  const before = statSync(target('docs/a.mdx')).mtimeMs;
  // Another time, as after an edit that was undone.
  utimesSync(source('docs/a.mdx'), 1, 1);
  writeFileSync(source('b.yaml'), 'C');
  expect(mirror(source(), target())).toEqual(['b.yaml']);
  expect(readFileSync(target('b.yaml'), 'utf8')).toBe('C');
  expect(statSync(target('docs/a.mdx')).mtimeMs).toBe(before);
  rmSync(source('docs/a.mdx'));
  expect(mirror(source(), target())).toEqual(['docs/a.mdx']);
  expect(statSync(target('docs/a.mdx'), { throwIfNoEntry: false })).toBeUndefined();
});

test('a file that is written twice within one tick of the clock is copied twice', () => {
  const now = new Date();
  const write = (text: string): void => {
    writeFileSync(source('b.yaml'), text);
    utimesSync(source('b.yaml'), now, now);
  };
  write('B');
  expect(mirror(source(), target())).toEqual(['b.yaml', 'docs/a.mdx']);
  write('C');
  expect(mirror(source(), target())).toEqual(['b.yaml']);
  expect(readFileSync(target('b.yaml'), 'utf8')).toBe('C');
});

test('a file that has rested is not read again', () => {
  const before = new Date(Date.now() - 60_000);
  utimesSync(source('docs/a.mdx'), before, before);
  mirror(source(), target());
  // Not what happens to a file: the bytes differ, size and time do not, so that only reading would tell.
  writeFileSync(source('docs/a.mdx'), 'Z');
  utimesSync(source('docs/a.mdx'), before, before);
  expect(mirror(source(), target())).toEqual([]);
});

test('a file may take the place of a folder, and a folder that links to one above it ends', () => {
  mkdirSync(source('x'));
  writeFileSync(source('x/y.mdx'), 'Y');
  symlinkSync(source(), source('docs/loop'));
  expect(mirror(source(), target())).toEqual(['docs/a.mdx', 'x/y.mdx']);
  rmSync(source('x'), { recursive: true });
  writeFileSync(source('x'), 'X');
  mirror(source(), target());
  expect(readFileSync(target('x'), 'utf8')).toBe('X');
});
