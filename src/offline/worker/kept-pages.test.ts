import { areaKey, type SavedArea } from '../shared/areas';
import { cacheNames, KEPT } from '../shared/names';
import { installWorkerScope } from './test-support';

const scope = installWorkerScope();
const names = cacheNames('/');
const load = async () => import('./kept-pages');
const LIMITS = { entries: 2, bytes: 1000, age: 1_000_000 };

async function keep(path: string, at: number, release = 'r1'): Promise<void> {
  const { dataKey } = await load();
  const headers = { [KEPT.release]: release, [KEPT.digest]: path, [KEPT.at]: String(at), [KEPT.bytes]: '10' };
  await (await caches.open(names.pages)).put(path, new Response('', { headers }));
  const data = await caches.open(names.data);
  await data.put(dataKey(`/page-data/c1${path}/page-data.json`, release), new Response('', { headers }));
  await data.put(
    dataKey('/page-data/c1/app-data.json', release),
    new Response('', { headers: { [KEPT.release]: release } }),
  );
}

const kept = (name: string) => [...(scope.caches.get(name)?.keys() ?? [])].map((url) => new URL(url).pathname);
const now = Date.now();

beforeEach(() => scope.caches.clear());

test('the oldest pages beyond the limit go with their data', async () => {
  const { removeOldPages } = await load();
  await keep('/docs/old', now - 3, 'r0');
  await keep('/docs/a', now - 2);
  await keep('/docs/b', now - 1);
  await removeOldPages(LIMITS);
  expect(kept(names.pages)).toEqual(['/docs/a', '/docs/b']);
  // Nothing refers to the data of the older release any more.
  expect(kept(names.data)).toEqual([
    '/page-data/c1/docs/a/page-data.json',
    '/page-data/c1/app-data.json',
    '/page-data/c1/docs/b/page-data.json',
  ]);
});

test('pages of a saved area stay, however old they are, and do not count', async () => {
  const { removeOldPages } = await load();
  const area: SavedArea = { id: '/docs/old', pages: ['/docs/old'], kept: { '/docs/old': 'd1' }, checkedAt: 0 };
  await (await caches.open(names.state)).put(areaKey('/', area.id), Response.json(area));
  await keep('/docs/old', now - 2_000_000, 'r0');
  await keep('/docs/a', now - 2);
  await keep('/docs/b', now - 1);
  await removeOldPages(LIMITS);
  expect(kept(names.pages)).toEqual(['/docs/old', '/docs/a', '/docs/b']);
  expect(kept(names.data)).toContain('/page-data/c1/docs/old/page-data.json');
  await (await caches.open(names.state)).delete(areaKey('/', area.id));
  await removeOldPages(LIMITS);
  expect(kept(names.pages)).toEqual(['/docs/a', '/docs/b']);
});
