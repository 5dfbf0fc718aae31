/** @jest-environment jsdom */
import { report, shown } from './report';
import { startStage } from './stage';

const post = jest.spyOn(window.parent, 'postMessage').mockImplementation(() => undefined);
const taken = () =>
  post.mock.calls.splice(0).map(([message]) =>
    Object.values(message as object)
      .join(' ')
      .trim(),
  );

beforeAll(() => {
  window.location.hash = '#dark';
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  startStage();
});

test('reports that it runs, and takes the color mode of the page', () => {
  expect(taken()).toEqual(['started']);
  expect(document.documentElement.style.colorScheme).toBe('dark');
});

test('reports what a program prints, and what goes wrong', () => {
  console.error('Not presented:', new TypeError('no'));
  window.dispatchEvent(new ErrorEvent('error', { message: 'x is not defined' }));
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new Error('late') }));
  const violation = { effectiveDirective: 'connect-src', blockedURI: 'https://x.example' };
  document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), violation));
  expect(taken()).toEqual([
    'error Not presented: TypeError: no',
    'error x is not defined',
    'error Error: late',
    "error The frame's policy blocked connect-src https://x.example",
  ]);
  report('call', 'join');
  expect(taken()).toEqual(['call join']);
});

test.each([
  ['text', 'text'],
  [{ a: [1, 'b'] }, '{"a":[1,"b"]}'],
  [new Blob([], { type: 'image/png' }), 'image/png'],
  [undefined, 'undefined'],
  [null, 'null'],
  [() => 1, 'function'],
  [{ run: () => 1, when: new Map() }, '{"run":"function","when":"[object Map]"}'],
])('shows a value shortly', (value, text) => {
  expect(shown(value)).toBe(text);
});

test('shows elements by their name, and values that contain themselves', () => {
  const loop: Record<string, unknown> = {};
  loop.self = loop;
  expect([shown(document.createElement('div')), shown(loop)]).toEqual(['div', '[object Object]']);
});
