import { lazyPart } from '../../hooks/lazy-part';

/** What only readers with service workers need, after the app has started. */
export const offlinePart = lazyPart(() => import('./offline-code'));

/** Maximum number of milliseconds to wait until the browser is idle. */
const LATEST = 10_000;

/** Calls back once the browser has nothing else to do. */
export function whenIdle(callback: () => void): void {
  // Safari has no such function.
  if (window.requestIdleCallback) window.requestIdleCallback(callback, { timeout: LATEST });
  else setTimeout(callback, LATEST / 5);
}
