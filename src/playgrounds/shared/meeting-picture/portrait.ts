import { seatsAround, SPEAKER } from '../../../site/logo-ring';
import { dot, faint, fillPath, fillRect, linePath, node, type DrawingNode } from '../drawing';
import { lookOf, type Look } from './looks';

/** What is behind a person: their room, that room blurred, or a picture that the browser puts in its place. */
export const ROOMS = ['own', 'blurred', 'coast', 'rings'] as const;
export type Room = (typeof ROOMS)[number];

/**
 * Draws a person in front of a wall, 160 wide and 90 high.
 *
 * @param index a look, from `lookOfName`
 * @param room what is behind the person
 */
export function drawPortrait(index: number, room: Room = 'own'): DrawingNode[] {
  return [...drawRoom(lookOf(index), room), ...drawPerson(index)];
}

/** Draws a person without a wall: head and shoulders, around x 80, down to y 90. */
export function drawPerson(index: number): DrawingNode[] {
  const { skin, shade, coat, hairColor, hair } = lookOf(index);
  return [
    ...(hair.behind ? [fillPath(hair.behind, hairColor)] : []),
    fillPath('M32 90c1-20 14-29 34-31l14 4 14-4c20 2 33 11 34 31z', coat),
    fillPath('M72 46h16v12c0 10-16 10-16 0z', shade),
    dot(80, 36, 17, skin),
    fillPath(hair.front, hairColor),
  ];
}

/** Draws the camera picture of a telephone that is held upright, 90 wide and 160 high. */
export function drawPhonePicture(index: number): DrawingNode[] {
  const { wall, detail } = lookOf(index);
  return [
    fillRect(0, 0, 90, 160, wall),
    fillPath('M8 12h26v40H8zM58 20h26v44H58z', detail),
    node('g', { transform: 'translate(-63 38) scale(1.36)' }, drawPerson(index)),
  ];
}

function drawRoom({ wall, detail, room: objects }: Look, room: Room): DrawingNode[] {
  if (room === 'coast')
    return [
      fillRect(0, 0, 160, 90, '#a9d8e6'),
      dot(128, 20, 9, '#fff3cf'),
      fillPath('M0 44h160v46H0z', '#3f8fa8'),
      fillPath('M0 44c20-14 36-12 54 0zM118 44c14-9 28-9 42-4v4z', '#5d7f6b'),
      fillPath('M0 74c50-14 110-10 160 2v14H0z', '#ecd9ae'),
    ];
  if (room === 'rings')
    return [
      fillRect(0, 0, 160, 90, '#0d3b33'),
      ...[
        [22, 20],
        [138, 20],
        [22, 64],
        [138, 64],
      ].flatMap(([x = 0, y = 0]) => drawRing(x, y, 12, '#2a7a68', '#4fd8b4')),
    ];
  if (room === 'blurred')
    return [
      fillRect(0, 0, 160, 90, wall),
      // Discs as in a picture that is out of focus: unlike a filter, they need no id and can be drawn everywhere.
      ...[
        [18, 20, 22],
        [42, 34, 14],
        [10, 52, 16],
        [138, 22, 22],
        [152, 46, 15],
        [114, 14, 12],
      ].map(([x = 0, y = 0, r = 0]) => faint(dot(x, y, r, '#fff'), 0.11)),
    ];
  return [fillRect(0, 0, 160, 90, wall), fillPath(objects, detail)];
}

/** Draws the circle of six seats, of which one is larger, as in the logo. */
export function drawRing(x: number, y: number, size: number, color: string, speaker: string): DrawingNode[] {
  const at = (value: number): number => Math.round(value * 10) / 10;
  const seats = seatsAround(x, y, size * 0.68);
  // Lines without a length, whose round ends are the dots.
  const others = seats.flatMap((seat, index) => (index === SPEAKER ? [] : `M${at(seat.x)} ${at(seat.y)}h0`));
  const { x: cx = 0, y: cy = 0 } = seats[SPEAKER] ?? {};
  return [linePath(others.join(''), color, at(size * 0.32)), dot(at(cx), at(cy), at(size * 0.31), speaker)];
}
