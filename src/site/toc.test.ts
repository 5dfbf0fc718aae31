import { buildToc, type TocEntry, type TocHeading } from './toc';

/** Parses headings such as `2 a` and `3 b`: level, then id. */
const headings = (...lines: string[]): TocHeading[] =>
  lines.map((line) => ({ id: line.slice(2), depth: Number(line[0]), html: line.slice(2) }));
const shape = (entries: readonly TocEntry[]): unknown[] =>
  entries.map(({ id, children }) => (children.length > 0 ? [id, ...shape(children)] : id));

test('DOC-3 lists headings of levels 2 and 3, nested', () => {
  expect(shape(buildToc(headings('2 a', '3 b', '4 c', '3 d', '2 e')))).toEqual([['a', 'b', 'd'], 'e']);
});

test('DOC-3 nests a heading whose parent level is missing below the nearest shallower one', () => {
  expect(shape(buildToc(headings('3 a', '2 b', '4 c', '3 d'), 2, 4))).toEqual(['a', ['b', 'c', 'd']]);
});

test('DOC-3 the levels are configurable', () => {
  const all = headings('2 a', '3 b', '4 c', '5 d', '6 e');
  expect(shape(buildToc(all, 3, 5))).toEqual([['b', ['c', 'd']]]);
  expect(shape(buildToc(all, 2, 2))).toEqual(['a']);
  expect(shape(buildToc(all, 2, 6))).toEqual([['a', ['b', ['c', ['d', 'e']]]]]);
});
