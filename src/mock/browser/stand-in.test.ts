import { testDescription } from '../shared/test-support';
import { standInServer } from './stand-in-server';

const files = { calls: '/console/mock-calls.json', api: 'https://api.example' };
const load = jest.fn<Promise<Response>, []>();
const { signal } = new AbortController();
const KEY = { authorization: 'YOUR_API_KEY', 'content-type': 'application/json' };
const body = new TextEncoder().encode(JSON.stringify({ id: 'pier', user: { name: 'Mara' } }));

const kept = new Map<string, string>();
const sessionStorage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
};

beforeEach(() => {
  jest.useFakeTimers();
  kept.clear();
  Object.assign(globalThis, { window: { sessionStorage } });
  load.mockReset().mockImplementation(() => Promise.resolve(Response.json(testDescription())));
  globalThis.fetch = load;
});
afterEach(() => jest.useRealTimers());

const listRooms = async (server = standInServer(files)): Promise<unknown> => {
  const answer = await server.send({ method: 'GET', path: '/rooms', headers: KEY, body: null }, signal);
  return JSON.parse(new TextDecoder().decode(answer.body));
};

test('loads nothing before the first call, and then answers like the API', async () => {
  const server = standInServer(files);
  expect(load).not.toHaveBeenCalled();
  const { status } = await server.send({ method: 'POST', path: '/rooms', headers: KEY, body }, signal);
  expect(status).toBe(201);
  expect(await listRooms(server)).toMatchObject([{ id: 'pier' }]);
  expect(load).toHaveBeenCalledTimes(1);
});

test('meetings are kept for the next page of the tab; what is not ours in the storage counts as nothing', async () => {
  await standInServer(files).send({ method: 'POST', path: '/rooms', headers: KEY, body }, signal);
  expect(await listRooms()).toMatchObject([{ id: 'pier' }]);
  for (const text of ['{', '7', 'null']) {
    kept.set('mock-state', text);
    expect(await listRooms()).toEqual([]);
  }
});

test('after a failure to load, the next call tries again', async () => {
  const server = standInServer(files);
  load.mockResolvedValueOnce(new Response('', { status: 503 }));
  await expect(listRooms(server)).rejects.toThrow('could not be loaded');
  expect(await listRooms(server)).toEqual([]);
});
