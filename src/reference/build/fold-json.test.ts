import { formatJson } from '../shared/samples/literals';
import { foldJson } from './fold-json';

const fold = (value: unknown): string => {
  const lines = formatJson(value).split('\n');
  return foldJson(lines, lines);
};
const textOf = (html: string): string => html.replace(/<[^>]+>/g, '');
const long = (count: number): Record<string, string> =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`name_of_field_${index}`, 'x'.repeat(20)]));

test('the outermost object has no fold, and each object or list over several lines has one', () => {
  const html = fold({ room: long(4), flat: { a: 1 }, list: [long(4), long(4)] });
  expect(html.startsWith('{\n')).toBe(true);
  expect(html.match(/<summary>[^<]+<\/summary>/g)?.map((summary) => textOf(summary).trim())).toEqual([
    '"room": {',
    '"list": [',
    '{',
    '{',
  ]);
  expect(html).toContain('  "flat": { "a": 1 },\n');
});

test('the text is that of the JSON, so that it can be copied', () => {
  const value = { a: { b: long(9), c: [long(3)] }, d: [] };
  expect(textOf(fold(value))).toBe(`${formatJson(value)}\n`);
});

test('what is long is closed at first', () => {
  const html = fold({ short: long(8), long: long(9) });
  expect(html).toMatch(/<details class="fold" open><summary> {2}"short": \{\n/);
  expect(html).toMatch(/<details class="fold"><summary> {2}"long": \{\n/);
});
