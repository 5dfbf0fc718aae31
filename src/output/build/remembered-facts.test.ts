import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readHtml } from './read-html';
import { createFactReader } from './remembered-facts';

jest.mock('./read-html', () => ({ readHtml: jest.fn((html: string) => ({ links: [html] })) }));
const parse = jest.mocked(readHtml);

let folder: string;
let file: string;
beforeEach(() => {
  parse.mockClear();
  folder = mkdtempSync(join(tmpdir(), 'facts-'));
  file = join(folder, 'cache', 'facts.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

const read = (...pages: string[]) => {
  const reader = createFactReader(file);
  const facts = pages.map((html) => reader.read(html));
  reader.save();
  return facts;
};

test('parses a page once, and again when it has changed', () => {
  expect(read('<a>', '<b>')).toEqual([{ links: ['<a>'] }, { links: ['<b>'] }]);
  expect(read('<a>', '<c>')).toEqual([{ links: ['<a>'] }, { links: ['<c>'] }]);
  expect(parse.mock.calls).toEqual([['<a>'], ['<b>'], ['<c>']]);
});

test('forgets pages that no longer exist', () => {
  read('<a>', '<b>');
  read('<a>');
  expect(Object.keys(JSON.parse(readFileSync(file, 'utf8')) as object)).toHaveLength(1);
});

test('a damaged file means that all pages are parsed', () => {
  read('<a>');
  writeFileSync(file, '{"');
  expect(read('<a>')).toEqual([{ links: ['<a>'] }]);
  expect(parse).toHaveBeenCalledTimes(2);
  expect(existsSync(`${file}.next`)).toBe(false);
});
