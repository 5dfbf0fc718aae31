import { automaticLayout, layoutSpots } from '../layouts/predefined';
import { WIDESCREEN } from '../layouts/types';
import { startPlan, toBoxes } from '../layout-plan';
import type { LayoutPlan } from '../types';
import { checkId, checkUrl } from './fields';
import type { SourceKindName, SourceValues } from './kinds';

/** A source in the list. */
export interface AddedSource {
  readonly kind: SourceKindName;
  readonly values: SourceValues;
}

export const FORWARD_TYPES = ['audio,video', 'audio', 'video'] as const;
export type ForwardType = (typeof FORWARD_TYPES)[number];

/** Values of the form for the forward request. */
export interface ForwardForm {
  /** Id of the source to forward. */
  readonly source: string;
  readonly forwardId: string;
  readonly type: ForwardType;
  readonly url: string;
}

export interface SourcesState {
  readonly roomId: string;
  readonly sources: readonly AddedSource[];
  readonly forward: ForwardForm;
  /** What just happened, for screen readers. */
  readonly message: string;
}

export type SourcesAction =
  | { readonly type: 'add'; readonly source: AddedSource }
  | { readonly type: 'remove'; readonly id: string }
  | { readonly type: 'room'; readonly roomId: string }
  | { readonly type: 'forward'; readonly change: Partial<ForwardForm> }
  | { readonly type: 'load'; readonly state: SourcesState; readonly message: string }
  | { readonly type: 'say'; readonly message: string }
  | { readonly type: 'reset' };

/** Maximum number of sources in the list: more than a layout can show, but few enough for a usable page. */
export const SOURCE_LIMIT = 20;

export function startSources(): SourcesState {
  return {
    roomId: 'team-standup',
    sources: [],
    forward: { source: '', forwardId: 'forward-1', type: 'audio,video', url: 'https://whip.example.org/ingest' },
    message: '',
  };
}

export function idOf({ values }: AddedSource): string {
  return values.id ?? '';
}

export function takenIds(sources: readonly AddedSource[]): Set<string> {
  return new Set(sources.map(idOf));
}

export function sourcesReducer(state: SourcesState, action: SourcesAction): SourcesState {
  switch (action.type) {
    case 'add': {
      const id = idOf(action.source);
      if (state.sources.length >= SOURCE_LIMIT || takenIds(state.sources).has(id)) return state;
      return {
        ...state,
        sources: [...state.sources, action.source],
        forward: state.forward.source === '' ? { ...state.forward, source: id } : state.forward,
        message: `Added ${id}. The list has ${state.sources.length + 1}.`,
      };
    }
    case 'remove': {
      const sources = state.sources.filter((source) => idOf(source) !== action.id);
      const first = sources[0];
      const forward =
        state.forward.source === action.id ? { ...state.forward, source: first ? idOf(first) : '' } : state.forward;
      return { ...state, sources, forward, message: `Removed ${action.id}. The list has ${sources.length}.` };
    }
    case 'room':
      return { ...state, roomId: action.roomId, message: '' };
    case 'forward':
      return { ...state, forward: { ...state.forward, ...action.change }, message: '' };
    case 'load':
      return { ...action.state, message: action.message };
    case 'say':
      return { ...state, message: action.message };
    case 'reset':
      return { ...startSources(), message: 'Reset: the list is empty.' };
  }
}

/** Returns what is wrong with the forward form, by field. */
export function checkForward(forward: ForwardForm): Partial<Record<keyof ForwardForm, string>> {
  const forwardId = checkId(forward.forwardId);
  const url = checkUrl(forward.url, ['https:'], 'https://whip.example.org/ingest');
  return { ...(forwardId ? { forwardId } : {}), ...(url ? { url } : {}) };
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
