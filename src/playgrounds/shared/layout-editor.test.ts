import { MAP_LIMIT } from './layouts/parse-map';
import { LAYOUT_NAMES, layoutSpots } from './layouts/predefined';
import { STANDARD, WIDESCREEN } from './layouts/types';
import { checkPlan } from './checks';
import { editorReducer, startEditor, type EditorAction } from './layout-editor';
import { changePlan, startPlan, toBoxes } from './layout-plan';
import { toLayoutBody } from './plan-body';

const run = (actions: readonly EditorAction[], state = startEditor(startPlan('two'))) =>
  actions.reduce(editorReducer, state);
const change = (planChange: Extract<EditorAction, { type: 'change' }>['change']): EditorAction => ({
  type: 'change',
  change: planChange,
});
const nudge = (part: Partial<Extract<EditorAction, { type: 'nudge' }>>): EditorAction => ({
  type: 'nudge',
  key: 2,
  dx: 0,
  dy: 0,
  resizes: false,
  isRepeated: false,
  ...part,
});

test.each(LAYOUT_NAMES)('PLAY-LAYOUT %s is sent by name on both canvases, and users keep their spots', (name) => {
  const seated = changePlan(startPlan('one'), { type: 'user', key: 1, user: 'u-mara' });
  const chosen = changePlan(changePlan(seated, { type: 'choose', preset: name }), {
    type: 'canvas',
    widescreen: false,
  });
  expect(chosen.boxes.map(({ key: _key, user: _user, ...spot }) => spot)).toEqual(layoutSpots(name, STANDARD));
  expect(toLayoutBody(chosen)).toMatchObject({
    name,
    users: [
      'u-mara',
      ...layoutSpots(name, WIDESCREEN)
        .slice(1)
        .map(() => ''),
    ],
  });
  expect(toLayoutBody(chosen)).not.toHaveProperty('map');
});

test('PLAY-LAYOUT a changed layout becomes a map, and reordering its boxes moves their users', () => {
  const { plan } = {
    plan: run([change({ type: 'user', key: 2, user: 'u-wen' }), change({ type: 'order', key: 2, step: -1 })]).history
      .present,
  };
  expect(toLayoutBody(plan)).toEqual({
    layout: 'auto',
    map: [
      [640, 0, 640, 720],
      [0, 0, 640, 720],
    ],
    users: ['u-wen', ''],
    show_names: true,
    voice_activation: false,
  });
});

test('PLAY-LAYOUT up to ten boxes are added where there is room, and boxes can be duplicated and removed', () => {
  let plan = changePlan(startPlan(), { type: 'choose', preset: null });
  for (let count = 0; count < MAP_LIMIT + 3; count += 1) plan = changePlan(plan, { type: 'add' });
  expect(plan.boxes).toHaveLength(MAP_LIMIT);
  expect(new Set(plan.boxes.map(({ key }) => key)).size).toBe(MAP_LIMIT);
  expect(checkPlan(plan, new Set())).toEqual([]);
  const copied = run([change({ type: 'duplicate', key: 1 })]);
  expect(copied.history.present.boxes.map(({ key }) => key)).toEqual([1, 3, 2]);
  expect(copied.selected).toBe(3);
  expect(run([change({ type: 'remove', key: 1 })]).selected).toBe(2);
});

test.each([
  ['a pixel left', { dx: -1 }, 'Box 2: x 639, y 0.'],
  ['ten pixels left', { dx: -10 }, 'Box 2: x 630, y 0.'],
  ['narrower', { dx: -10, resizes: true }, 'Box 2: 630 wide, 720 high.'],
  ['beyond the edge', { dx: 1 }, 'Box 2 cannot go further. x 640, y 0.'],
])('PLAY-LAYOUT arrow keys change a box and announce the result: %s', (_name, part, message) => {
  expect(run([nudge(part)]).message).toBe(message);
});

test('PLAY-LAYOUT holding a key down makes one undo step, and each new press makes another', () => {
  const held = run([nudge({ dx: -1 }), nudge({ dx: -1, isRepeated: true }), nudge({ dx: -1, isRepeated: true })]);
  expect(held.history.past).toHaveLength(1);
  const pressed = run([nudge({ dx: -1 })], held);
  expect(pressed.history.past).toHaveLength(2);
  expect(run([{ type: 'undo' }, { type: 'undo' }, { type: 'undo' }], pressed).message).toBe('Nothing to undo.');
  expect(run([{ type: 'undo' }, { type: 'undo' }, { type: 'redo' }], pressed).history.present.boxes[1]).toMatchObject({
    x: 637,
  });
});

test('PLAY-LAYOUT a reset can be undone', () => {
  const edited = run([change({ type: 'user', key: 1, user: 'u-wen' })]);
  expect(run([{ type: 'reset' }], edited).history.present).toEqual(startPlan());
  expect(run([{ type: 'reset' }, { type: 'undo' }], edited).history.present).toBe(edited.history.present);
});

const spot = (x: number, y: number, width: number, height: number) => ({ x, y, width, height, fit: 'cover' as const });
const planOf = (...spots: ReturnType<typeof spot>[]) => ({ ...startPlan(), preset: null, boxes: toBoxes(spots) });

test.each([
  ['an empty map', planOf(), 'error: The map has no boxes: add one. Allowed: 1 to 10.'],
  [
    'too many boxes',
    planOf(...Array.from({ length: 12 }, (_, index) => spot(index * 300, 0, 300, 300))),
    'error: The map contains 12 boxes: remove 2. Allowed: 1 to 10.',
  ],
  [
    'a box above the canvas',
    planOf(spot(1000, -5, 300, 300)),
    'error: Box 1 is outside the canvas: it begins at y -5, above the canvas.',
  ],
  [
    'a box that extends past the right edge',
    planOf(spot(1000, 0, 300, 300)),
    'error: Box 1 is outside the canvas: it reaches to x 1300, but the canvas ends at 1280.',
  ],
  ['a box without width', planOf(spot(0, 0, 0, 300)), 'error: Box 1 has the width 0: it must be above 0.'],
  [
    'overlapping boxes',
    planOf(spot(0, 0, 300, 300), spot(200, 200, 300, 300)),
    'warning: Boxes 1 and 2 overlap: box 2 is drawn on top.',
  ],
  [
    'a box that is too small',
    planOf(spot(0, 0, 100, 60)),
    'warning: Box 1 is very small, 100x60: people are hard to recognise below 120x68.',
  ],
  [
    'names shortened to initials',
    planOf(spot(0, 0, 249, 300)),
    'note: Names become initials in spot 1: narrower than 250 pixels.',
  ],
  [
    'voice activation without layout auto',
    { ...planOf(spot(0, 0, 300, 300)), layout: 'custom' as const, voiceActivation: true },
    'warning: Voice activation works only with layout auto. With custom, no one changes spots.',
  ],
  [
    'a user in two spots',
    { ...planOf(), boxes: toBoxes([spot(0, 0, 300, 300), spot(300, 0, 300, 300)], ['u-a', 'u-a']) },
    'warning: Spots 1 and 2 both name "u-a": a source can have only one spot.',
  ],
  [
    'a vacant spot',
    { ...planOf(), boxes: toBoxes([spot(0, 0, 300, 300)], ['_blocked']) },
    'note: Spot 1 stays vacant: "_blocked" is not an id in this preview.',
  ],
])('PLAY-LAYOUT the checks report %s', (_name, plan, expected) => {
  expect(checkPlan(plan, new Set(['u-a'])).map(({ level, text }) => `${level}: ${text}`)).toContain(expected);
});

test('PLAY-LAYOUT editing begins and ends with an announcement, and ends when another box is chosen', () => {
  const editing = run([{ type: 'edit', key: 2 }]);
  expect([editing.isEditing, editing.selected]).toEqual([true, 2]);
  expect(editing.message).toMatch(/^Editing box 2: arrow keys move it/);
  expect(run([nudge({ key: 2, dx: -1 })], editing).isEditing).toBe(true);
  expect(run([{ type: 'select', key: 1 }], editing).isEditing).toBe(false);
  expect(run([{ type: 'edit', key: null }], editing)).toMatchObject({ isEditing: false, selected: 2 });
});
