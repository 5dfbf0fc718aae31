import { fill } from '../../site/fill';
import { describeChange, numberOf } from './describe-change';
import { record, seal, startHistory, step, type History } from './history';
import { changePlan, startPlan, type PlanChange } from './layout-plan';
import { canvasOf } from './layouts/types';
import { moveRect, resizeRect } from './rect';
import type { LayoutPlan } from './types';

/** State of the layout playground: the plan with its history, what is selected, and the last announcement. */
export interface EditorState {
  readonly history: History<LayoutPlan>;
  /** Key of the box that has the keyboard's focus when the canvas has it, and whose numbers the fields show. */
  readonly selected: number | null;
  /** True while the arrow keys change the selected box, instead of going to another one. */
  readonly isEditing: boolean;
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
  | { readonly type: 'select'; readonly key: number }
  /** Begins to edit a box with the keyboard; null ends that. */
  | { readonly type: 'edit'; readonly key: number | null }
  | { readonly type: 'load'; readonly plan: LayoutPlan; readonly message: string }
  | { readonly type: 'say'; readonly message: string }
  | { readonly type: 'undo' | 'redo' | 'reset' | 'seal' };

export function startEditor(plan: LayoutPlan = startPlan()): EditorState {
  return { history: startHistory(plan), selected: plan.boxes[0]?.key ?? null, isEditing: false, message: '' };
}

export function editorReducer(state: EditorState, action: EditorAction): EditorState {
  switch (action.type) {
    case 'change':
      return change(state, action.change, action.group ?? null);
    case 'nudge':
      return nudge(state, action);
    case 'select':
      return action.key === state.selected ? state : { ...state, selected: action.key, isEditing: false, message: '' };
    case 'edit':
      return edit(state, action.key);
    case 'load':
      return withHistory(state, record(state.history, action.plan), action.message, action.plan.boxes[0]?.key ?? null);
    case 'reset':
      return withHistory(
        state,
        record(state.history, startPlan()),
        STRINGS.layouts.wasReset,
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

/** If the selected box has gone, the first one takes its place. */
function withHistory(
  state: EditorState,
  history: History<LayoutPlan>,
  message: string,
  selected = state.selected,
): EditorState {
  const { boxes } = history.present;
  return {
    history,
    message,
    isEditing: state.isEditing && selected === state.selected,
    selected: boxes.some(({ key }) => key === selected) ? selected : (boxes[0]?.key ?? null),
  };
}

function edit(state: EditorState, key: number | null): EditorState {
  if (key === null)
    return state.isEditing ? { ...state, isEditing: false, message: STRINGS.layouts.arrowsChoose } : state;
  const number = numberOf(state.history.present, key);
  return {
    ...state,
    selected: key,
    isEditing: true,
    message: fill(STRINGS.layouts.arrowsMove, { boxes: fill(STRINGS.layouts.box, { number }) }),
  };
}

function change(state: EditorState, planChange: PlanChange, group: string | null): EditorState {
  const before = state.history.present;
  const plan = changePlan(before, planChange);
  if (plan === before) return state;
  return withHistory(
    state,
    record(state.history, plan, group),
    describeChange(planChange, plan),
    selectionAfter(planChange, before, plan, state.selected),
  );
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

function nudge(state: EditorState, action: Extract<EditorAction, { type: 'nudge' }>): EditorState {
  const plan = state.history.present;
  const box = plan.boxes.find(({ key }) => key === action.key);
  if (!box) return state;
  const { dx, dy, resizes } = action;
  const canvas = canvasOf(plan.widescreen);
  const edges = { x: dx === 0 ? null : 'end', y: dy === 0 ? null : 'end' } as const;
  const rect = resizes ? resizeRect(box, edges, dx, dy, canvas) : moveRect(box, dx, dy, canvas);
  const start: EditorState = {
    ...state,
    selected: box.key,
    ...(action.isRepeated ? {} : { history: seal(state.history) }),
  };
  const next = change(start, { type: 'place', key: box.key, rect }, `keys-${box.key}`);
  const words = fill(STRINGS.layouts.box, { number: numberOf(plan, box.key) });
  const { x, y, width, height } = rect;
  const place = resizes ? fill(STRINGS.layouts.size, { width, height }) : fill(STRINGS.layouts.position, { x, y });
  return {
    ...next,
    isEditing: state.isEditing,
    message: fill(next === start ? STRINGS.layouts.nudgedNot : STRINGS.layouts.nudged, {
      boxes: words.charAt(0).toUpperCase() + words.slice(1),
      place,
    }),
  };
}
