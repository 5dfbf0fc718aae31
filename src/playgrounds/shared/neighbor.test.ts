import { LAYOUT_NAMES } from './layouts/predefined';
import { startPlan } from './layout-plan';
import { neighborOf } from './neighbor';

const { boxes } = startPlan('present-lower-3');
const go = (from: number, key: string) => neighborOf(boxes, from, key)?.key;

test.each([
  [1, 'ArrowRight', 2],
  [4, 'ArrowRight', 1],
  [1, 'ArrowLeft', 4],
  [3, 'ArrowDown', 1],
  [1, 'ArrowUp', 3],
  [2, 'ArrowUp', undefined],
  [3, 'Home', 1],
  [1, 'End', 4],
  [1, 'a', undefined],
])('PLAY-LAYOUT from box %i, %s goes to %s', (from, key, expected) => {
  expect(go(from, key)).toBe(expected);
});

test('PLAY-LAYOUT Up and Down stay in their column of a grid', () => {
  const nine = startPlan('nine').boxes;
  expect([2, 5, 8].map((key) => neighborOf(nine, key, 'ArrowDown')?.key)).toEqual([5, 8, undefined]);
  expect([3, 6, 9].map((key) => neighborOf(nine, key, 'ArrowUp')?.key)).toEqual([undefined, 3, 6]);
});

test.each(LAYOUT_NAMES)('PLAY-LAYOUT in %s, one arrow key alone reaches every box', (name) => {
  const all = startPlan(name).boxes;
  let key = 1;
  const seen = all.map(() => (key = neighborOf(all, key, 'ArrowRight')?.key ?? 0));
  expect(new Set(seen).size).toBe(all.length);
});

test('PLAY-LAYOUT without boxes, no key goes anywhere', () => {
  for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowDown', 'Home', 'End'])
    expect(neighborOf([], 1, key)).toBeUndefined();
});
