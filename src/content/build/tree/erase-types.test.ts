import { eraseTypes } from './erase-types';

function erase(code: string) {
  const erased = eraseTypes(code);
  if ('errors' in erased) throw new Error(JSON.stringify(erased.errors));
  return erased;
}

test.each([
  ['let stream: MediaStream | undefined;', 'let stream;'],
  ['const keys: string[] = [];', 'const keys = [];'],
  ['const texts: Record<string, string> = { a: "b" };', 'const texts = { a: "b" };'],
  ['function leave(message: string, time?: number): void {}', 'function leave(message, time) {}'],
  ['const leave = async (message: string): Promise<void> => {};', 'const leave = async (message) => {};'],
  ['const first = <T,>(list: T[]): T => list[0]!;', 'const first = (list) => list[0];'],
  ['const $ = <T extends Element>(id: string) => find(id) as T;', 'const $ = (id) => find(id);'],
  ['function all<T>(...list: T[]) {}', 'function all(...list) {}'],
  ['$<HTMLVideoElement>("a")!.srcObject = null;', '$("a").srcObject = null;'],
  ['const map = new Map<string, Set<number>>();', 'const map = new Map();'],
  ['const options = { a: 1 } satisfies Options;', 'const options = { a: 1 };'],
  ['show(`${(event as Message).text as string}: ${a < b || c > d}`);', 'show(`${(event).text}: ${a < b || c > d}`);'],
  ['for (const key of keys as Key[]) use({ key: key as string });', 'for (const key of keys) use({ key: key });'],
  ['function open({ key, video }: Options) {}', 'function open({ key, video }) {}'],
  ['class A<T> extends B<T> {}', 'class A extends B {}'],
  ['class A { run(a: string): void {} }', 'class A { run(a) {} }'],
  ['import sdk, { Logger, type Level } from "a";', 'import sdk, { Logger } from "a";'],
  ['import { type Level, Logger } from "a";', 'import { Logger } from "a";'],
  ['import sdk, { type Level } from "a";', 'import sdk from "a";'],
  ['import { type Level } from "a";\nlet a;', 'let a;'],
  ['import { type Level, Logger, type Text } from "a";', 'import { Logger } from "a";'],
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

test('the empty lines and spaces of a text are part of it', () => {
  const text = 'const text = `a \n\n\nb`;\n';
  expect(erase(`${text}let a: string;`).code).toBe(`${text}let a;`);
});

test.each<[string, number, string]>([
  ['let a;\nenum Kind { A }', 1, "'enum' declarations can only be used in TypeScript files."],
  ['class A {\n  private key = 1;\n}', 1, "The 'private' modifier can only be used in TypeScript files."],
  ['let a;\ndeclare const b: string;', 1, "The 'declare' modifier can only be used in TypeScript files."],
  ['interface A {\n  a: string;\n}\nclass B {\n  b: string = "";\n}', 4, 'Type annotations can only be used'],
  ['const a = ;', 0, 'Expression expected.'],
])('reports the line of %j', (code, line, message) => {
  expect(eraseTypes(code)).toEqual({ errors: [{ line, reason: expect.stringContaining(message) as string }] });
});
