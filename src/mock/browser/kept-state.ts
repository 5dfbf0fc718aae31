import type { EntityChange } from './messages';

const KEY = 'mock-state';
/** Milliseconds in which changes are collected before they are written. */
const DELAY = 200;

/** What the API's stand-in knows, kept for as long as the tab is open, so that a reload loses nothing. */
export interface KeptState {
  readonly entities: () => readonly EntityChange[];
  readonly apply: (changes: readonly EntityChange[] | 'cleared') => void;
}

/** @param storage the tab's storage; undefined if the browser blocks it */
export function createKeptState(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | undefined): KeptState {
  const entities = new Map(read(storage).map((entity) => [keyOf(entity), entity]));
  let timer = 0;
  const write = (): void => {
    window.clearTimeout(timer);
    timer = 0;
    try {
      storage?.setItem(KEY, JSON.stringify([...entities.values()]));
    } catch {
      // Too much, such as many pictures: the next page starts anew rather than with a part.
      storage?.removeItem(KEY);
    }
  };
  window.addEventListener('pagehide', () => {
    if (timer !== 0) write();
  });
  return {
    entities: () => [...entities.values()],
    apply: (changes) => {
      if (changes === 'cleared') entities.clear();
      else
        for (const change of changes) {
          if (change.value === undefined) entities.delete(keyOf(change));
          else entities.set(keyOf(change), change);
        }
      timer ||= window.setTimeout(write, DELAY);
    },
  };
}

function read(storage: Pick<Storage, 'getItem'> | undefined): EntityChange[] {
  try {
    const kept: unknown = JSON.parse(storage?.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? (kept as EntityChange[]) : [];
  } catch {
    return [];
  }
}

function keyOf({ kind, id }: EntityChange): string {
  return `${kind} ${id}`;
}
