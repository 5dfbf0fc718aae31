/** @jest-environment jsdom */
import { startPlan, toBoxes } from './layout-plan';
import { planToSvg } from './picture';

test('PLAY-LAYOUT the picture is an SVG file with its own colors, in which user input is escaped', () => {
  const spot = { x: 0, y: 0, width: 640, height: 360, fit: 'auto' } as const;
  const boxes = toBoxes([spot, { ...spot, x: 640 }], ['<script>"&\u0000\uD800']);
  const svg = planToSvg({ ...startPlan(), preset: null, mapName: '</title>', boxes });
  const document = new DOMParser().parseFromString(svg, 'image/svg+xml');
  expect(document.documentElement.getAttribute('width')).toBe('1280');
  expect(document.querySelector('parsererror, g:not([fill][color]), text:not([fill])')).toBeNull();
  const texts = [...document.querySelectorAll('text')].map(({ textContent }) => textContent);
  expect(texts).toEqual(['<script>"&', 'auto', '2', 'auto']);
});
