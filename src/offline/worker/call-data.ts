import { cacheNames } from '../shared/names';
import { mayKeep } from '../shared/requests';
import { networkOr } from './network-or';
import { baseUrl } from './scope';

/** Data of the console and the mock API: those of the current release, or without a network the last that were used. */
export async function handleCallData({ request }: { readonly request: Request }): Promise<Response> {
  const state = await caches.open(cacheNames(baseUrl).state);
  const answer = await networkOr(fetch(request), () => state.match(request.url)).catch(() => undefined);
  if (!answer) return Response.error();
  if (!answer.isKept && mayKeep(answer.response, 'file')) await state.put(request.url, answer.response.clone());
  return answer.response;
}
