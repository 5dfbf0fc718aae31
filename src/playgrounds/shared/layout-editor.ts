import { fill } from '../../site/fill';
import { plural } from '../../site/words';
import { describeChange, describeKeys, numberOf } from './describe-change';
import { record, seal, startHistory, step, type History } from './history';
import { changePlan, startPlan, type PlanChange } from './layout-plan';
import { nameStep } from './name-step';
import { nudged } from './nudge';
import { keepExisting, select, selectedBoxes, type Selection, type SelectMode } from './selection';
import type { LayoutPlan } from './types';

/** State of the layout playground: the plan with its history, what is selected, and the last announcement. */
export interface EditorState extends Selection {
  readonly history: History<LayoutPlan>;
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
  | { readonly type: 'select'; readonly key: number; readonly mode?: SelectMode }
  | { readonly type: 'select-all' }
  /** Begins to edit a box with the keyboard; null ends that. */
  | { readonly type: 'edit'; readonly key: number | null }
  /** Goes back in the history, or forward with a positive number of steps. */
  | { readonly type: 'travel'; readonly steps: number }
  | { readonly type: 'load'; readonly plan: LayoutPlan; readonly message: string }
  | { readonly type: 'say'; readonly message: string }
  | { readonly type: 'undo' | 'redo' | 'reset' | 'seal' };

export function startEditor(plan: LayoutPlan = startPlan()): EditorState {
  return {
    history: startHistory(plan),
    selected: plan.boxes[0]?.key ?? null,
    also: [],
    isEditing: false,
    message: '',
  };
}

export function editorReducer(state: EditorState, action: EditorAction): EditorState {
  const plan = state.history.present;
  switch (action.type) {
    case 'change':
      return change(state, action.change, action.group ?? null);
    case 'nudge':
      return nudge(state, action);
    case 'select': {
      const next = select(state, action.key, action.mode ?? 'only');
      if (next === state) return state;
      const count = selectedBoxes(plan.boxes, next).length;
      return { ...state, ...next, isEditing: false, message: count > 1 ? plural(count, STRINGS.layouts.selected) : '' };
    }
    case 'select-all': {
      const also = plan.boxes.flatMap(({ key }) => (key === state.selected ? [] : [key]));
      return { ...state, also, isEditing: false, message: plural(plan.boxes.length, STRINGS.layouts.selected) };
    }
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
    case 'redo':
      return travel(state, action.type === 'undo' ? -1 : 1);
    case 'travel':
      return travel(state, action.steps);
  }
}

/** With another main box, only that one is selected. */
function withHistory(
  state: EditorState,
  history: History<LayoutPlan>,
  message: string,
  selected = state.selected,
): EditorState {
  const { boxes } = history.present;
  const selection = { selected, also: selected === state.selected ? state.also : [] };
  return {
    history,
    message,
    isEditing: state.isEditing && selected === state.selected,
    ...keepExisting(selection, boxes, boxes[0]?.key ?? null),
  };
}

function travel(state: EditorState, steps: number): EditorState {
  const way = steps < 0 ? 'undo' : 'redo';
  let { history, message } = step(state.history, way);
  const name = history === state.history ? '' : nameBetween(state.history.present, history.present, way);
  for (let count = 1; count < Math.abs(steps); count += 1) history = step(history, way).history;
  if (name !== '')
    message =
      Math.abs(steps) === 1
        ? fill(way === 'undo' ? STRINGS.layouts.undoneStep : STRINGS.layouts.redoneStep, { step: name })
        : plural(Math.abs(steps), way === 'undo' ? STRINGS.layouts.undoneSteps : STRINGS.layouts.redoneSteps);
  return withHistory(state, history, message);
}

function nameBetween(present: LayoutPlan, next: LayoutPlan, way: 'undo' | 'redo'): string {
  const name = way === 'undo' ? nameStep(next, present) : nameStep(present, next);
  return name.charAt(0).toLowerCase() + name.slice(1);
}

function edit(state: EditorState, key: number | null): EditorState {
  if (key === null)
    return state.isEditing ? { ...state, isEditing: false, message: STRINGS.layouts.arrowsChoose } : state;
  const selection = select(state, key, 'within');
  const words = describeKeys(state.history.present, selectedBoxes(state.history.present.boxes, selection));
  return {
    ...state,
    ...selection,
    isEditing: true,
    message: fill(STRINGS.layouts.arrowsMove, { boxes: words }),
  };
}

function change(state: EditorState, planChange: PlanChange, group: string | null): EditorState {
  const before = state.history.present;
  const plan = changePlan(before, planChange);
  if (plan === before) return state;
  const next = withHistory(
    state,
    record(state.history, plan, group),
    describeChange(planChange, plan),
    selectionAfter(planChange, before, plan, state.selected),
  );
  return planChange.type === 'choose' ? { ...next, also: [] } : next;
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
  const selection = select(state, action.key, 'within');
  const boxes = selectedBoxes(plan.boxes, selection);
  const main = boxes.find(({ key }) => key === action.key);
  if (!main) return state;
  const places = nudged(plan, action.resizes ? [main] : boxes, action);
  const start: EditorState = {
    ...state,
    ...selection,
    ...(action.isRepeated ? {} : { history: seal(state.history) }),
  };
  const next = change(start, { type: 'places', places }, `keys-${[...places.keys()].join()}`);
  const words =
    places.size > 1 ? describeKeys(plan, boxes) : fill(STRINGS.layouts.box, { number: numberOf(plan, main.key) });
  const { x, y, width, height } = places.get(main.key) ?? main;
  const result = action.resizes
    ? fill(STRINGS.layouts.size, { width, height })
    : fill(STRINGS.layouts.position, { x, y });
  const subject = words.charAt(0).toUpperCase() + words.slice(1);
  return {
    ...next,
    isEditing: state.isEditing,
    message: fill(next === start ? STRINGS.layouts.nudgedNot : STRINGS.layouts.nudged, {
      boxes: subject,
      place: result,
    }),
  };
}
