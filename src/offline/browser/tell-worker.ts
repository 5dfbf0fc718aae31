import { siteConfig } from '../../site/config/site-config';
import { WORKER_FILE, type ShownMessage } from '../shared/names';
import { kindOf, pageKey } from '../shared/requests';

const { baseUrl } = siteConfig;
let registration: Promise<unknown> | undefined;

/**
 * Registers the service worker, and tells it which page is shown. Never rejects: browsers without service workers, and
 * windows in which they are not allowed, work as before. Readers who save data get no worker.
 *
 * @param path of the page, with the base path
 */
export async function tellWorker(path: string): Promise<void> {
  // Undefined in old browsers and insecure contexts.
  const container: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  if (!container || navigator.connection?.saveData) return;
  try {
    if (process.env.NODE_ENV === 'development') return await removeWorker(container);
    registration ??= container.register(baseUrl + WORKER_FILE, { updateViaCache: 'none' });
    await registration;
    const { active } = await container.ready;
    const message: ShownMessage = { type: 'shown', page: pageKey(path, baseUrl), files: filesOf(path) };
    active?.postMessage(message);
  } catch {
    registration = undefined;
  }
}

/** What a page needs, of what the app has loaded so far: files of earlier pages are there already. */
function filesOf(path: string): readonly string[] {
  const key = pageKey(path, baseUrl);
  const ownData = `/${key === baseUrl ? 'index' : key.slice(baseUrl.length)}/page-data.json`;
  const loaded = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === location.origin)
    .map(({ pathname, search }) => pathname + search);
  return [...new Set(loaded)].filter((name) => {
    const kind = kindOf(name.replace(/\?.*/, ''), baseUrl, false);
    return kind === 'file' || (kind === 'data' && (!name.endsWith('/page-data.json') || name.endsWith(ownData)));
  });
}

/** While the site is developed, a worker of a built site on the same port would show old pages. */
async function removeWorker(container: ServiceWorkerContainer): Promise<void> {
  const all = await container.getRegistrations();
  const own = all.filter(({ active }) => active?.scriptURL.endsWith(`/${WORKER_FILE}`));
  await Promise.all(own.map((worker) => worker.unregister()));
}
