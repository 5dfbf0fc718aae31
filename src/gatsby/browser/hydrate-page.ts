import { startTransition, type ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';

/**
 * Takes over a page's HTML as a transition: React then works in pieces of a few milliseconds, between which the browser
 * can react to the reader.
 */
export function hydratePage(app: ReactElement, root: Element): void {
  startTransition(() => void hydrateRoot(root, app));
}
