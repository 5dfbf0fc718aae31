import { siteConfig } from '../../site/config/site-config';
import { areaFolder, areaKey, PAGES_FILE, type SavablePages, type SavedArea } from '../shared/areas';
import { cacheNames } from '../shared/names';

const { baseUrl } = siteConfig;
const openState = (): Promise<Cache> => caches.open(cacheNames(baseUrl).state);

/** Areas are stored where the worker finds them, which keeps their pages for as long. */
export async function readArea(id: string): Promise<SavedArea | undefined> {
  const stored = await (await openState()).match(areaKey(baseUrl, id));
  return stored && ((await stored.json()) as SavedArea);
}

export async function writeArea(area: SavedArea): Promise<void> {
  await (await openState()).put(areaKey(baseUrl, area.id), Response.json(area));
}

export async function deleteArea(id: string): Promise<void> {
  await (await openState()).delete(areaKey(baseUrl, id));
}

/** All saved areas, by path; none where nothing can be stored. */
export async function listAreas(): Promise<SavedArea[]> {
  try {
    const state = await openState();
    const keys = (await state.keys()).filter(({ url }) => new URL(url).pathname.startsWith(areaFolder(baseUrl)));
    return await Promise.all(keys.map(async (key) => (await (await state.match(key))?.json()) as SavedArea));
  } catch {
    return [];
  }
}

/**
 * The pages that the site has now.
 *
 * @throws Error if they cannot be fetched
 */
export async function fetchSavablePages(): Promise<SavablePages> {
  const response = await fetch(baseUrl + PAGES_FILE, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${PAGES_FILE}: status ${response.status}`);
  return (await response.json()) as SavablePages;
}
