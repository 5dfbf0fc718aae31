/**
 * Saves, updates and removes areas. A job goes on while the reader opens other pages of the site, so its state is kept
 * here, and not in a component.
 */
import pLimit from 'p-limit';
import { siteConfig } from '../../site/config/site-config';
import { withBase } from '../../site/routes';
import { planArea, type AreaPlan, type SavablePages, type SavedArea } from '../shared/areas';
import { deleteArea, fetchSavablePages, listAreas, readArea, writeArea } from './area-store';
import { askWorker } from './ask-worker';
import { pageRelease } from './page-release';

/** Pages that are fetched at the same time. */
const PARALLEL = 3;
/** Milliseconds after which a saved area is compared with the site again. */
const REFRESH_AFTER = 24 * 60 * 60 * 1000;
/** After so many pages, what has been saved is written down, in case the page is closed. */
const WRITE_EVERY = 10;

export type AreaState =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'none' }
  /** `saved` of the area's pages are there, as they were when they were saved. */
  | { readonly kind: 'saved'; readonly saved: number; readonly pages: number }
  | { readonly kind: 'planning' }
  | { readonly kind: 'planned'; readonly plan: AreaPlan; readonly isUpdate: boolean }
  | { readonly kind: 'saving'; readonly done: number; readonly total: number }
  /** `full`: there is no room. `offline`: the list of pages cannot be fetched. */
  | { readonly kind: 'failed'; readonly reason: 'pages' | 'full' | 'offline'; readonly missing: number };

const inSite = (path: string) => withBase(siteConfig.baseUrl, path);

const UNKNOWN: AreaState = { kind: 'unknown' };
const states = new Map<string, AreaState>();
const stops = new Map<string, AbortController>();
const listeners = new Set<() => void>();

export function subscribeToAreas(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function areaState(id: string): AreaState {
  return states.get(id) ?? UNKNOWN;
}

function setState(id: string, state: AreaState): void {
  states.set(id, state);
  for (const listener of listeners) listener();
}

/** Looks whether the area is saved in this browser. */
export async function lookAtArea(id: string): Promise<void> {
  if (stops.has(id)) return;
  const area = await readArea(id).catch(() => undefined);
  if (!stops.has(id)) setState(id, summaryOf(area));
}

function summaryOf(area: SavedArea | undefined): AreaState {
  return area ? { kind: 'saved', saved: Object.keys(area.kept).length, pages: area.pages.length } : { kind: 'none' };
}

/** Finds out what saving or updating the area would mean, so that the reader can decide. */
export async function planSaving(id: string, pages: readonly string[]): Promise<void> {
  setState(id, { kind: 'planning' });
  try {
    const area = await readArea(id);
    const plan = planArea(pages, await fetchSavablePages(), area?.kept ?? {});
    setState(id, { kind: 'planned', plan, isUpdate: area !== undefined });
  } catch {
    setState(id, { kind: 'failed', reason: 'offline', missing: 0 });
  }
}

/** Saves or updates the area. What has been saved when it is stopped, or when the page is closed, stays saved. */
export async function saveArea(id: string, pages: readonly string[]): Promise<void> {
  if (stops.has(id)) return;
  const stop = new AbortController();
  stops.set(id, stop);
  try {
    // The browser may otherwise remove everything when it needs room.
    await navigator.storage?.persist?.().catch(() => false);
    setState(id, await runSaving(id, pages, stop.signal));
  } catch {
    setState(id, { kind: 'failed', reason: 'offline', missing: 0 });
  } finally {
    stops.delete(id);
  }
}

export function stopSaving(id: string): void {
  stops.get(id)?.abort();
}

async function runSaving(id: string, wanted: readonly string[], signal: AbortSignal): Promise<AreaState> {
  const site = await fetchSavablePages();
  const kept: Record<string, string> = { ...(await readArea(id))?.kept };
  const plan = planArea(wanted, site, kept);
  for (const path of plan.remove) delete kept[path];
  const write = () => writeArea({ id, pages: plan.pages, kept: { ...kept }, checkedAt: Date.now() });
  const total = plan.pages.length;
  let done = total - plan.fetch.length;
  let missing = 0;
  let isFull = false;
  const report = () => setState(id, { kind: 'saving', done, total });
  const savePage = async (path: string): Promise<void> => {
    if (signal.aborted || isFull) return;
    const [, digest = '', kind = -1] = site.pages[path] ?? [];
    const files = (site.kinds[kind] ?? []).map((name) => siteConfig.baseUrl + name);
    const answer = await askWorker({ type: 'save', path: inSite(path), files, ...pageRelease() });
    if (answer === 'kept') kept[path] = digest;
    else missing += 1;
    isFull ||= answer === 'full';
    done += 1;
    report();
    if (done % WRITE_EVERY === 0) await write();
  };
  // First, so that the worker does not remove the pages as old ones.
  await write();
  report();
  const limit = pLimit(PARALLEL);
  await Promise.all(plan.fetch.map((path) => limit(savePage, path)));
  if (!signal.aborted && !isFull) await fetchSearch(site);
  await write();
  await askWorker({ type: 'tidy', remove: plan.remove.map(inSite) });
  if (isFull || missing > 0) return { kind: 'failed', reason: isFull ? 'full' : 'pages', missing };
  return summaryOf(await readArea(id));
}

/** The worker keeps the files of the search as they pass by. Without them, pages can still be read. */
async function fetchSearch({ search }: SavablePages): Promise<void> {
  const get = (path: string) => fetch(siteConfig.baseUrl + path).catch(() => undefined);
  const limit = pLimit(PARALLEL);
  await get('search-index/manifest.json');
  await Promise.all(search.files.map((path) => limit(get, path)));
}

/** Removes a saved area from this browser. */
export async function removeArea(id: string): Promise<void> {
  const area = await readArea(id);
  await deleteArea(id);
  const elsewhere = new Set((await listAreas()).flatMap(({ kept }) => Object.keys(kept)));
  const pages = Object.keys(area?.kept ?? {}).filter((path) => !elsewhere.has(path));
  const remove = pages.map(inSite);
  await askWorker({ type: 'tidy', remove });
  setState(id, { kind: 'none' });
}

/** Brings saved areas up to date, at most once a day, unless the reader saves data. */
export async function refreshAreas(): Promise<void> {
  if (navigator.connection?.saveData || !navigator.serviceWorker || !navigator.onLine) return;
  for (const { id, pages, checkedAt } of await listAreas())
    if (Date.now() - checkedAt > REFRESH_AFTER) await saveArea(id, pages);
}
