/** Events for the parts of the frame that show the progress of a navigation. */
export type NavigationSign =
  /** Readers wait for another page; `end` when they no longer do. */
  | { readonly type: 'start' | 'end' }
  | { readonly type: 'shown' }
  /** The page of the current address could not be loaded. */
  | { readonly type: 'failed'; readonly href: string; readonly message: string };

type Listener = (sign: NavigationSign) => void;

const listeners = new Set<Listener>();

export function onNavigation(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Calls a function each time a page is shown. */
export function onShown(listener: () => void): () => void {
  return onNavigation(({ type }) => type === 'shown' && listener());
}

export function emitNavigation(sign: NavigationSign): void {
  for (const listener of listeners) listener(sign);
}
