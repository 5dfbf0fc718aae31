import { drawMap, drawNamedLayout } from './draw-layout';
import type { DrawingNode } from '../drawing';
import { LAYOUT_NAMES, layoutSpots } from './predefined';
import { STANDARD, WIDESCREEN } from './types';

const isNode = (child: DrawingNode | string): child is DrawingNode => typeof child !== 'string';
const all = (node: DrawingNode, tag: string): DrawingNode[] => [
  ...(node.tag === tag ? [node] : []),
  ...node.children.filter(isNode).flatMap((child) => all(child, tag)),
];
const textsOf = (node: DrawingNode, className: string): string[] =>
  all(node, 'text')
    .filter(({ attributes }) => attributes.className === className)
    .map(({ children }) => String(children[0]));

test.each(LAYOUT_NAMES)('%s is drawn with a number in each spot and a title that describes the layout', (name) => {
  const drawing = drawNamedLayout(name);
  const count = layoutSpots(name, WIDESCREEN).length;
  expect(drawing.attributes).toMatchObject({ viewBox: '0 0 1280 720', role: 'img' });
  expect(textsOf(drawing, 'layout-number')).toEqual(Array.from({ length: count }, (_, index) => String(index + 1)));
  expect(String(all(drawing, 'title')[0]?.children[0])).toMatch(new RegExp(`^Layout ${name}, ${count} spots?: `));
});

test('spots keep their order, so that later ones are drawn on top, and only the first is marked', () => {
  const spots = [
    { x: 0, y: 0, width: 1280, height: 720, fit: 'contain' as const },
    { x: 928, y: 508, width: 320, height: 180, fit: 'cover' as const },
  ];
  const drawing = drawMap(spots, WIDESCREEN);
  expect(all(drawing, 'g').map(({ attributes }) => attributes.className)).toEqual([
    'layout-spot is-first',
    'layout-spot',
  ]);
  expect(textsOf(drawing, 'layout-fit')).toEqual(['contain']);
  expect(all(drawing, 'title')[0]?.children).toEqual(['Layout map of 2 spots on a canvas of 1280x720']);
  expect(all(drawing, 'desc')[0]?.children).toEqual(['Spot 1: 1280x720 at 0,0, contain; Spot 2: 320x180 at 928,508']);
});

test('every rectangle lies inside its spot, no matter how small the spot is', () => {
  const [spot] = all(drawMap([{ x: 5, y: 5, width: 4, height: 4, fit: 'auto' }], STANDARD), 'g');
  expect(all(spot as DrawingNode, 'rect')[0]?.attributes).toMatchObject({ width: 1, height: 1, rx: 1 });
  expect(textsOf(spot as DrawingNode, 'layout-fit')).toEqual([]);
});
