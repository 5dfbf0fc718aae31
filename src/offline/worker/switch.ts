import { cacheNames, cachePrefix, SWITCH_FILE } from '../shared/names';
import { baseUrl, scope } from './scope';

/** Milliseconds between two looks at the switch while pages are shown. */
const INTERVAL = 60 * 60 * 1000;
/** Errors of the worker itself after which it removes itself. */
const MAX_FAULTS = 3;
/** Milliseconds after which what was under way when the worker was removed has ended. */
const SETTLED = 2000;
let isOff = false;
let lookedAt = 0;
let faults = 0;

/** True once the worker has removed itself: pages that are still open then get everything from the network. */
export const isRemoved = (): boolean => isOff;

/** Removes the worker if the host says so. Without an answer, it stays. */
export async function obeySwitch({ atMostHourly = false } = {}): Promise<void> {
  if (atMostHourly && Date.now() - lookedAt < INTERVAL) return;
  lookedAt = Date.now();
  try {
    const response = await fetch(baseUrl + SWITCH_FILE, { cache: 'no-store' });
    if (response.ok && ((await response.json()) as { readonly off?: unknown }).off === true) await removeWorker();
  } catch {
    // No network, or no such file.
  }
}

/** Counts an error of the worker's own code. */
export async function countFault(): Promise<void> {
  faults += 1;
  if (faults >= MAX_FAULTS) await removeWorker();
}

async function removeWorker(): Promise<void> {
  isOff = true;
  await scope.registration.unregister();
  await deleteCaches(() => true);
  // What was under way may have opened a cache again.
  await new Promise((resolve) => setTimeout(resolve, SETTLED));
  await deleteCaches(() => true);
}

/** Removes caches whose format this worker does not know. */
export async function deleteOldCaches(): Promise<void> {
  const current: readonly string[] = Object.values(cacheNames(baseUrl));
  await deleteCaches((name) => !current.includes(name) && !name.includes('-precache-'));
}

async function deleteCaches(isOld: (name: string) => boolean): Promise<void> {
  const own = (await caches.keys()).filter((name) => name.startsWith(cachePrefix(baseUrl)));
  await Promise.all(own.filter(isOld).map((name) => caches.delete(name)));
}
