import { lazyPart } from '../../hooks/lazy-part';
import { siteConfig } from '../../site/config/site-config';

/** What only readers with service workers need, after the app has started. */
const worker = lazyPart(() => import('./tell-worker'));

/** Maximum number of milliseconds to wait until the browser is idle. */
const LATEST = 10_000;

/**
 * Keeps the page that is shown for offline use once the browser has nothing else to do.
 *
 * @param path of the page, with the base path
 */
export function rememberPage(path: string): void {
  if (!siteConfig.offline) return;
  const remember = () =>
    void worker.load().then(
      ({ tellWorker }) => tellWorker(path),
      () => undefined,
    );
  // Safari has no such function.
  if (window.requestIdleCallback) window.requestIdleCallback(remember, { timeout: LATEST });
  else setTimeout(remember, LATEST / 5);
}
