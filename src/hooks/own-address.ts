type Listener = () => void;

const listeners = new Set<Listener>();

/**
 * Calls back when the query or the hash of the shown page's own URL has changed. Unlike `popstate`, not when the
 * browser has gone back to another page that is still loading, to whose URL the shown page must not react.
 *
 * @returns a function that unsubscribes
 */
export function onOwnAddress(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Called by the navigation. */
export function emitOwnAddress(): void {
  for (const listener of listeners) listener();
}
