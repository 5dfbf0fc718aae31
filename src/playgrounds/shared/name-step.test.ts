import { changePlan, startPlan, type PlanChange } from './layout-plan';
import { nameStep } from './name-step';
import { parsePlan } from './parse-plan';

const rect = { x: 0, y: 0, width: 100, height: 100 };

test.each<[string, PlanChange]>([
  ['Layout nine', { type: 'choose', preset: 'nine' }],
  ['Emptied the map', { type: 'choose', preset: null }],
  ['Canvas 1280x960', { type: 'canvas', widescreen: false }],
  ['Added box 5', { type: 'add' }],
  ['Added box 3', { type: 'duplicate', key: 2 }],
  ['Removed box 2', { type: 'remove', key: 2 }],
  ['Removed 2 boxes', { type: 'remove-all', keys: new Set([1, 2]) }],
  ['Changed the order', { type: 'order', key: 2, step: 1 }],
  ['Moved box 2', { type: 'place', key: 2, rect: { x: 7, y: 0, width: 427, height: 240 } }],
  ['Resized box 3', { type: 'place', key: 3, rect }],
  [
    'Resized 2 boxes',
    {
      type: 'places',
      places: new Map([
        [1, rect],
        [2, rect],
      ]),
    },
  ],
  ['Fit of box 1', { type: 'fit', key: 1, fit: 'contain' }],
  ['User of spot 4', { type: 'user', key: 4, user: 'ada' }],
  ['Voice activation', { type: 'options', options: { voiceActivation: true } }],
  ['Show names', { type: 'options', options: { showNames: false } }],
  ['Layout auto or custom', { type: 'options', options: { layout: 'custom' } }],
])('PLAY-LAYOUT a step of the history has a name: %s', (name, change) => {
  const before = startPlan('present-lower-3');
  expect(nameStep(before, changePlan(before, change))).toBe(name);
});

test('PLAY-LAYOUT a layout with other boxes, from a link or an import, has a name too', () => {
  const { value } = parsePlan([[0, 0, 10, 10]], startPlan());
  expect(value && nameStep(startPlan('four'), value)).toBe('Loaded a layout');
  expect(value && nameStep(value, { ...startPlan('four'), preset: null })).toBe('Loaded a layout');
});
