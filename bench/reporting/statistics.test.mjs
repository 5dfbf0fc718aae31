import { growth, median, slope } from './statistics.mjs';

test('growth is the additional time for each added page', () => {
  expect(
    growth([
      { pages: 300, cold: 20, edit: 10 },
      { pages: 1000, cold: 27, edit: 10 },
      { pages: 3000, cold: 67, edit: 9 },
    ]),
  ).toEqual([
    { from: 300, to: 1000, cold: 10, edit: 0 },
    { from: 1000, to: 3000, cold: 20, edit: -0.5 },
  ]);
  expect(growth([{ pages: 300, cold: 20, edit: 10 }])).toEqual([]);
});

test('the slope is not changed by noise that is the same everywhere', () => {
  expect(slope([5, 7, 9, 11])).toBe(2);
  expect(slope([10, 20, 10, 20, 20, 10, 20, 10])).toBe(0);
});

test('median of an odd and of an even number of values', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 3, 2])).toBe(3);
});
