import { cachePrefix } from '../shared/names';
import { baseUrl, scope } from './scope';

/**
 * The worker of a site that is not for offline use: it takes the place of one from an older release, and removes
 * everything that is left of it. Open pages go on undisturbed.
 */
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(remove()));

async function remove(): Promise<void> {
  const own = (await caches.keys()).filter((name) => name.startsWith(cachePrefix(baseUrl)));
  await Promise.all(own.map((name) => caches.delete(name)));
  await scope.registration.unregister();
}
