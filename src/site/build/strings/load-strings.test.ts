import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadStrings, readStringsOf } from './load-strings';

const root = mkdtempSync(join(tmpdir(), 'strings-'));
const before = STRINGS;

afterEach(() => {
  Object.assign(globalThis, { STRINGS: before });
  jest.restoreAllMocks();
});
afterAll(() => rmSync(root, { recursive: true }));

function write(text: string): void {
  mkdirSync(join(root, 'data'), { recursive: true });
  writeFileSync(join(root, 'data/strings.yaml'), text);
}

test("a content root without words of its own has the project's", () => {
  expect(readStringsOf(join(root, 'none'))).toEqual(before);
});

test('a translation replaces the words of the content that it translates', () => {
  const source = join(root, 'source');
  mkdirSync(join(source, 'data'), { recursive: true });
  writeFileSync(join(source, 'data/strings.yaml'), 'search:\n  loadMore: More results\n  placeholder: Find\n');
  write('search:\n  loadMore: Mehr laden\n');
  Object.assign(process.env, { CONTENT_SOURCE: source, CONTENT_TRANSLATION: join(root, 'source.de') });
  try {
    const { search } = readStringsOf(root);
    expect(search).toMatchObject({ loadMore: 'Mehr laden', placeholder: 'Find' });
  } finally {
    delete process.env.CONTENT_SOURCE;
    delete process.env.CONTENT_TRANSLATION;
  }
});

test('a fault ends the command with its message', () => {
  const exit = jest.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit ${code}`);
  });
  write('search:\n  loadMoar: More results\n');
  expect(() => loadStrings({ SITE_CONTENT: root })).toThrow('exit 1');
  expect(exit).toHaveBeenCalledTimes(1);
});
