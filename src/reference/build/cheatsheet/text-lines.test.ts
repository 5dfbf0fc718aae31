import { breakLines, type Run, type TextMeasurer } from './text-lines';

/** All characters have the width 1. */
const measurer: TextMeasurer = {
  font: () => measurer,
  fontSize: () => measurer,
  widthOfString: (text) => text.length,
};
const plain = (text: string): Run => ({ text, font: 'sans', color: 'black', size: 8 });
const code = (text: string): Run => ({ ...plain(text), font: 'mono' });
const linesOf = (runs: readonly Run[], width: number) =>
  breakLines(measurer, runs, width).map((line) => line.map(({ text, x }) => [x, text]));

test('a line is as long as its column allows, without the space at its end', () => {
  expect(linesOf([plain('one two three')], 7)).toEqual([[[0, 'one two ']], [[0, 'three']]]);
  expect(linesOf([plain('one two three')], 6)).toEqual([[[0, 'one ']], [[0, 'two ']], [[0, 'three']]]);
});

test('a word that is wider than the column has a line of its own', () => {
  expect(linesOf([plain('a wide b')], 3)).toEqual([[[0, 'a ']], [[0, 'wide ']], [[0, 'b']]]);
});

test('runs without a space between them stay together', () => {
  expect(linesOf([plain('see '), code('id'), plain(', too')], 6)).toEqual([
    [[0, 'see ']],
    [
      [0, 'id'],
      [2, ', '],
    ],
    [[0, 'too']],
  ]);
});
