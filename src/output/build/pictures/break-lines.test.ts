import { breakTitle } from './break-lines';

/** Letters that are as wide as their size. */
const space = {
  width: 100,
  height: 40,
  leading: 1,
  sizes: [20, 10],
  measure: (text: string, size: number) => text.length * size,
};

test('a title has the largest size in which it fits', () => {
  expect(breakTitle('abc', space)).toEqual({ lines: ['abc'], size: 20 });
  expect(breakTitle('abc def', space)).toEqual({ lines: ['abc', 'def'], size: 20 });
  expect(breakTitle('abc def ghi', space)).toEqual({ lines: ['abc def', 'ghi'], size: 10 });
});

test('lines have similar lengths, so that no word stands alone', () => {
  expect(breakTitle('aa bb cc d', { ...space, sizes: [10] }).lines).toEqual(['aa bb cc d']);
  expect(breakTitle('aa bb cc dd', { ...space, sizes: [10] }).lines).toEqual(['aa bb', 'cc dd']);
});

test('names from code that are too long for a line are broken where their parts end', () => {
  const narrow = { ...space, sizes: [10] };
  expect(breakTitle('addLayer(icon:title:)', narrow).lines).toEqual(['addLayer(', 'icon:', 'title:)']);
  expect(breakTitle('VideoRendererView', narrow).lines).toEqual(['Video', 'Renderer', 'View']);
  expect(breakTitle('a.b_c', narrow).lines).toEqual(['a.b_c']);
});

test('no line begins with a dash', () => {
  expect(breakTitle('API Team - 18 posts', { ...space, sizes: [10] }).lines).toEqual(['API Team -', '18 posts']);
});

test('words without such places are broken anywhere', () => {
  expect(breakTitle('abcdefghijklmno', { ...space, sizes: [10] }).lines).toEqual(['abcdefghij', 'klmno']);
});

test('a title that fits in no size ends with an ellipsis after a whole word', () => {
  const { lines, size } = breakTitle('one two three four five six seven eight nine ten', space);
  expect(lines).toEqual(['one two', 'three four', 'five six', 'seven…']);
  expect(size).toBe(10);
});

test('an empty title has no lines', () => {
  expect(breakTitle(' ', space).lines).toEqual([]);
});
