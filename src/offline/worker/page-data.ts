import { matchPrecache } from 'workbox-precaching';
import type { RequestKind } from '../shared/requests';
import { belongsTo, dataSource, type Tab } from '../shared/tabs';
import { dataKey, keptAs, openData } from './kept-pages';
import { networkOr } from './network-or';
import { tabOf } from './open-tabs';
import type { RequestEvent } from './scope';

/** By tab: whether the data of the page that it requested last came from the network. */
const latest = new Map<string, Promise<boolean>>();

/** Data of a page or of a release, for a tab. */
export async function handleData(
  { request, event }: { readonly request: Request; readonly event: RequestEvent },
  kind: RequestKind,
): Promise<Response> {
  const tab = await tabOf(event.clientId);
  const source = dataSource(tab);
  if (source === 'network') return fetch(request).catch(() => Response.error());
  const kept = () => findData(request.url, tab);
  if (source === 'cache') return (await kept()) ?? Response.error();
  const answer = networkOr(fetch(request), kept);
  if (kind === 'page-data')
    latest.set(
      event.clientId,
      answer.then(
        ({ isKept }) => !isKept,
        () => false,
      ),
    );
  try {
    const { response, isKept } = await answer;
    // Kept facts about the release must not be combined with a page of the current one.
    return isKept && kind === 'release-data' && (await latest.get(event.clientId)) ? Response.error() : response;
  } catch {
    return Response.error();
  }
}

async function findData(url: string, tab: Tab | undefined): Promise<Response | undefined> {
  if (tab?.release === undefined) return undefined;
  if (tab.source === 'precache') {
    const response = await matchPrecache(url);
    if (response) return response;
  }
  const response = await (await openData()).match(dataKey(url, tab.release));
  return response && belongsTo(tab, keptAs(response)) ? response : undefined;
}
