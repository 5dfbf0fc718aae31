import { fill } from '../../../site/fill';
import { automaticLayout, layoutSpots } from '../layouts/predefined';
import { WIDESCREEN } from '../layouts/types';
import { startPlan, toBoxes } from '../layout-plan';
import { record, startHistory, step, type History } from '../history';
import type { LayoutPlan } from '../types';
import { ID_LIMIT, NAME_LIMIT } from './fields';
import { freeText } from './free-text';
import type { SourceKindName, SourceValues } from './kinds';

/** A source in the list. */
export interface AddedSource {
  readonly kind: SourceKindName;
  readonly values: SourceValues;
}

/** What the reader has entered: the part of the state that the URL contains and that can be undone. */
export interface SourcesPlan {
  readonly roomId: string;
  readonly sources: readonly AddedSource[];
}

export interface SourcesState {
  readonly history: History<SourcesPlan>;
  /** What just happened, for screen readers. */
  readonly message: string;
}

export type SourcesAction =
  | { readonly type: 'add'; readonly source: AddedSource }
  | { readonly type: 'remove' | 'duplicate'; readonly id: string }
  /** Swaps a source with the one before or after it. */
  | { readonly type: 'move'; readonly id: string; readonly by: -1 | 1 }
  /** Replaces the values of the source with this id, the id among them. */
  | { readonly type: 'edit'; readonly id: string; readonly values: SourceValues }
  | { readonly type: 'room'; readonly roomId: string }
  | { readonly type: 'load'; readonly plan: SourcesPlan; readonly message: string }
  | { readonly type: 'say'; readonly message: string }
  | { readonly type: 'reset' | 'undo' | 'redo' };

/** Maximum number of sources in the list: more than a layout can show, but few enough for a usable page. */
export const SOURCE_LIMIT = 20;

export function startPlanOfSources(): SourcesPlan {
  return { roomId: 'team-standup', sources: [] };
}

export function startSources(plan: SourcesPlan = startPlanOfSources()): SourcesState {
  return { history: startHistory(plan), message: '' };
}

export function idOf({ values }: AddedSource): string {
  return values.id ?? '';
}

export function takenIds(sources: readonly AddedSource[]): Set<string> {
  return new Set(sources.map(idOf));
}

export function takenNames(sources: readonly AddedSource[]): Set<string> {
  return new Set(sources.map(({ values }) => values.name ?? ''));
}

export function sourcesReducer(state: SourcesState, action: SourcesAction): SourcesState {
  const plan = state.history.present;
  /** Consecutive changes with the same `group`, such as the letters typed into a field, become one step. */
  const change = (next: Partial<SourcesPlan>, message: string, group?: string): SourcesState => ({
    history: record(state.history, { ...plan, ...next }, group),
    message,
  });
  switch (action.type) {
    case 'add': {
      const id = idOf(action.source);
      if (plan.sources.length >= SOURCE_LIMIT || takenIds(plan.sources).has(id)) return state;
      return change(
        { sources: [...plan.sources, action.source] },
        fill(STRINGS.sources.nowAdded, { id, count: plan.sources.length + 1 }),
      );
    }
    case 'remove': {
      const sources = plan.sources.filter((source) => idOf(source) !== action.id);
      return change({ sources }, fill(STRINGS.sources.nowRemoved, { id: action.id, count: sources.length }));
    }
    case 'duplicate': {
      const copied = duplicate(plan.sources, action.id);
      if (!copied) return state;
      const message = fill(STRINGS.sources.nowCopied, { id: idOf(copied.copy), original: action.id });
      return change({ sources: copied.sources }, message);
    }
    case 'move': {
      const { id, by } = action;
      const from = plan.sources.findIndex((source) => idOf(source) === id);
      const [moved, other] = [plan.sources[from], plan.sources[from + by]];
      if (!moved || !other) return state;
      const sources = plan.sources.map((source) => (source === moved ? other : source === other ? moved : source));
      return change({ sources }, fill(STRINGS.sources.nowMoved, { id, place: from + by + 1, count: sources.length }));
    }
    case 'edit': {
      const sources = edit(plan.sources, action.id, action.values);
      return sources ? change({ sources }, fill(STRINGS.sources.nowChanged, { id: action.values.id ?? '' })) : state;
    }
    case 'room':
      return change({ roomId: action.roomId }, '', 'room');
    case 'load':
      return change(action.plan, action.message);
    case 'say':
      return { ...state, message: action.message };
    case 'reset':
      return change(startPlanOfSources(), STRINGS.sources.wasReset);
    case 'undo':
    case 'redo':
      return step(state.history, action.type);
  }
}

/** The copy comes after the original, with an id and a name of its own; undefined if there is none. */
function duplicate(sources: readonly AddedSource[], id: string) {
  const index = sources.findIndex((source) => idOf(source) === id);
  const original = sources[index];
  if (!original || sources.length >= SOURCE_LIMIT) return undefined;
  const values = {
    ...original.values,
    id: freeText(id, takenIds(sources), ID_LIMIT),
    name: freeText(original.values.name ?? id, takenNames(sources), NAME_LIMIT, ' '),
  };
  const copy: AddedSource = { ...original, values };
  return { copy, sources: [...sources.slice(0, index + 1), copy, ...sources.slice(index + 1)] };
}

/** Other sources refer to a source by its id, so they follow a new one. Undefined if the id is another one's. */
function edit(sources: readonly AddedSource[], id: string, values: SourceValues): AddedSource[] | undefined {
  const newId = values.id ?? '';
  if (!takenIds(sources).has(id) || (newId !== id && takenIds(sources).has(newId))) return undefined;
  return sources.map((source) => {
    if (idOf(source) === id) return { ...source, values };
    return source.values.replacement === id ? { ...source, values: { ...source.values, replacement: newId } } : source;
  });
}

/** Creates a plan for the layout playground in which the sources have the first spots. */
export function planForSources(sources: readonly AddedSource[]): LayoutPlan {
  const preset = sources.length > 9 ? 'present-vertical-9' : automaticLayout(sources.length);
  const start = startPlan();
  if (preset === null) return start;
  return {
    ...start,
    preset,
    boxes: toBoxes(layoutSpots(preset, WIDESCREEN), sources.map(idOf)),
    sources: sources.map((source) => ({ id: idOf(source), name: source.values.name ?? idOf(source) })),
  };
}
