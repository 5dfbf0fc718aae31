import { canvasOf } from './layouts/types';
import { record, seal, startHistory, step, type History } from './history';
import { changePlan, startPlan, type PlanChange } from './layout-plan';
import { moveRect, resizeRect } from './rect';
import type { Box, LayoutPlan } from './types';

/** State of the layout playground: the plan with its history, the selected box, and the last announcement. */
export interface EditorState {
  readonly history: History<LayoutPlan>;
  /** Key of the selected box. */
  readonly selected: number | null;
  /** What just happened, for screen readers. */
  readonly message: string;
}

export type EditorAction =
  /** Consecutive changes with the same `group` become one step of the history. */
  | { readonly type: 'change'; readonly change: PlanChange; readonly group?: string }
  /** An arrow key: `dx` and `dy` in pixels. `isRepeated` while the key is held down. */
  | {
      readonly type: 'nudge';
      readonly key: number;
      readonly dx: number;
      readonly dy: number;
      readonly resizes: boolean;
      readonly isRepeated: boolean;
    }
  | { readonly type: 'select'; readonly key: number | null }
  | { readonly type: 'load'; readonly plan: LayoutPlan; readonly message: string }
  | { readonly type: 'say'; readonly message: string }
  | { readonly type: 'undo' | 'redo' | 'reset' | 'seal' };

export function startEditor(plan: LayoutPlan = startPlan()): EditorState {
  return { history: startHistory(plan), selected: plan.boxes[0]?.key ?? null, message: '' };
}

export function editorReducer(state: EditorState, action: EditorAction): EditorState {
  switch (action.type) {
    case 'change':
      return change(state, action.change, action.group ?? null);
    case 'nudge':
      return nudge(state, action);
    case 'select':
      return action.key === state.selected ? state : { ...state, selected: action.key };
    case 'load':
      return withHistory(state, record(state.history, action.plan), action.message, action.plan.boxes[0]?.key ?? null);
    case 'reset':
      return withHistory(
        state,
        record(state.history, startPlan()),
        'Reset. Undo brings your layout back.',
        startPlan().boxes[0]?.key ?? null,
      );
    case 'say':
      return { ...state, message: action.message };
    case 'seal':
      return { ...state, history: seal(state.history) };
    case 'undo':
    case 'redo': {
      const { history, message } = step(state.history, action.type);
      return withHistory(state, history, message);
    }
  }
}

function withHistory(
  state: EditorState,
  history: History<LayoutPlan>,
  message: string,
  selected = state.selected,
): EditorState {
  const { boxes } = history.present;
  return { history, message, selected: boxes.some(({ key }) => key === selected) ? selected : (boxes[0]?.key ?? null) };
}

function change(state: EditorState, planChange: PlanChange, group: string | null): EditorState {
  const before = state.history.present;
  const plan = changePlan(before, planChange);
  if (plan === before) return state;
  const history = record(state.history, plan, group);
  return {
    history,
    selected: selectionAfter(planChange, before, plan, state.selected),
    message: describeChange(planChange, plan),
  };
}

/** Selects a new box; after a removal, selects the neighbor of the removed box. */
function selectionAfter(
  { type }: PlanChange,
  before: LayoutPlan,
  plan: LayoutPlan,
  selected: number | null,
): number | null {
  if (type === 'add' || type === 'duplicate') {
    const known = new Set(before.boxes.map(({ key }) => key));
    return plan.boxes.find(({ key }) => !known.has(key))?.key ?? selected;
  }
  if (plan.boxes.some(({ key }) => key === selected)) return selected;
  const index = before.boxes.findIndex(({ key }) => key === selected);
  return (plan.boxes[index] ?? plan.boxes.at(-1))?.key ?? null;
}

function describeChange(change: PlanChange, plan: LayoutPlan): string {
  switch (change.type) {
    case 'choose':
      return change.preset === null
        ? 'Empty map.'
        : `Layout ${change.preset}, ${plan.boxes.length} ${plan.boxes.length === 1 ? 'spot' : 'spots'}.`;
    case 'canvas':
      return `Canvas ${canvasOf(plan.widescreen).width} by ${canvasOf(plan.widescreen).height}.`;
    case 'add':
    case 'duplicate':
      return `Added: the map has ${plan.boxes.length} ${plan.boxes.length === 1 ? 'box' : 'boxes'}.`;
    case 'remove':
      return `Removed: ${plan.boxes.length} left.`;
    case 'order':
      return `Now box ${numberOf(plan, change.key)} of ${plan.boxes.length}.`;
    case 'place':
      return describePlace(plan, change.key);
    default:
      return '';
  }
}

function numberOf({ boxes }: LayoutPlan, key: number): number {
  return boxes.findIndex((box) => box.key === key) + 1;
}

/** Describes the position and size of a box: `Box 2 at x 640, y 0, 640 wide, 360 high.` */
function describePlace(plan: LayoutPlan, key: number): string {
  const box = plan.boxes.find((candidate) => candidate.key === key);
  return box ? `Box ${numberOf(plan, key)} at x ${box.x}, y ${box.y}, ${box.width} wide, ${box.height} high.` : '';
}

function nudge(state: EditorState, action: Extract<EditorAction, { type: 'nudge' }>): EditorState {
  const plan = state.history.present;
  const box = plan.boxes.find(({ key }) => key === action.key);
  if (!box) return state;
  const canvas = canvasOf(plan.widescreen);
  const rect = action.resizes
    ? resizeRect(
        box,
        { horizontal: action.dx === 0 ? null : 'right', vertical: action.dy === 0 ? null : 'bottom' },
        action.dx,
        action.dy,
        canvas,
      )
    : moveRect(box, action.dx, action.dy, canvas);
  const { x, y, width, height } = rect;
  const start = action.isRepeated ? state : { ...state, history: seal(state.history) };
  const next = change(start, { type: 'place', key: box.key, rect: { x, y, width, height } }, `keys-${box.key}`);
  if (next === start)
    return {
      ...start,
      selected: box.key,
      message: `Box ${numberOf(plan, box.key)} cannot go further. ${describePositionOrSize(box, action.resizes)}`,
    };
  return {
    ...next,
    selected: box.key,
    message: `Box ${numberOf(plan, box.key)}: ${describePositionOrSize(rect, action.resizes)}`,
  };
}

function describePositionOrSize(
  { x, y, width, height }: Pick<Box, 'x' | 'y' | 'width' | 'height'>,
  isSize: boolean,
): string {
  return isSize ? `${width} wide, ${height} high.` : `x ${x}, y ${y}.`;
}
