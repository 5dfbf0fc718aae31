import { eraseTypes } from './erase-types';

function erase(code: string) {
  const erased = eraseTypes(code);
  if ('errors' in erased) throw new Error(JSON.stringify(erased.errors));
  return erased;
}

test.each([
  ['let stream: MediaStream | undefined;', 'let stream;'],
  ['const texts: Record<string, string> = { a: "b" };', 'const texts = { a: "b" };'],
  ['const first = <T,>(list: T[]): T => list[0]!;', 'const first = (list) => list[0];'],
  ['function all<T>(...list: T[]) {}', 'function all(...list) {}'],
  ['const map = new Map<string, Set<number>>();', 'const map = new Map();'],
  ['for (const key of keys as Key[]) use({ key: key as string });', 'for (const key of keys) use({ key: key });'],
  ['class A<T> extends B<T> {}', 'class A extends B {}'],
  ['import sdk, { Logger, type Level } from "a";', 'import sdk, { Logger } from "a";'],
  ['import { type Level } from "a";\nlet a;', 'let a;'],
  ['const text = "a: string as T";', 'const text = "a: string as T";'],
])('erases the types of %s', (code, expected) => {
  expect(erase(code).code).toBe(expected);
});

test('lines that only have types are left out, and the others keep their layout and comments', () => {
  const code = [
    'import type { Level } from "a";',
    'import sdk from "b";',
    '',
    'interface Options {',
    '  readonly key: string;',
    '}',
    '',
    'type Text = string;',
    'export function start({ key }: Options) {',
    '  // a comment: not a type',
    '  sdk.start(key, {',
    '    audio: true, // on',
    '  });',
    '}',
  ].join('\n');
  const erased = erase(code);
  expect(erased.code.split('\n')).toEqual([
    'import sdk from "b";',
    '',
    'export function start({ key }) {',
    '  // a comment: not a type',
    '  sdk.start(key, {',
    '    audio: true, // on',
    '  });',
    '}',
  ]);
  expect(erased.lines).toEqual([1, 2, 8, 9, 10, 11, 12, 13]);
});

test.each<[string, number, string]>([
  ['let a;\nenum Kind { A }', 1, "'enum' declarations can only be used in TypeScript files."],
  ['const a = ;', 0, 'Expression expected.'],
])('reports the line of %j', (code, line, message) => {
  expect(eraseTypes(code)).toEqual({ errors: [{ line, reason: expect.stringContaining(message) as string }] });
});
