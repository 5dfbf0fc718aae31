/** @jest-environment jsdom */
import { startPlan, toBoxes } from './layout-plan';
import { planToSvg } from './picture';

const parse = (svg: string) => new DOMParser().parseFromString(svg, 'image/svg+xml');

test('PLAY-LAYOUT the picture is a complete SVG file with a rectangle for each box', () => {
  const document = parse(planToSvg(startPlan('nine')));
  expect(document.querySelector('parsererror')).toBeNull();
  expect(document.documentElement.getAttribute('width')).toBe('1280');
  expect(document.querySelectorAll('g > rect')).toHaveLength(9);
  expect(document.querySelectorAll('[class], style')).toHaveLength(0);
});

test('PLAY-LAYOUT user input in the picture is escaped', () => {
  const boxes = toBoxes([{ x: 0, y: 0, width: 640, height: 360, fit: 'cover' }], ['<script>"&\u0000\uD800']);
  const document = parse(planToSvg({ ...startPlan(), preset: null, mapName: '</title>', boxes }));
  expect(document.querySelector('parsererror')).toBeNull();
  expect(document.querySelector('script')).toBeNull();
  expect(document.querySelector('text')?.textContent).toContain('<script>"&');
});
