/** A value with its undo and redo history. */
export interface History<T> {
  readonly past: readonly T[];
  readonly present: T;
  readonly future: readonly T[];
  /** Group of the last change; the next change with the same group joins its step. Null if the group is closed. */
  readonly group: string | null;
}

/** Number of steps that can be undone. */
export const HISTORY_LIMIT = 100;

export function startHistory<T>(present: T): History<T> {
  return { past: [], present, future: [], group: null };
}

/** Adds a step. Consecutive steps with the same group, such as the moves of one drag, are undone together. */
export function record<T>(history: History<T>, next: T, group: string | null = null): History<T> {
  if (next === history.present) return history;
  if (group !== null && group === history.group) return { ...history, present: next, future: [] };
  return { past: [...history.past, history.present].slice(-HISTORY_LIMIT), present: next, future: [], group };
}

/** Closes the group: the next change starts a new step. */
export function seal<T>(history: History<T>): History<T> {
  return history.group === null ? history : { ...history, group: null };
}

function undo<T>(history: History<T>): History<T> {
  const previous = history.past.at(-1);
  if (previous === undefined) return history;
  return {
    past: history.past.slice(0, -1),
    present: previous,
    future: [history.present, ...history.future],
    group: null,
  };
}

function redo<T>(history: History<T>): History<T> {
  const [next, ...future] = history.future;
  if (next === undefined) return history;
  return { past: [...history.past, history.present], present: next, future, group: null };
}

/** Undoes or redoes a step, with what to tell the reader. */
export function step<T>(
  history: History<T>,
  way: 'undo' | 'redo',
): { readonly history: History<T>; readonly message: string } {
  const next = way === 'undo' ? undo(history) : redo(history);
  if (next === history)
    return { history, message: way === 'undo' ? STRINGS.playgrounds.nothingToUndo : STRINGS.playgrounds.nothingToRedo };
  return { history: next, message: way === 'undo' ? STRINGS.playgrounds.undone : STRINGS.playgrounds.redone };
}
