import { siteConfig } from '../../site/config/site-config';
import { offlinePart, whenIdle } from './offline-part';

/**
 * Keeps the page that is shown for offline use once the browser has nothing else to do, and looks after saved areas.
 *
 * @param path of the page, with the base path
 */
export function rememberPage(path: string): void {
  if (!siteConfig.offline) return;
  whenIdle(() => {
    void offlinePart.load().then(
      async ({ tellWorker, refreshAreas }) => {
        await tellWorker(path);
        await refreshAreas();
      },
      () => undefined,
    );
  });
}
