import { cacheNames } from '../shared/names';
import { mayKeep } from '../shared/requests';
import { networkOr } from './network-or';
import { baseUrl } from './scope';

/**
 * The last manifest from the network for each index, by the URL of the index: a manifest is kept once the index that it
 * names is. Each version of the docs has an index in a folder of its own.
 */
const latest = new Map<string, { readonly manifest: string; readonly response: Response }>();

/** The current manifest; without a network, the one whose index is kept. */
export async function handleManifest({ request }: { readonly request: Request }): Promise<Response> {
  const state = await caches.open(cacheNames(baseUrl).state);
  const manifest = new URL(request.url).pathname;
  const answer = await networkOr(fetch(request), () => state.match(manifest)).catch(() => undefined);
  if (!answer) return Response.error();
  const { response, isKept } = answer;
  if (!isKept && mayKeep(response, 'file')) {
    const { index } = (await response.clone().json()) as { readonly index: string };
    const url = new URL(index, request.url).href;
    for (const [known, { manifest: other }] of latest) if (other === manifest) latest.delete(known);
    latest.set(url, { manifest, response: response.clone() });
    const files = await caches.open(cacheNames(baseUrl).files);
    if (await files.match(url)) await keepManifest(url);
  }
  return response;
}

/** Called when a file is kept: if it is the index of a latest manifest, that manifest is kept too. */
export async function keepManifest(fileUrl: string): Promise<void> {
  const found = latest.get(fileUrl);
  if (found) await (await caches.open(cacheNames(baseUrl).state)).put(found.manifest, found.response.clone());
}
