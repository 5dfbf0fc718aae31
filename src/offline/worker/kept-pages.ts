import pLimit from 'p-limit';
import { areaFolder, type SavedArea } from '../shared/areas';
import { keysToRemove, PAGE_LIMITS, type KeptEntry } from '../shared/limits';
import { cacheNames, KEPT } from '../shared/names';
import { kindOf, pageKey } from '../shared/requests';
import { releasesOfTabs } from './open-tabs';
import { baseUrl } from './scope';

/** Pages are written and removed one at a time, so that nothing is removed whose page is just being written. */
export const oneAtATime = pLimit(1);

export const openPages = (): Promise<Cache> => caches.open(cacheNames(baseUrl).pages);
export const openData = (): Promise<Cache> => caches.open(cacheNames(baseUrl).data);

/** What a kept response belongs to. */
export function keptAs({ headers }: Response): { readonly release: string; readonly digest?: string } {
  const digest = headers.get(KEPT.digest);
  return { release: headers.get(KEPT.release) ?? '', ...(digest === null ? {} : { digest }) };
}

/** Data of several releases can be kept at the same time. */
export function dataKey(url: string, release: string): string {
  const key = new URL(url, location.origin);
  key.searchParams.set('kept-release', release);
  return key.href;
}

/** A copy of a response, without headers that describe how it was transferred or to which requests it answers. */
export function copyWith(response: Response, body: string, added: Readonly<Record<string, string>>): Response {
  const headers = new Headers(response.headers);
  for (const name of ['content-encoding', 'content-length', 'vary']) headers.delete(name);
  for (const [name, value] of Object.entries(added)) headers.set(name, value);
  return new Response(body, { headers });
}

/** URLs of the pages of the areas that the reader has saved. */
async function savedPages(): Promise<Set<string>> {
  const state = await caches.open(cacheNames(baseUrl).state);
  const keys = (await state.keys()).filter(({ url }) => new URL(url).pathname.startsWith(areaFolder(baseUrl)));
  const areas = await Promise.all(keys.map(async (key) => (await (await state.match(key))?.json()) as SavedArea));
  const paths = areas.flatMap(({ kept }) => Object.keys(kept));
  return new Set(paths.map((path) => new URL(pageKey(baseUrl.slice(0, -1) + path, baseUrl), location.origin).href));
}

/** Removes the oldest pages beyond the limits, but none of saved areas, and data that nothing refers to any more. */
export async function removeOldPages(limits = PAGE_LIMITS): Promise<void> {
  const pages = await openPages();
  const entries: KeptEntry[] = [];
  const digests = new Set<string>();
  const saved = await savedPages();
  const releases = await releasesOfTabs();
  const kept = new Map<string, ReturnType<typeof keptAs>>();
  for (const key of await pages.keys()) {
    const response = await pages.match(key);
    if (!response) continue;
    const number = (name: string): number => Number(response.headers.get(name) ?? 0);
    if (!saved.has(key.url)) entries.push({ key: key.url, at: number(KEPT.at), bytes: number(KEPT.bytes) });
    kept.set(key.url, keptAs(response));
  }
  const removed = new Set(keysToRemove(entries, limits, Date.now()));
  await Promise.all([...removed].map((key) => pages.delete(key)));
  for (const [key, { release, digest }] of kept) {
    if (removed.has(key)) continue;
    releases.add(release);
    if (digest !== undefined) digests.add(digest);
  }
  const data = await openData();
  for (const key of await data.keys()) {
    const response = await data.match(key);
    if (!response) continue;
    const { release, digest } = keptAs(response);
    const isPageData = kindOf(new URL(key.url).pathname, baseUrl, false) === 'page-data';
    if (isPageData ? !digests.has(digest ?? '') : !releases.has(release)) await data.delete(key);
  }
}
