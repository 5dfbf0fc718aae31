import { setCacheNameDetails } from 'workbox-core';
import { ExpirationPlugin, type ExpirationPluginOptions } from 'workbox-expiration';
import { matchPrecache, precache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, type Strategy } from 'workbox-strategies';
import { cacheNames, cachePrefix, type ShownMessage } from '../shared/names';
import { kindOf, mayKeep, pageKey, type RequestKind } from '../shared/requests';
import { baseUrl, scope, type LongEvent } from './scope';

/** Inserted by the build: the offline page, the search page and what they need. */
declare const self: { readonly __WB_MANIFEST: readonly { readonly url: string; readonly revision: string | null }[] };

/** Seconds after which a kept answer is used if the network has not answered. */
const PATIENCE = 3;
const DAY = 24 * 60 * 60;
const names = cacheNames(baseUrl);

setCacheNameDetails({ prefix: cachePrefix(baseUrl) });
precache([...self.__WB_MANIFEST]);

const limit = (options: ExpirationPluginOptions) => new ExpirationPlugin({ ...options, purgeOnQuotaError: true });

/**
 * HTML and data of a page are only kept together, when the page has been seen, and not as they pass by: then they could
 * be of two releases. The worker's own requests can be told from those of pages by how they use the browser's cache.
 */
const isOwn = ({ cache, mode }: Request): boolean => cache === 'no-cache' && mode !== 'navigate';

/** The network comes first, so that readers never see an old release while they are online. */
const pages = new NetworkFirst({
  cacheName: names.pages,
  networkTimeoutSeconds: PATIENCE,
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      cacheKeyWillBeUsed: async ({ request }) => pageKey(new URL(request.url).pathname, baseUrl),
      cacheWillUpdate: async ({ request, response }) => (isOwn(request) && mayKeep(response, 'page') ? response : null),
      fetchDidSucceed: async ({ request, response }) => {
        if (response.status === 404 || response.status === 410)
          await (await caches.open(names.pages)).delete(pageKey(new URL(request.url).pathname, baseUrl));
        return response;
      },
    },
    limit({ maxEntries: 100, maxAgeSeconds: 60 * DAY }),
  ],
});

/** The folder of data has the version of the code in its name, so data never meet code that cannot show them. */
const data = new NetworkFirst({
  cacheName: names.data,
  networkTimeoutSeconds: PATIENCE,
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      cacheWillUpdate: async ({ request, response }) => (isOwn(request) && mayKeep(response, 'file') ? response : null),
    },
    limit({ maxEntries: 300 }),
  ],
});

const latest = new NetworkFirst({
  cacheName: names.latest,
  networkTimeoutSeconds: PATIENCE,
  matchOptions: { ignoreVary: true },
  plugins: [{ cacheWillUpdate: async ({ response }) => (mayKeep(response, 'file') ? response : null) }],
});

/** Files that never change. Those that were not used for longest are removed. */
const files = new CacheFirst({
  cacheName: names.files,
  matchOptions: { ignoreVary: true },
  plugins: [
    { cacheWillUpdate: async ({ response }) => (mayKeep(response, 'file') ? response : null) },
    limit({ maxEntries: 800 }),
  ],
});

const STRATEGIES: Readonly<Record<Exclude<RequestKind, 'other'>, Strategy>> = {
  page: pages,
  data,
  latest,
  file: files,
};

for (const [kind, strategy] of Object.entries(STRATEGIES))
  registerRoute(
    ({ url, request, sameOrigin }) => sameOrigin && kindOf(url.pathname, baseUrl, request.mode === 'navigate') === kind,
    async ({ url, request, event }) => {
      try {
        return await strategy.handle({ request, event });
      } catch {
        const isPage = kind === 'page';
        const precached = await matchPrecache(isPage ? pageKey(url.pathname, baseUrl) : url.href);
        return precached ?? (isPage ? await matchPrecache(`${baseUrl}offline`) : undefined) ?? Response.error();
      }
    },
  );

// It can take over at once: what it keeps does not depend on the release of its own code.
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(activate()));
scope.addEventListener('message', (event) => {
  const message = event.data as ShownMessage | null;
  if (message?.type === 'shown') event.waitUntil(keep(message, event));
});

async function activate(): Promise<void> {
  const current: readonly string[] = Object.values(names);
  const own = (await caches.keys()).filter((name) => name.startsWith(cachePrefix(baseUrl)));
  const old = own.filter((name) => !current.includes(name) && !name.includes('-precache-'));
  await Promise.all(old.map((name) => caches.delete(name)));
  // The page is requested while the worker starts.
  await scope.registration.navigationPreload?.enable();
  await scope.clients.claim();
}

/** Keeps a page; its HTML last, because that is only of use if all else is there. */
async function keep({ page, files: paths }: ShownMessage, event: LongEvent): Promise<void> {
  for (const path of [...paths, page]) {
    const kind = kindOf(new URL(path, location.href).pathname, baseUrl, path === page);
    if (kind === 'other') continue;
    const request = new Request(path, { cache: kind === 'file' ? 'force-cache' : 'no-cache' });
    const [response, done] = STRATEGIES[kind].handleAll({ request, event });
    const isOk = await response.then(
      ({ ok }) => ok,
      () => false,
    );
    await done.catch(() => undefined);
    if (!isOk) return;
  }
}
