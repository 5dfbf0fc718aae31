import type { Draft, FlowingValues } from '../../shared/console/draft';

/** A request that was sent from this tab. */
export interface SentRequest extends Draft {
  readonly operationId: string;
  readonly method: string;
  /** Path for reading, with shortened keys. */
  readonly shownPath: string;
  /** Null if there was no answer. */
  readonly status: number | null;
}

/** What the console remembers for a tab. */
export interface TabState {
  /** Keys, tokens and ids by name, such as `API_KEY` and `ACCESS_KEY`. */
  readonly values: FlowingValues;
  /** Id of the chosen server. */
  readonly server: string;
  /** Whether samples show keys in place of placeholders. */
  readonly showsKeys: boolean;
  /** Newest first. */
  readonly sent: readonly SentRequest[];
}

/** Key in `sessionStorage`, the only place where keys are stored. */
const STORAGE_KEY = 'console';
const MOST_SENT = 20;
const EMPTY: TabState = { values: {}, server: '', showsKeys: false, sent: [] };

let state: TabState | undefined;
const listeners = new Set<() => void>();

export function tabState(): TabState {
  return (state ??= readState());
}

/** Changes what is remembered. If the browser stores nothing, it lasts until the page is left. */
export function changeTabState(change: Partial<TabState>): void {
  state = { ...tabState(), ...change };
  try {
    window.sessionStorage.setItem(STORAGE_KEY, JSON.stringify(state));
  } catch {
    // Blocked or full: the state above is still there.
  }
  for (const listener of listeners) listener();
}

/** Forgets all values and requests: both can contain keys. */
export function forgetKeys(): void {
  changeTabState({ ...EMPTY, server: tabState().server });
}

export function addSent(request: SentRequest): void {
  changeTabState({ sent: [request, ...tabState().sent].slice(0, MOST_SENT) });
}

export function watchTabState(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function readState(): TabState {
  try {
    const stored = JSON.parse(window.sessionStorage.getItem(STORAGE_KEY) ?? '{}') as Partial<TabState>;
    return { ...EMPTY, ...stored };
  } catch {
    return EMPTY;
  }
}
