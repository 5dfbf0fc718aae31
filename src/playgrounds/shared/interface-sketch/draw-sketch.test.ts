import type { DrawingNode } from '../drawing';
import { drawSketch, SKETCH_NAMES } from './draw-sketch';

const CONTENT = { address: 'https://app.example.com', people: ['Mara', 'Jonas', 'Ines'] };

function textsOf(drawing: DrawingNode): string[] {
  return drawing.children.flatMap((child) => (typeof child === 'string' ? [child] : textsOf(child)));
}

test.each(SKETCH_NAMES)('%s has the title as its name, and its chrome follows the color mode', (name) => {
  const drawing = drawSketch(name, 'What it shows', CONTENT);
  expect(drawing.attributes).toMatchObject({ role: 'img', className: 'layout-drawing' });
  expect(drawing.children[0]).toEqual({ tag: 'title', attributes: {}, children: ['What it shows'] });
  const markup = JSON.stringify(drawing.children);
  expect(markup).toMatch(/"var\(--color-(?:surface|raised)\)"/);
  // Only the drawing itself has a name and a class.
  expect(markup).not.toMatch(/"role"|className|"desc"/);
});

test('a composed picture shows everybody with names, a routed one only the other person', () => {
  expect(textsOf(drawSketch('web-client', 'A', CONTENT))).toEqual(['A', CONTENT.address, 'Mara', 'Jonas', 'Ines']);
  expect(textsOf(drawSketch('own-interface', 'A', CONTENT))).toEqual(['A', CONTENT.address]);
  expect(textsOf(drawSketch('phones', 'A', CONTENT))).toEqual(['A', 'p2p true', 'p2p false']);
});

test('messages of a chat are wrapped below their sender', () => {
  const messages = ['Concierge: Welcome, Jonas. Type help for a list: now', 'Jonas: help'];
  const texts = textsOf(drawSketch('chat', 'A', { ...CONTENT, messages }));
  expect(texts.slice(2)).toEqual(['Concierge', 'Welcome, Jonas. Type', 'help for a list: now', 'Jonas', 'help']);
});
