import { ARRANGEMENTS, arrange, canArrange } from './arrange';
import { WIDESCREEN } from './layouts/types';

const rect = (x: number, y: number, width = 200, height = 100) => ({ x, y, width, height });
const boxes = [rect(10, 20), rect(300, 150, 100, 50), rect(700, 400, 300, 60)];

test.each([
  ['left', [10, 10, 10]],
  ['right', [800, 900, 700]],
  ['center', [405, 455, 355]],
] as const)('PLAY-LAYOUT %s aligns boxes within what contains them', (how, expected) => {
  const arranged = arrange(boxes, how, WIDESCREEN);
  expect(arranged.map(({ x }) => x)).toEqual(expected);
  expect(arranged.map(({ y, width, height }) => [y, width, height])).toEqual(
    boxes.map(({ y, width, height }) => [y, width, height]),
  );
});

test.each([
  ['top', [20, 20, 20]],
  ['bottom', [360, 410, 400]],
  ['middle', [190, 215, 210]],
] as const)('PLAY-LAYOUT %s aligns boxes within what contains them', (how, expected) => {
  expect(arrange(boxes, how, WIDESCREEN).map(({ y }) => y)).toEqual(expected);
});

test('PLAY-LAYOUT a single box is aligned to the canvas', () => {
  expect(arrange([rect(10, 20)], 'right', WIDESCREEN)).toEqual([rect(1080, 20)]);
  expect(arrange([rect(10, 20)], 'middle', WIDESCREEN)).toEqual([rect(10, 310)]);
});

test('PLAY-LAYOUT gaps become equal between the first and the last box, whatever their order in the map', () => {
  const [first, second, third] = boxes as [(typeof boxes)[0], (typeof boxes)[0], (typeof boxes)[0]];
  expect(arrange([third, first, second], 'across', WIDESCREEN).map(({ x }) => x)).toEqual([700, 10, 405]);
  expect(arrange(boxes, 'down', WIDESCREEN).map(({ y }) => y)).toEqual([20, 235, 400]);
});

test('PLAY-LAYOUT one box can be aligned, and three are needed for gaps', () => {
  expect(ARRANGEMENTS.filter((how) => canArrange(how, 0))).toEqual([]);
  expect(ARRANGEMENTS.filter((how) => !canArrange(how, 2))).toEqual(['across', 'down']);
  expect(arrange(boxes.slice(0, 2), 'across', WIDESCREEN)).toEqual(boxes.slice(0, 2));
});
