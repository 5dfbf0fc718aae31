import { wrapWords } from '../../../site/wrap-words';
import { fillRect, linePath, node, type DrawingNode } from '../drawing';
import { drawRing } from '../meeting-picture/portrait';
import { box, browserWindow, buttonRow, INK, label, mainButton, meeting, textLines } from './parts';
import type { Sketch } from './types';

/** The picture of the meeting, and its chat beside it. */
export const chat: Sketch = {
  height: 470,
  draw: ({ address, people, messages = [] }) => [
    ...browserWindow(470, address),
    meeting(people, { x: 24, y: 82, width: 440, height: 248 }, { showNames: false }),
    ...buttonRow(['microphone', 'camera', 'chat', 'leave'], 244, 394),
    box({ x: 488, y: 82, width: 288, height: 360 }),
    ...drawMessages(messages),
    box({ x: 504, y: 384, width: 256, height: 42 }, INK.ground, INK.border),
  ],
};

/** Characters of a message that fit into a line. */
const LINE = 22;

function drawMessages(messages: readonly string[]): DrawingNode[] {
  let y = 88;
  return messages.flatMap((message) => {
    const [sender = '', ...text] = message.split(': ');
    y += 32;
    const drawn = [label(sender, 508, y, INK.accent, 22)];
    for (const line of wrapWords(text.join(': '), LINE)) drawn.push(label(line, 508, (y += 30), INK.text, 22));
    y += 14;
    return drawn;
  });
}

/** The browser's dialog in which users choose what they share. */
export const shareDialog: Sketch = {
  height: 440,
  draw: () => [
    box({ x: 60, y: 16, width: 680, height: 408 }, INK.raised, INK.border),
    label('Choose what to share', 92, 66, INK.text, 27),
    ...['Tab', 'Window', 'Entire screen'].map((text, index) =>
      label(text, [112, 272, 456][index] ?? 0, 122, text === 'Window' ? INK.accent : INK.muted, 24),
    ),
    fillRect(92, 138, 616, 2, INK.line),
    fillRect(252, 135, 130, 5, INK.accent),
    ...[92, 304, 516].flatMap((x, index) => [
      box({ x, y: 164, width: 192, height: 124 }, INK.ground, index === 0 ? INK.accent : INK.line),
      fillRect(x + 2, 166, 188, 22, INK.line),
      ...textLines(x + 20, 206, [110, 140, 80]),
    ]),
    label('Notes', 92, 322, INK.text, 22),
    label('Drawing', 304, 322, INK.muted, 22),
    label('Mail', 516, 322, INK.muted, 22),
    ...mainButton('Share', { x: 548, y: 350, width: 160, height: 52 }),
  ],
};

/** What a guest sees who is earlier than the host. */
export const waiting: Sketch = {
  height: 400,
  draw: ({ address }) => [
    ...browserWindow(400, address),
    ...drawRing(400, 190, 74, INK.border, INK.accent),
    node('text', { x: 400, y: 312, fontSize: 27, textAnchor: 'middle', fill: INK.text }, ['Waiting for the host']),
  ],
};

/** A laptop that has sent the meeting to a television. */
export const tv: Sketch = {
  height: 470,
  draw: ({ people }) => [
    node('rect', {
      x: 250,
      y: 8,
      width: 530,
      height: 312,
      rx: 12,
      fill: INK.ground,
      stroke: INK.border,
      strokeWidth: 4,
    }),
    meeting(people, { x: 262, y: 20, width: 506, height: 285 }),
    fillRect(440, 322, 150, 10, INK.border, 5),
    linePath('M190 268c16-14 22-26 24-42', INK.accent, 5),
    linePath('M212 286c26-20 36-42 40-66', INK.accent, 5),
    node('rect', {
      x: 60,
      y: 290,
      width: 250,
      height: 150,
      rx: 10,
      fill: INK.raised,
      stroke: INK.border,
      strokeWidth: 4,
    }),
    node('path', { d: 'M30 442h310l-18 16H48z', fill: INK.border }),
    ...mainButton('Stop casting', { x: 86, y: 338, width: 198, height: 54 }),
  ],
};
