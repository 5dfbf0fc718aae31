import { dot, fillRect, node, type DrawingNode } from '../drawing';
import {
  box,
  browserWindow,
  buttonRow,
  INK,
  label,
  mainButton,
  meeting,
  selectBox,
  SKETCH_WIDTH,
  textLines,
  type Area,
  type SketchIcon,
} from './parts';
import { chat, shareDialog, tv, waiting } from './more-sketches';
import type { Sketch, SketchContent } from './types';

const CONTROLS: readonly SketchIcon[] = ['microphone', 'camera', 'screen'];

const webClient: Sketch = {
  height: 560,
  draw: ({ address, people }) => [
    ...browserWindow(560, address),
    meeting(people, { x: 40, y: 78, width: 720, height: 405 }),
    ...buttonRow([...CONTROLS, 'chat', 'leave'], 400, 522),
  ],
};

const preview: Sketch = {
  height: 470,
  draw: ({ address, people }) => [
    ...browserWindow(470, address),
    meeting(people.slice(0, 1), { x: 32, y: 96, width: 400, height: 225 }, { showNames: false }),
    ...buttonRow(['microphone', 'camera'], 232, 366),
    ...selectBox('Camera', 'Front camera', 464, 104, 304),
    ...selectBox('Microphone', 'Headset', 464, 190, 304),
    ...selectBox('Loudspeaker', 'Headset', 464, 276, 304),
    ...mainButton('Join', { x: 464, y: 366, width: 304, height: 56 }),
  ],
};

/** A routed meeting of two: the other person's stream is large, and the page adds its own camera. */
const ownInterface: Sketch = {
  height: 560,
  draw: ({ address, people: [own = '', ...others], notice }) => [
    ...browserWindow(560, address),
    meeting(others.slice(0, 1), { x: 40, y: 78, width: 720, height: 405 }, { showNames: false }),
    fillRect(562, 364, 188, 108, INK.accent, 6),
    meeting([own], { x: 564, y: 366, width: 184, height: 104 }, { showNames: false }),
    ...(notice ? drawNotice(notice) : []),
    ...buttonRow([...CONTROLS, 'settings', 'leave'], 400, 522),
  ],
};

function drawNotice(text: string): DrawingNode[] {
  return [
    box({ x: 56, y: 92, width: 688, height: 58 }, INK.raised, INK.amber),
    dot(86, 121, 9, INK.amber),
    label(text, 110, 129, INK.text, 22),
  ];
}

const supervisor: Sketch = {
  height: 500,
  draw: ({ address, people: [agent = ''] }) => [
    ...browserWindow(500, address),
    meeting([agent], { x: 120, y: 78, width: 560, height: 315 }, { showNames: false }),
    dot(134, 442, 9, INK.danger),
    label(`Watching ${agent}`, 156, 450),
    ...buttonRow(['sound'], 650, 442),
  ],
};

const iframe: Sketch = {
  height: 560,
  draw: ({ address, people }) => [
    ...browserWindow(560, address),
    fillRect(40, 84, 150, 20, INK.muted, 6),
    ...textLines(560, 88, [200]),
    ...textLines(40, 132, [180, 150, 170, 120, 180, 90]),
    box({ x: 260, y: 124, width: 500, height: 360 }, INK.raised, INK.accent),
    meeting(people, { x: 272, y: 136, width: 476, height: 268 }),
    ...buttonRow([...CONTROLS, 'chat', 'leave'], 510, 443),
    label('Ready', 260, 524, INK.accent),
  ],
};

/** Two telephones: a routed meeting with the own camera beside it, and a composed one that contains it. */
const phones: Sketch = {
  height: 464,
  draw: ({ people }) => [
    phone(60, 'p2p true', [
      meeting(people.slice(1, 2), PHONE_SCREEN, { showNames: false }),
      fillRect(154, 274, 120, 70, INK.accent, 6),
      meeting(people.slice(0, 1), { x: 156, y: 276, width: 116, height: 66 }, { showNames: false }),
    ]),
    phone(450, 'p2p false', [meeting(people, PHONE_SCREEN, { showNames: false })]),
  ],
};

/** Where a telephone shows a meeting, measured from its own left edge. */
const PHONE_SCREEN: Area = { x: 16, y: 116, width: 258, height: 145 };

/** A telephone, 290 wide, with its mode above it and with what it shows. */
function phone(x: number, mode: string, shown: readonly DrawingNode[]): DrawingNode {
  return node('g', { transform: `translate(${x})` }, [
    node('rect', { y: 56, width: 290, height: 400, rx: 30, fill: INK.ground, stroke: INK.border, strokeWidth: 3 }),
    fillRect(105, 74, 80, 10, INK.line, 5),
    ...buttonRow(['microphone', 'camera', 'leave'], 145, 404),
    node('text', { x: 145, y: 34, fontSize: 26, fontWeight: 600, textAnchor: 'middle', fill: INK.text }, [mode]),
    ...shown,
  ]);
}

const SKETCHES = {
  'web-client': webClient,
  preview,
  'own-interface': ownInterface,
  supervisor,
  iframe,
  phones,
  chat,
  'share-dialog': shareDialog,
  waiting,
  tv,
} as const satisfies Record<string, Sketch>;
export type SketchName = keyof typeof SKETCHES;
export const SKETCH_NAMES = Object.keys(SKETCHES) as [SketchName, ...SketchName[]];

/** Draws an interface in the colors of the page. What a meeting shows keeps its own colors. */
export function drawSketch(name: SketchName, title: string, content: SketchContent): DrawingNode {
  const { height, draw } = SKETCHES[name];
  return node('svg', { className: 'layout-drawing', viewBox: `0 0 ${SKETCH_WIDTH} ${height}`, role: 'img' }, [
    node('title', {}, [title]),
    ...draw(content),
  ]);
}
