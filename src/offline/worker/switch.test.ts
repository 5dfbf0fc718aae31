import { cacheNames } from '../shared/names';
import { fetched, installWorkerScope } from './test-support';

const scope = installWorkerScope();
const unregister = jest.fn(async () => true);
Object.assign(globalThis, { registration: { scope: 'https://site.example/', unregister } });

/** Of another site on the same host, and of somebody else. */
const OTHERS = ['offline:/portal/|pages-1', 'another'];

let asked: number;
let answer: () => Response;
const load = async () => (jest.resetModules(), import('./switch'));

beforeEach(async () => {
  jest.useFakeTimers({ advanceTimers: true, doNotFake: ['nextTick', 'setImmediate'] });
  scope.caches.clear();
  unregister.mockClear();
  asked = 0;
  answer = () => fetched('/sw-off.json', '{"off": false}');
  globalThis.fetch = async () => ((asked += 1), answer());
  for (const name of [
    ...Object.values(cacheNames('/')),
    'offline:/|pages-0',
    'offline:/|-precache-v2-https://site.example/',
    ...OTHERS,
  ]) {
    await caches.open(name);
  }
});
afterEach(() => jest.useRealTimers());

/** Runs what removes the worker, which waits for what is under way. */
const settle = async (work: Promise<unknown>) => {
  await jest.advanceTimersByTimeAsync(5000);
  await work;
};

test('a worker whose own code fails three times removes itself with all that it has kept, and nothing else', async () => {
  const { countFault, isRemoved } = await load();
  await countFault();
  await countFault();
  expect(isRemoved()).toBe(false);
  expect(unregister).not.toHaveBeenCalled();
  await settle(countFault());
  expect(isRemoved()).toBe(true);
  expect(unregister).toHaveBeenCalledTimes(1);
  expect([...scope.caches.keys()]).toEqual(OTHERS);
});

test.each([
  ['says so', () => fetched('/sw-off.json', '{"off": true}'), true],
  ['does not', () => fetched('/sw-off.json', '{"off": false}'), false],
  ['says something else', () => fetched('/sw-off.json', '{"off": "true"}'), false],
  ['answers with a page', () => fetched('/sw-off.json', '<p>none', { status: 404 }), false],
  ['answers with a broken file', () => fetched('/sw-off.json', '{'), false],
  [
    'does not answer',
    () => {
      throw new TypeError('no network');
    },
    false,
  ],
])('if the host %s, the worker is removed or stays', async (_, given, isGone) => {
  const { obeySwitch, isRemoved } = await load();
  answer = given;
  await settle(obeySwitch());
  expect(isRemoved()).toBe(isGone);
  expect(unregister).toHaveBeenCalledTimes(isGone ? 1 : 0);
  expect(scope.caches.has('offline:/|pages-1')).toBe(!isGone);
});

test('while pages are shown, the host is asked at most hourly', async () => {
  const { obeySwitch } = await load();
  for (const minutes of [0, 30, 29, 2]) {
    jest.setSystemTime(Date.now() + minutes * 60_000);
    await obeySwitch({ atMostHourly: true });
  }
  expect(asked).toBe(2);
});

test('caches of formats that this worker does not know are removed', async () => {
  const { deleteOldCaches } = await load();
  await deleteOldCaches();
  expect(scope.caches.has('offline:/|pages-0')).toBe(false);
  expect([...scope.caches.keys()].toSorted()).toEqual(
    [...Object.values(cacheNames('/')), 'offline:/|-precache-v2-https://site.example/', ...OTHERS].toSorted(),
  );
});
