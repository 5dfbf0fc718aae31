/** @jest-environment jsdom */
import type { SavedArea } from '../shared/areas';

const stored = new Map<string, SavedArea>();
const asked: { type: string; path?: string; files?: readonly string[]; remove?: readonly string[] }[] = [];
let pages: Record<string, [number, string, number]>;
const fetched: string[] = [];
let answer: (path: string) => string | undefined | Promise<string>;

jest.mock('./area-store', () => ({
  readArea: async (id: string) => stored.get(id),
  writeArea: async (area: SavedArea) => void stored.set(area.id, area),
  deleteArea: async (id: string) => void stored.delete(id),
  listAreas: async () => [...stored.values()],
  fetchSavablePages: async () => {
    if (!navigator.onLine) throw new Error('no network');
    return { pages, kinds: [['doc.js'], ['category.js']], search: { files: ['search-index/text.1.json'], bytes: 1 } };
  },
}));
jest.mock('./ask-worker', () => ({
  askWorker: async (message: (typeof asked)[number]) => {
    asked.push(message);
    return message.type === 'save' ? answer(message.path ?? '') : 'done';
  },
}));
jest.mock('./page-release', () => ({ pageRelease: () => ({ compilationHash: 'c1', appData: '/app-data.json' }) }));

const ID = '/docs/a';
const PAGES = ['/docs/a', '/docs/b', '/docs/c'];
const load = async () => (jest.resetModules(), import('./area-jobs'));
const savedPaths = () => asked.flatMap(({ type, path }) => (type === 'save' ? [path] : []));

beforeEach(() => {
  fetched.length = 0;
  globalThis.fetch = async (url) => (fetched.push(String(url)), { ok: true } as Response);
  stored.clear();
  asked.length = 0;
  pages = { '/docs/a': [1000, 'a1', 0], '/docs/b': [2000, 'b1', 0], '/docs/c': [3000, 'c1', 1] };
  answer = () => 'kept';
  Object.defineProperty(navigator, 'onLine', { value: true, configurable: true });
  Object.defineProperty(navigator, 'serviceWorker', { value: {}, configurable: true });
});

test('says what an area takes before anything is fetched', async () => {
  const { planSaving, areaState } = await load();
  await planSaving(ID, PAGES);
  expect(areaState(ID)).toMatchObject({ kind: 'planned', isUpdate: false, plan: { pages: PAGES, bytes: 6001 } });
  expect(asked).toEqual([]);
});

test('saves every page, reports progress, and tidies up at the end', async () => {
  const { saveArea, areaState, subscribeToAreas } = await load();
  const seen: number[] = [];
  subscribeToAreas(() => {
    const state = areaState(ID);
    if (state.kind === 'saving') seen.push(state.done);
  });
  await saveArea(ID, PAGES);
  expect(savedPaths()).toEqual(PAGES);
  // A page of another kind needs other code, which its HTML does not name.
  expect(asked.slice(0, 3).map(({ files }) => files)).toEqual([['/doc.js'], ['/doc.js'], ['/category.js']]);
  expect(seen).toEqual([0, 1, 2, 3]);
  // The worker keeps them as they pass by.
  expect(fetched).toEqual(['/search-index/manifest.json', '/search-index/text.1.json']);
  expect(asked.at(-1)).toEqual({ type: 'tidy', remove: [] });
  expect(areaState(ID)).toEqual({ kind: 'saved', saved: 3, pages: 3 });
  expect(stored.get(ID)?.kept).toEqual({ '/docs/a': 'a1', '/docs/b': 'b1', '/docs/c': 'c1' });
});

test('the area is written down before its first page, so that the worker keeps it', async () => {
  const { saveArea } = await load();
  answer = () => (stored.has(ID) ? 'kept' : 'failed');
  await saveArea(ID, PAGES);
  expect(Object.keys(stored.get(ID)?.kept ?? {})).toEqual(PAGES);
});

test('an update fetches what has changed, and removes what is gone', async () => {
  const { saveArea } = await load();
  await saveArea(ID, PAGES);
  asked.length = 0;
  pages = { '/docs/a': [1000, 'a1', 0], '/docs/b': [2000, 'b2', 0] };
  await saveArea(ID, PAGES);
  expect(savedPaths()).toEqual(['/docs/b']);
  expect(asked.at(-1)).toEqual({ type: 'tidy', remove: ['/docs/c'] });
  expect(stored.get(ID)?.kept).toEqual({ '/docs/a': 'a1', '/docs/b': 'b2' });
});

test('what was saved before a stop stays, and saving goes on from there', async () => {
  const { saveArea, stopSaving, areaState } = await load();
  const all = [...'abcdefghi'].map((letter) => `/docs/${letter}`);
  pages = Object.fromEntries(all.map((path) => [path, [1, 'x', 0]]));
  const waiting: ((value: string) => void)[] = [];
  answer = () => new Promise((resolve) => waiting.push(resolve));
  const saving = saveArea(ID, all);
  while (waiting.length === 0) await new Promise((resolve) => setTimeout(resolve));
  stopSaving(ID);
  const begun = savedPaths();
  for (const resolve of waiting) resolve('kept');
  await saving;
  expect(savedPaths()).toEqual(begun);
  expect(areaState(ID)).toEqual({ kind: 'saved', saved: begun.length, pages: 9 });
  answer = () => 'kept';
  await saveArea(ID, all);
  expect(savedPaths()).toEqual(all);
  expect(areaState(ID)).toEqual({ kind: 'saved', saved: 9, pages: 9 });
});

test.each([
  ['failed', 'pages'],
  ['full', 'full'],
  [undefined, 'pages'],
] as const)('a page that could not be saved (%s) is counted, and not said to be kept', async (given, reason) => {
  const { saveArea, areaState } = await load();
  answer = (path) => (path === '/docs/c' ? given : 'kept');
  await saveArea(ID, PAGES);
  expect(areaState(ID)).toEqual({ kind: 'failed', reason, missing: 1 });
  expect(Object.keys(stored.get(ID)?.kept ?? {})).toEqual(['/docs/a', '/docs/b']);
});

test('without a network, nothing is changed', async () => {
  const { planSaving, saveArea, areaState } = await load();
  await saveArea(ID, PAGES);
  const before = stored.get(ID);
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  for (const action of [planSaving, saveArea]) {
    await action(ID, PAGES);
    expect(areaState(ID)).toEqual({ kind: 'failed', reason: 'offline', missing: 0 });
    expect(stored.get(ID)).toBe(before);
  }
});

test('removing an area removes its pages, but not those that another area has', async () => {
  const { saveArea, removeArea, areaState } = await load();
  await saveArea(ID, PAGES);
  await saveArea('/docs/c', ['/docs/c']);
  await removeArea(ID);
  expect(asked.at(-1)).toEqual({ type: 'tidy', remove: ['/docs/a', '/docs/b'] });
  expect([...stored.keys()]).toEqual(['/docs/c']);
  expect(areaState(ID)).toEqual({ kind: 'none' });
});

test('saved areas are brought up to date once a day', async () => {
  const { saveArea, refreshAreas } = await load();
  await saveArea(ID, PAGES);
  asked.length = 0;
  pages['/docs/b'] = [2000, 'b2', 0];
  await refreshAreas();
  expect(asked).toEqual([]);
  stored.set(ID, { ...stored.get(ID)!, checkedAt: Date.now() - 25 * 60 * 60 * 1000 });
  await refreshAreas();
  expect(savedPaths()).toEqual(['/docs/b']);
});
