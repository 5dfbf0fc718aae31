import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst } from 'workbox-strategies';
import { FILE_LIMITS } from '../shared/limits';
import { cacheNames } from '../shared/names';
import { kindOf, mayKeep } from '../shared/requests';
import { keepManifest } from './search-manifest';
import { baseUrl, type LongEvent } from './scope';
import { isRemoved } from './switch';

/** Files that never change. Those that were not used for longest are removed. */
const files = new CacheFirst({
  cacheName: cacheNames(baseUrl).files,
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      cacheWillUpdate: async ({ response }) =>
        !isRemoved() &&
        mayKeep(response, 'file') &&
        Number(response.headers.get('content-length') ?? 0) <= FILE_LIMITS.bytesOfOne
          ? response
          : null,
      cacheDidUpdate: ({ request }) => keepManifest(request.url),
    },
    // Without an age: saved areas need their files for as long as they are saved.
    new ExpirationPlugin({ maxEntries: FILE_LIMITS.entries, purgeOnQuotaError: true }),
  ],
});

/** From the cache, or otherwise from the network. */
export async function handleFile({
  request,
  event,
}: {
  readonly request: Request;
  readonly event: LongEvent;
}): Promise<Response> {
  try {
    return await files.handle({ request, event });
  } catch {
    return fetch(request).catch(() => Response.error());
  }
}

/**
 * Keeps files; those that are kept count as used now.
 *
 * @param mayFetch otherwise only what the browser already has is kept
 * @returns paths of the files that could not be kept
 */
export async function keepFiles(
  paths: readonly string[],
  mayFetch: boolean,
  event: LongEvent,
): Promise<readonly string[]> {
  const missing: string[] = [];
  for (const path of paths.filter((name) => kindOf(name, baseUrl, false) === 'file')) {
    const request = new Request(path, mayFetch ? { cache: 'force-cache' } : ONLY_STORED);
    const [response, done] = files.handleAll({ request, event });
    const isOk = await response.then(
      ({ ok }) => ok,
      () => false,
    );
    await done.catch(() => undefined);
    if (!isOk) missing.push(path);
  }
  return missing;
}

/** Only answered from the browser's own cache, never from the network. */
export const ONLY_STORED: RequestInit = { cache: 'only-if-cached', mode: 'same-origin' };
