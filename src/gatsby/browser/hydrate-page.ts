import { startTransition, type ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';

/**
 * Takes over a page's HTML like Gatsby's own function, but as a transition: React then works in pieces of a few
 * milliseconds, between which the browser can react to the reader.
 *
 * Relies on gatsby 5.16: `production-app.js` calls what the hook `replaceHydrateFunction` returns with the app and the
 * root element. Every built page has HTML; those of `develop` have none.
 */
export function hydratePage(app: ReactElement, root: Element): void {
  startTransition(() => void hydrateRoot(root, app));
}
