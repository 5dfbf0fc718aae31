import { MAP_LIMIT, overlaps } from './layouts/parse-map';
import { layoutSpots, type LayoutName } from './layouts/predefined';
import { canvasOf, type Canvas, type Fit, type Spot } from './layouts/types';
import { sameRect, type Rect } from './rect';
import type { Box, LayoutPlan } from './types';

/** A change that a reader makes to the plan. `key` identifies a box. */
export type PlanChange =
  | { readonly type: 'choose'; readonly preset: LayoutName | null }
  | { readonly type: 'canvas'; readonly widescreen: boolean }
  | { readonly type: 'add' }
  | { readonly type: 'remove' | 'duplicate'; readonly key: number }
  | { readonly type: 'order'; readonly key: number; readonly step: -1 | 1 }
  | { readonly type: 'place'; readonly key: number; readonly rect: Rect }
  | { readonly type: 'fit'; readonly key: number; readonly fit: Fit }
  | { readonly type: 'user'; readonly key: number; readonly user: string }
  | {
      readonly type: 'options';
      readonly options: Partial<Pick<LayoutPlan, 'layout' | 'showNames' | 'voiceActivation' | 'mapName'>>;
    };

/** The layout that the playground starts with. */
const FIRST_PRESET: LayoutName = 'present-lower-3';

/** Size of a new box: a quarter of the canvas width, at 16:9. */
const NEW_BOX = { width: 320, height: 180 };

/** Offset of a duplicate from its original, in pixels. */
const DUPLICATE_OFFSET = 40;

/** Creates boxes for spots; `users` contains their users, in the same order. */
export function toBoxes(spots: readonly Spot[], users: readonly string[] = []): Box[] {
  return spots.map((spot, index) => ({ ...spot, key: index + 1, user: users[index] ?? '' }));
}

export function startPlan(preset: LayoutName = FIRST_PRESET): LayoutPlan {
  return {
    widescreen: true,
    preset,
    mapName: '',
    boxes: toBoxes(layoutSpots(preset, canvasOf(true))),
    layout: 'auto',
    showNames: true,
    voiceActivation: false,
    sources: [],
  };
}

/** Returns the plan after a change, or the same object if nothing has changed. */
export function changePlan(plan: LayoutPlan, change: PlanChange): LayoutPlan {
  switch (change.type) {
    case 'choose':
      return choosePreset(plan, change.preset);
    case 'canvas':
      if (change.widescreen === plan.widescreen) return plan;
      return plan.preset === null
        ? { ...plan, widescreen: change.widescreen }
        : choosePreset({ ...plan, widescreen: change.widescreen }, plan.preset);
    case 'add':
      return addBox(
        plan,
        { ...placeForNewBox(plan.boxes, canvasOf(plan.widescreen)), fit: 'cover' },
        plan.boxes.length,
      );
    case 'remove':
      return { ...toCustomMap(plan), boxes: plan.boxes.filter(({ key }) => key !== change.key) };
    case 'duplicate':
      return duplicate(plan, change.key);
    case 'order':
      return reorder(plan, change.key, change.step);
    case 'place':
      return place(plan, change.key, change.rect);
    case 'fit':
      return update(plan, change.key, (box) => (box.fit === change.fit ? box : { ...box, fit: change.fit }), true);
    case 'user':
      return update(plan, change.key, (box) => (box.user === change.user ? box : { ...box, user: change.user }), false);
    case 'options':
      return { ...plan, ...change.options };
  }
}

/** Applies a predefined layout, or an empty map for null. Users keep their place in the order. */
function choosePreset(plan: LayoutPlan, preset: LayoutName | null): LayoutPlan {
  if (preset === null) return { ...plan, preset, boxes: [] };
  return {
    ...plan,
    preset,
    boxes: toBoxes(
      layoutSpots(preset, canvasOf(plan.widescreen)),
      plan.boxes.map(({ user }) => user),
    ),
  };
}

/** Turns a predefined layout into a custom map, because it is about to change. */
function toCustomMap(plan: LayoutPlan): LayoutPlan {
  return plan.preset === null ? plan : { ...plan, preset: null };
}

function update(plan: LayoutPlan, key: number, change: (box: Box) => Box, makesMap: boolean): LayoutPlan {
  const boxes = plan.boxes.map((box) => (box.key === key ? change(box) : box));
  if (boxes.every((box, index) => box === plan.boxes[index])) return plan;
  return { ...(makesMap ? toCustomMap(plan) : plan), boxes };
}

function place(plan: LayoutPlan, key: number, { x, y, width, height }: Rect): LayoutPlan {
  const rect = { x, y, width, height };
  return update(plan, key, (box) => (sameRect(box, rect) ? box : { ...box, ...rect }), true);
}

function addBox(plan: LayoutPlan, spot: Spot, index: number): LayoutPlan {
  if (plan.boxes.length >= MAP_LIMIT) return plan;
  const key = Math.max(0, ...plan.boxes.map((box) => box.key)) + 1;
  return {
    ...toCustomMap(plan),
    boxes: [...plan.boxes.slice(0, index), { ...spot, key, user: '' }, ...plan.boxes.slice(index)],
  };
}

function duplicate(plan: LayoutPlan, key: number): LayoutPlan {
  const index = plan.boxes.findIndex((box) => box.key === key);
  const box = plan.boxes[index];
  if (!box) return plan;
  const canvas = canvasOf(plan.widescreen);
  const shifted = (start: number, size: number, limit: number): number =>
    start + size + DUPLICATE_OFFSET <= limit ? start + DUPLICATE_OFFSET : Math.max(0, start - DUPLICATE_OFFSET);
  const { width, height, fit } = box;
  return addBox(
    plan,
    { x: shifted(box.x, width, canvas.width), y: shifted(box.y, height, canvas.height), width, height, fit },
    index + 1,
  );
}

function reorder(plan: LayoutPlan, key: number, step: -1 | 1): LayoutPlan {
  const index = plan.boxes.findIndex((box) => box.key === key);
  const [box, other] = [plan.boxes[index], plan.boxes[index + step]];
  if (!box || !other) return plan;
  const boxes = [...plan.boxes];
  boxes[index] = other;
  boxes[index + step] = box;
  return { ...toCustomMap(plan), boxes };
}

/** Finds the first place, row by row, where a new box overlaps no other; otherwise a place offset from the corner. */
function placeForNewBox(boxes: readonly Spot[], canvas: Canvas): Rect {
  for (let y = 0; y + NEW_BOX.height <= canvas.height; y += 20) {
    for (let x = 0; x + NEW_BOX.width <= canvas.width; x += 20) {
      const place: Spot = { x, y, ...NEW_BOX, fit: 'cover' };
      if (boxes.every((box) => overlaps([place, box]).length === 0)) return { x, y, ...NEW_BOX };
    }
  }
  const offset = DUPLICATE_OFFSET * (1 + (boxes.length % 8));
  return { x: offset, y: offset, ...NEW_BOX };
}
