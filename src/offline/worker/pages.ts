import { matchPrecache } from 'workbox-precaching';
import { NetworkFirst } from 'workbox-strategies';
import { cacheNames, KEPT } from '../shared/names';
import { kindOf, pageKey } from '../shared/requests';
import { digestOf } from './digest';
import { keptAs, openPages } from './kept-pages';
import { PATIENCE } from './network-or';
import { rememberTab } from './open-tabs';
import { baseUrl, type RequestEvent } from './scope';
import { obeySwitch } from './switch';

/** The network comes first, so that readers never see an old release while they are online. */
const pages = new NetworkFirst({
  cacheName: cacheNames(baseUrl).pages,
  networkTimeoutSeconds: PATIENCE / 1000,
  plugins: [
    {
      // Pages are only kept together with their data (keep-page.ts).
      cacheWillUpdate: async () => null,
      cacheKeyWillBeUsed: async ({ request }) => pageKey(new URL(request.url).pathname, baseUrl),
    },
  ],
});

/** A page; without a network, the one that was kept, or one that lists what can be read. */
export async function handlePage(
  { request, event, url }: { readonly request: Request; readonly event: RequestEvent; readonly url: URL },
  precached: readonly string[],
): Promise<Response> {
  try {
    const response = await pages.handle({ request, event });
    const isKept = response.headers.has(KEPT.release);
    if (response.status === 404 || response.status === 410)
      event.waitUntil(openPages().then((kept) => kept.delete(pageKey(url.pathname, baseUrl))));
    await rememberTab(event.resultingClientId, {
      phase: 'loading',
      ...(isKept ? { source: 'cache', ...keptAs(response) } : { source: 'network' }),
    });
    return response;
  } catch {
    if (navigator.onLine) event.waitUntil(obeySwitch());
    const response =
      (await matchPrecache(pageKey(url.pathname, baseUrl))) ?? (await matchPrecache(`${baseUrl}offline`));
    if (!response) return Response.error();
    const release = await releaseOf(precached);
    await rememberTab(event.resultingClientId, { phase: 'loading', source: 'precache', release });
    return response;
  }
}

/** Release of the precached pages, computed like that of kept ones. */
async function releaseOf(urls: readonly string[]): Promise<string> {
  const shared = urls.filter((url) => kindOf(new URL(url, location.href).pathname, baseUrl, false) === 'release-data');
  const texts = await Promise.all(shared.map(async (url) => (await matchPrecache(url))?.text() ?? ''));
  return digestOf(...texts);
}
