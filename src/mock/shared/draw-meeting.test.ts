import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { drawMeeting } from './draw-meeting';
import type { MeetingPicture, PictureSpot } from './types';

const SPOT: PictureSpot = {
  x: 0,
  y: 0,
  width: 640,
  height: 720,
  fit: 'cover',
  kind: 'person',
  id: 'u-204',
  name: 'Mara',
};
const PICTURE: MeetingPicture = {
  roomId: 'standup',
  canvas: { width: 1280, height: 720 },
  backgroundColor: '#121212',
  background: null,
  spots: [SPOT, { ...SPOT, x: 640, kind: 'free', id: null, name: null }],
  foreground: null,
};
const IMAGE = { type: 'image/png', width: 2560, height: 720, base64: 'AAAA' } as const;

function textsOf(svg: string): { readonly texts: readonly string[]; readonly elements: readonly string[] } {
  const texts: string[] = [];
  const elements: string[] = [];
  const parser = new SaxesParser();
  parser.on('opentag', ({ name }) => elements.push(name));
  parser.on('text', (text) => texts.push(text));
  parser.write(svg).close();
  return { texts, elements };
}

test('title and description say who is where', () => {
  const { texts } = textsOf(drawMeeting(PICTURE));
  expect(texts).toEqual([
    'Meeting standup',
    'Spot 1: Mara (u-204), 640x720 at 0,0. Spot 2: free, 640x720 at 640,0.',
    'Mara',
  ]);
});

test('a background that is too large is scaled down and centred, a foreground stays as it is', () => {
  const svg = drawMeeting({ ...PICTURE, background: IMAGE, foreground: IMAGE });
  expect(svg).toContain('<rect x="0" y="180" width="1280" height="360" fill="#ffffff"></rect><image x="0" y="180"');
  expect(svg).toContain('<image x="0" y="0" width="2560" height="720"');
  expect(svg).toContain('href="data:image/png;base64,AAAA"');
});

test('a person fills the spot, is whole with contain, and looks the same with and without a name', () => {
  const draw = (spot: Partial<PictureSpot>) => drawMeeting({ ...PICTURE, spots: [{ ...SPOT, ...spot }] });
  expect(draw({})).toContain(
    '<svg x="0" y="0" width="640" height="720" viewBox="0 0 160 90" preserveAspectRatio="xMidYMid slice">',
  );
  expect(draw({ fit: 'contain' })).toContain('preserveAspectRatio="xMidYMid meet"');
  const figureOf = (svg: string) => /<svg x=.*?<\/svg>/.exec(svg)?.[0];
  expect(figureOf(draw({ who: 'Mara Lind', name: null }))).toBe(figureOf(draw({})));
  expect(figureOf(draw({ who: 'Jonas', name: null }))).not.toBe(figureOf(draw({})));
  expect(figureOf(draw({ id: 'mara', name: null }))).toBe(figureOf(draw({})));
});

test('whatever a name contains, the drawing is well formed and holds no other elements', () => {
  const frameOf = (svg: string) => textsOf(svg.replace(/<svg x=.*?<\/svg>/gs, '')).elements;
  const expected = frameOf(drawMeeting(PICTURE));
  fc.assert(
    fc.property(fc.string({ unit: 'binary', minLength: 1 }), fc.string({ unit: 'binary' }), (name, roomId) => {
      const svg = drawMeeting({ ...PICTURE, roomId, spots: [{ ...SPOT, name, id: name }] });
      textsOf(svg);
      // People look different, but everything around them is the same.
      expect(frameOf(svg)).toEqual(expected);
    }),
    { numRuns: 30 },
  );
});
