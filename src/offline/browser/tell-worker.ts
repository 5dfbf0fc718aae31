import { siteConfig } from '../../site/config/site-config';
import { WORKER_FILE, type SeenMessage } from '../shared/names';
import { kindOf } from '../shared/requests';
import { ownResources, pageRelease } from './page-release';

const { baseUrl } = siteConfig;
let registration: Promise<unknown> | undefined;

/**
 * Registers the service worker, and tells it which page is shown. Never rejects: browsers without service workers, and
 * windows in which they are not allowed, work as before.
 *
 * @param path of the page, with the base path
 */
export async function tellWorker(path: string): Promise<void> {
  // Undefined in old browsers and insecure contexts.
  const container: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  if (!container) return;
  try {
    if (process.env.NODE_ENV === 'development') return await removeWorker(container);
    registration ??= container.register(baseUrl + WORKER_FILE, { updateViaCache: 'none' });
    await registration;
    const { active } = await container.ready;
    active?.postMessage(seenMessage(path));
  } catch {
    registration = undefined;
  }
}

/** What the worker needs to know about the page that is shown. */
function seenMessage(path: string): SeenMessage {
  const loaded = ownResources().map(({ pathname }) => pathname);
  return {
    type: 'seen',
    path,
    ...pageRelease(),
    files: [...new Set(loaded)].filter((name) => kindOf(name, baseUrl, false) === 'file'),
    mayFetch: !navigator.connection?.saveData,
  };
}

/** While the site is developed, a worker of a built site on the same port would show old pages. */
async function removeWorker(container: ServiceWorkerContainer): Promise<void> {
  const all = await container.getRegistrations();
  const own = all.filter(({ active }) => active?.scriptURL.endsWith(`/${WORKER_FILE}`));
  await Promise.all(own.map((worker) => worker.unregister()));
}
