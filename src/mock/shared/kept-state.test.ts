import { createMemoryStore } from './memory-store';
import { createTestApi } from './test-support';

test('an API with the store of another one continues where that one stopped', async () => {
  const store = createMemoryStore();
  const first = createTestApi({ store });
  const { accessKey, roomId } = await first.start();
  await first.send('POST /_mock/rooms/' + `${roomId}/users/u-204/leave`);
  const second = createTestApi({ store });
  expect((await second.send(`GET /rooms/${accessKey}`)).status).toBe(200);
  expect((await second.start()).accessKey).not.toBe(accessKey);
  await second.api.forward(120_000);
  expect((await second.send(`GET /rooms/${accessKey}`)).status).toBe(410);
});

test('everything in the store is plain JSON', async () => {
  const store = createMemoryStore();
  const json = {
    ...store,
    put: (kind: string, id: string, value: unknown) => {
      expect(JSON.parse(JSON.stringify(value))).toEqual(value);
      store.put(kind, id, value);
    },
  };
  const { send, start, api } = createTestApi({ store: json });
  const { accessKey } = await start();
  await send(`POST /rooms/${accessKey}/snapshot`);
  await send(`POST /rooms/${accessKey}/recording`);
  await api.forward(1_000);
  expect(store.list('snapshot')).toHaveLength(1);
  expect(store.list('recording')).toHaveLength(1);
});
