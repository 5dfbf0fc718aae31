import { cacheNames } from '../shared/names';
import { mayKeep } from '../shared/requests';
import { networkOr } from './network-or';
import { baseUrl } from './scope';

const MANIFEST = `${baseUrl}search-index/manifest.json`;
/** The last manifest from the network: it is kept once the index that it names is. */
let latest: { readonly index: string; readonly response: Response } | undefined;

/** The current manifest; without a network, the one whose index is kept. */
export async function handleManifest({ request }: { readonly request: Request }): Promise<Response> {
  const state = await caches.open(cacheNames(baseUrl).state);
  const answer = await networkOr(fetch(request), () => state.match(MANIFEST)).catch(() => undefined);
  if (!answer) return Response.error();
  const { response, isKept } = answer;
  if (!isKept && mayKeep(response, 'file')) {
    const { index } = (await response.clone().json()) as { readonly index: string };
    latest = { index, response: response.clone() };
    const files = await caches.open(cacheNames(baseUrl).files);
    const url = new URL(`search-index/${index}`, location.origin + baseUrl).href;
    if (await files.match(url)) await keepManifest(url);
  }
  return response;
}

/** Called when a file is kept: if it is the index of the latest manifest, that manifest is kept too. */
export async function keepManifest(fileUrl: string): Promise<void> {
  if (!latest || !fileUrl.endsWith(`/search-index/${latest.index}`)) return;
  await (await caches.open(cacheNames(baseUrl).state)).put(MANIFEST, latest.response.clone());
}
