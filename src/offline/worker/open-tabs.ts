import { cacheNames } from '../shared/names';
import type { Tab } from '../shared/tabs';
import { baseUrl } from './scope';

/** Browsers stop an idle worker after half a minute, so what is known about tabs is also stored. */
const STORED = 40;
const known = new Map<string, Tab>();
const folder = `${baseUrl}~tabs/`;
const openState = (): Promise<Cache> => caches.open(cacheNames(baseUrl).state);

export async function tabOf(id: string): Promise<Tab | undefined> {
  const tab = known.get(id);
  if (tab || id === '') return tab;
  const stored = await (await openState()).match(folder + id);
  return stored && ((await stored.json()) as Tab);
}

/** Remembers a tab; at once, and across restarts if its release is known. */
export async function rememberTab(id: string, tab: Tab): Promise<void> {
  if (id === '') return;
  known.set(id, tab);
  if (tab.release === undefined) return;
  const state = await openState();
  await state.put(folder + id, new Response(JSON.stringify(tab)));
  const stored = (await state.keys()).filter(({ url }) => new URL(url).pathname.startsWith(folder));
  await Promise.all(stored.slice(0, -STORED).map((oldest) => state.delete(oldest)));
}

/** Releases of the tabs that were open lately. */
export async function releasesOfTabs(): Promise<Set<string>> {
  const state = await openState();
  const stored = (await state.keys()).filter(({ url }) => new URL(url).pathname.startsWith(folder));
  const tabs = await Promise.all(
    stored.map(async (key) => (await (await state.match(key))?.json()) as Tab | undefined),
  );
  return new Set(tabs.flatMap((tab) => tab?.release ?? []));
}
