/** @jest-environment jsdom */
import { startPlan } from '../../playgrounds/shared/layout-plan';
import { encodeHash, encodePlan } from '../../playgrounds/shared/url-state';
import { showLayout } from './layout-embed';

function show(hash: string): HTMLElement {
  showLayout(document.body, hash, '/portal/playground/layouts/');
  return document.body;
}
const link = (body: HTMLElement) => body.querySelector('a')?.getAttribute('href');

test('shows the spots of the plan with a name, and leads to the same plan in the playground', () => {
  const hash = encodePlan(startPlan());
  const body = show(hash);
  expect(body.querySelectorAll('svg > .layout-spot')).toHaveLength(4);
  expect(body.querySelector('svg')?.getAttribute('viewBox')).toBe('0 0 1280 720');
  expect(body.querySelector('svg > title')?.textContent).toBe('Layout present-lower-3, 1280x720');
  expect(body.querySelector('h1')?.textContent).toBe('Layout present-lower-3');
  expect(document.title).toBe('Layout present-lower-3');
  expect(link(body)).toBe(`/portal/playground/layouts/${hash}`);
});

test('what a reader has typed is text', () => {
  const plan = startPlan();
  const boxes = plan.boxes.map((box) => ({ ...box, user: '<img src=x>' }));
  const body = show(encodePlan({ ...plan, boxes, preset: null, mapName: '<b>A</b>' }));
  expect(body.querySelectorAll('img, b')).toHaveLength(0);
  expect(body.querySelector('h1')?.textContent).toBe('<b>A</b>');
});

test.each([
  ['', 'contains no layout'],
  ['#about', 'contains no layout'],
  ['#s=%%%', 'The link is damaged'],
  [`#s=${'a'.repeat(20_001)}`, 'the limit is 20000'],
  [encodeHash({ map: [['x']] }), 'Spot 1'],
  [encodeHash(null), 'expected a map'],
])('%.20s says what is wrong, and keeps a way out', (hash, message) => {
  const body = show(hash);
  expect(body.querySelector('p')?.textContent).toContain(message);
  expect(body.querySelector('svg')).toBeNull();
  expect(link(body)).toBe('/portal/playground/layouts/');
});
