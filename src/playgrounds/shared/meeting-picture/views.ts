import { dot, faint, fillPath, fillRect, linePath, node, type DrawingNode } from '../drawing';
import { drawPerson, drawPhonePicture, drawPortrait, drawRing, type Room } from './portrait';

/** What a source shows: a person's camera, or something else than a person. */
export const VIEWS = [
  'person',
  'phone',
  'drone',
  'door',
  'slides',
  'screen',
  'screen-with-camera',
  'clip',
  'plan',
  'timer',
] as const;
export type View = (typeof VIEWS)[number];

/** Draws what a drone sees: hills, fields and a river, without or with the corners of the camera's picture. */
function drawLandscape(): DrawingNode[] {
  return [
    fillRect(0, 0, 160, 90, '#b5d9e3'),
    dot(122, 17, 8, '#fdf1cd'),
    fillPath('M0 34l22-13 20 9 26-17 30 18 24-11 38 17v20H0z', '#7f9fae'),
    fillPath('M0 41c30-12 52-8 80-2s54-6 80-4v55H0z', '#557f62'),
    fillPath('M0 52c40-8 70-2 92 4l-30 34H0z', '#8aa656'),
    fillPath('M160 48c-28 0-50 4-68 8l4 34h64z', '#c2b765'),
    fillPath('M104 43c-18 5-2 8-14 13-16 7-34 12-30 34h34c-8-18 6-24 12-31 6-6-6-9-2-16z', '#6fb3cc'),
    linePath('M0 72c26-2 44-8 56-14M160 70c-22-2-42-6-58-12', '#e9e2cf', 2),
    fillPath('M18 56h10v7H18zM31 58h8v6h-8zM124 60h11v8h-11zM138 57h8v6h-8z', '#b5533f'),
    ...[
      [12, 80],
      [21, 84],
      [43, 78],
      [118, 81],
      [131, 84],
      [146, 79],
    ].map(([x = 0, y = 0]) => dot(x, y, 4, '#39613f')),
  ];
}

const CORNERS = 'M8 18V8h10M142 8h10v10M152 72v10h-10M18 82H8V72M76 45h8M80 41v8';

function drawDoor(): DrawingNode[] {
  return [
    fillRect(0, 0, 160, 90, '#6f7a80'),
    fillPath('M0 0h160l-44 14H44zM0 90l44-14h72l44 14z', '#5b656b'),
    fillRect(44, 14, 72, 62, '#87949a'),
    fillRect(92, 22, 18, 54, '#4a3a2e'),
    dot(95, 50, 1.5, '#f4bd55'),
    node('g', { transform: 'translate(28 34) scale(.47)' }, drawPerson(6)),
    linePath('M52 24h20M52 30h14', '#6f7a80', 2),
  ];
}

function drawSlides(): DrawingNode[] {
  return [
    fillRect(0, 0, 160, 90, '#f6f4ee'),
    fillRect(14, 12, 62, 7, '#1a1f24', 2),
    linePath('M15 29h46M15 38h52M15 47h40M15 56h48', '#b9b8b0', 3),
    fillPath('M92 64h10V46H92zM106 64h10V34h-10zM134 64h10V28h-10z', '#0a6e5a'),
    fillPath('M120 64h10V40h-10z', '#e0a83c'),
    linePath('M88 65h60', '#545d66', 1.5),
    ...drawRing(20, 78, 9, '#b9b8b0', '#0a6e5a'),
  ];
}

function drawScreen(): DrawingNode[] {
  return [
    fillRect(0, 0, 160, 90, '#24424f'),
    fillRect(12, 10, 136, 68, '#10161b', 4),
    fillPath('M12 20v-6a4 4 0 0 1 4-4h128a4 4 0 0 1 4 4v6z', '#2c3640'),
    dot(18, 15, 1.6, '#ff8a80'),
    dot(24, 15, 1.6, '#f4bd55'),
    dot(30, 15, 1.6, '#4fd8b4'),
    linePath('M20 29h24M28 37h38M28 45h22M20 53h12', '#4fd8b4', 2.5),
    linePath('M49 29h30M55 45h34M37 53h20M72 37h14', '#86bdff', 2.5),
    linePath('M20 61h46M28 69h30', '#6b7885', 2.5),
    fillRect(100, 26, 42, 46, '#1c242c', 2),
    linePath('M105 64l9-14 9 7 13-22', '#f4bd55', 2.5),
  ];
}

/** A shared screen on which the presenter's camera floats in a window of its own. */
function drawScreenWithCamera(person: number): DrawingNode[] {
  return [
    ...drawSlides(),
    fillRect(106, 50, 48, 34, '#1a1f24', 3),
    node(
      'svg',
      { x: 108, y: 52, width: 44, height: 30, viewBox: '0 0 160 90', preserveAspectRatio: 'xMidYMid slice' },
      drawPortrait(person),
    ),
  ];
}

function drawPlan(): DrawingNode[] {
  return [
    fillRect(0, 0, 160, 90, '#eeeade'),
    fillPath('M0 62c30-8 40 4 66-6s50-26 94-20v54H0z', '#a8cdd8'),
    linePath('M0 24h160M40 0v58M96 0v46M0 44h96M128 0v34', '#fff', 5),
    linePath('M0 24h160M40 0v58M96 0v46M0 44h96M128 0v34', '#d8d1bf', 1),
    fillPath(
      'M6 6h28v13H6zM46 6h20v13H46zM70 6h21v13H70zM46 29h20v11H46zM102 29h20v8h-20zM134 6h20v13h-20z',
      '#d6cdb6',
    ),
    ...[
      [62, 33, '#b3261e'],
      [112, 17, '#0a6e5a'],
      [28, 50, '#0a6e5a'],
    ].flatMap(([x, y, color]) => [
      fillPath(`M${x} ${Number(y) + 12}c-3-5-7-8-7-12a7 7 0 0 1 14 0c0 4-4 7-7 12z`, String(color)),
      dot(Number(x), Number(y), 2.6, '#fff'),
    ]),
  ];
}

/** What a page draws and sends: a ring of time that is left, and the time. */
function drawTimer(): DrawingNode[] {
  return [
    fillRect(0, 0, 160, 90, '#124'),
    node('circle', { cx: 80, cy: 45, r: 32, fill: 'none', stroke: '#346', strokeWidth: 5 }),
    linePath('M80 13a32 32 0 1 1-32 32', '#eb5', 5),
    node('text', { x: 80, y: 52, fontSize: 20, textAnchor: 'middle', fill: '#fff' }, ['4:30']),
  ];
}

/** Draws what a source shows, 160 wide and 90 high; a telephone's picture is 90 wide and 160 high. */
export function drawView(view: View, look: number, room?: Room): DrawingNode[] {
  switch (view) {
    case 'drone':
      return [...drawLandscape(), linePath(CORNERS, '#fff', 1.5)];
    case 'door':
      return drawDoor();
    case 'slides':
      return drawSlides();
    case 'screen':
      return drawScreen();
    case 'screen-with-camera':
      return drawScreenWithCamera(look);
    case 'plan':
      return drawPlan();
    case 'clip':
      return [...drawLandscape(), faint(dot(80, 45, 15, '#0e1216'), 0.75), fillPath('M75 37l14 8-14 8z', '#fff')];
    case 'timer':
      return drawTimer();
    case 'phone':
      return drawPhonePicture(look);
    case 'person':
      return drawPortrait(look, room);
  }
}
