import {
  areTabValuesShown,
  forgetTabValues,
  onTabValues,
  readTabValues,
  setTabValues,
  showTabValues,
} from '../../../hooks/tab-values';
import type { Draft, FlowingValues } from '../../shared/console/draft';
import type { KnownMeeting } from '../../shared/console/plan';

/** A request that was sent from this tab. */
export interface SentRequest extends Draft {
  readonly operationId: string;
  readonly method: string;
  /** Path of the page from which it was sent. */
  readonly page: string;
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
  /** The room of the meeting of which an answer told last, and its access key. */
  readonly meeting: KnownMeeting | null;
}

/** What is kept here; values and their switch are shared with all samples (src/hooks/tab-values.ts). */
type Kept = Pick<TabState, 'server' | 'sent' | 'meeting'>;

/** Key in `sessionStorage`: requests can contain keys. */
const STORAGE_KEY = 'console';
const MOST_SENT = 20;
const EMPTY: Kept = { server: '', sent: [], meeting: null };

let kept: Kept | undefined;
let state: TabState | undefined;
const listeners = new Set<() => void>();

/** The same object until something changes. */
export function tabState(): TabState {
  kept ??= readKept();
  const current = { ...kept, values: readTabValues(), showsKeys: areTabValuesShown() };
  if (!state || (Object.keys(current) as (keyof TabState)[]).some((key) => state?.[key] !== current[key]))
    state = current;
  return state;
}

/** Changes what is remembered. If the browser stores nothing, it lasts until the page is left. */
export function changeTabState({ values, showsKeys, ...change }: Partial<TabState>): void {
  kept = { ...(kept ?? readKept()), ...change };
  try {
    window.sessionStorage.setItem(STORAGE_KEY, JSON.stringify(kept));
  } catch {
    // Blocked or full: the state above is still there.
  }
  if (values) setTabValues(values);
  if (showsKeys !== undefined) showTabValues(showsKeys);
  for (const listener of listeners) listener();
}

/** Forgets all values and requests: both can contain keys. */
export function forgetKeys(): void {
  forgetTabValues();
  changeTabState({ sent: [], meeting: null });
}

export function addSent(request: SentRequest): void {
  changeTabState({ sent: [request, ...tabState().sent].slice(0, MOST_SENT) });
}

export function watchTabState(listener: () => void): () => void {
  listeners.add(listener);
  const stop = onTabValues(listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
}

function readKept(): Kept {
  try {
    const stored = JSON.parse(window.sessionStorage.getItem(STORAGE_KEY) ?? '{}') as Partial<Kept>;
    return { ...EMPTY, ...stored };
  } catch {
    return EMPTY;
  }
}
