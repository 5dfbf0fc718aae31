/** Events for the parts of the frame that show the progress of a navigation. */
export type NavigationEvent =
  | { readonly type: 'start'; readonly path: string }
  | { readonly type: 'end' }
  | { readonly type: 'failed'; readonly href: string; readonly message: string };

type Listener = (event: NavigationEvent) => void;

const listeners = new Set<Listener>();

export function onNavigation(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function emitNavigation(event: NavigationEvent): void {
  for (const listener of listeners) listener(event);
}
