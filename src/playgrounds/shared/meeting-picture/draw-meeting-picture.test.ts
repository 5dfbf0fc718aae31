import type { DrawingNode } from '../drawing';
import { layoutSpots } from '../layouts/predefined';
import { WIDESCREEN, type Spot } from '../layouts/types';
import { drawMeetingPicture } from './draw-meeting-picture';
import type { DrawnMeeting, DrawnSource } from './types';

const source = (id: string, more: Partial<DrawnSource> = {}): DrawnSource => ({
  id,
  name: id,
  ...more,
});
const MEETING: DrawnMeeting = {
  label: 'A talk',
  canvas: WIDESCREEN,
  spots: layoutSpots('two', WIDESCREEN),
  sources: [source('Mara Lind'), source('Jonas Berg'), source('Ines Costa')],
  color: '#17324d',
};

const isNode = (child: DrawingNode | string): child is DrawingNode => typeof child !== 'string';
const childrenOf = (drawing: DrawingNode, tag: string): DrawingNode[] =>
  drawing.children.filter(isNode).filter((child) => child.tag === tag);
const textsOf = (drawing: DrawingNode, tag = 'text'): string[] =>
  childrenOf(drawing, tag).map(({ children }) => String(children[0]));
const areasOf = (drawing: DrawingNode): unknown[] =>
  childrenOf(drawing, 'svg').map(({ attributes: { x, y, width, height } }) => [x, y, width, height]);

test('people stand in the spots of the layout, in order, with their names, on the color of the room', () => {
  const drawing = drawMeetingPicture(MEETING);
  expect(areasOf(drawing)).toEqual([
    [0, 0, 640, 720],
    [640, 0, 640, 720],
  ]);
  expect(textsOf(drawing)).toEqual(['Mara Lind', 'Jonas Berg']);
  expect(childrenOf(drawing, 'rect')[0]?.attributes).toEqual({ x: 0, y: 0, width: 1280, height: 720, fill: '#17324d' });
});

test('its title is the label, and its description says who is where', () => {
  const drawing = drawMeetingPicture({
    ...MEETING,
    users: ['Ines Costa', '_blocked'],
    overlay: [{ circle: [9, 9, 9], fill: '#fff' }],
  });
  expect(drawing.attributes).toMatchObject({ role: 'img', viewBox: '0 0 1280 720' });
  expect(textsOf(drawing, 'title')).toEqual(['A talk']);
  expect(textsOf(drawing, 'desc')).toEqual(['Spot 1: Ines Costa. Spot 2: empty. An image is in front of the videos.']);
});

test('who has no camera is not shown; only auto fills free spots', () => {
  const sources = [source('Mara Lind', { camera: false }), source('Jonas Berg')];
  expect(textsOf(drawMeetingPicture({ ...MEETING, sources }))).toEqual(['Jonas Berg']);
  const fixed = { ...MEETING, sources, fill: 'custom' as const, users: ['', 'Jonas Berg'] };
  expect(areasOf(drawMeetingPicture(fixed))).toEqual([[640, 0, 640, 720]]);
});

test('names become initials in narrow spots and vanish without show_names', () => {
  const spots = layoutSpots('present-upper-6', WIDESCREEN);
  expect(textsOf(drawMeetingPicture({ ...MEETING, spots }))).toEqual(['Mara Lind', 'JB', 'IC']);
  expect(textsOf(drawMeetingPicture({ ...MEETING, showNames: false }))).toEqual([]);
});

test('a source is cropped by cover, whole by contain, and whole by auto if it is upright', () => {
  const spot = (fit: Spot['fit']): Spot => ({ x: 0, y: 0, width: 640, height: 480, fit });
  const ratioOf = (fit: Spot['fit'], view: DrawnSource['view']) => {
    const drawing = drawMeetingPicture({ ...MEETING, spots: [spot(fit)], sources: [source('Tariq', { view })] });
    const { viewBox, preserveAspectRatio = 'whole' } = childrenOf(drawing, 'svg')[0]?.attributes ?? {};
    return [viewBox, preserveAspectRatio];
  };
  expect(ratioOf('cover', 'person')).toEqual(['0 0 160 90', 'xMidYMid slice']);
  expect(ratioOf('contain', 'person')).toEqual(['0 0 160 90', 'whole']);
  expect(ratioOf('auto', 'person')).toEqual(['0 0 160 90', 'xMidYMid slice']);
  expect(ratioOf('auto', 'phone')).toEqual(['0 0 90 160', 'whole']);
});

test('from back to front: color, background, videos, of which one speaks, overlay', () => {
  const drawing = drawMeetingPicture({
    ...MEETING,
    sources: [source('Mara Lind', { speaks: true }), source('Jonas Berg')],
    background: [{ rect: [0, 0, 1280, 720], fill: '#111111' }],
    overlay: [
      { rect: [0, 620, 1280, 100], fill: '#222222', opacity: 0.7 },
      { text: 'Evening show', at: [40, 685], size: 44, fill: '#ffffff' },
    ],
  });
  const tags = drawing.children.filter(isNode).map(({ tag, attributes }) => `${tag} ${attributes.fill ?? ''}`.trim());
  expect(tags.slice(2)).toEqual([
    'rect #17324d',
    'rect #111111',
    ...['svg', 'rect #000', 'text #fff', 'rect none', 'svg', 'rect #000', 'text #fff'],
    'rect #222222',
    'text #ffffff',
  ]);
});
