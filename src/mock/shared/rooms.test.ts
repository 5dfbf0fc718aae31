import { createTestApi, field } from './test-support';

test('a meeting starts, becomes ready, takes a second user and a layout, and ends', async () => {
  const { api, send, sendKey, wait, undocumented } = createTestApi();
  const created = await sendKey('POST /rooms', {
    form: { id: 'standup', 'user[name]': 'Mara', 'user[id]': 'u-204', 'options[sfu_mode]': 'disabled' },
  });
  expect(created.status).toBe(201);
  const key = String(created.json?.access_key);
  expect(key).toMatch(/^[A-Za-z0-9]{24}$/);
  expect((await send(`GET /rooms/${key}`)).json?.ready).toBe(false);
  wait(2_000);
  expect((await send(`GET /rooms/${key}`)).json?.ready).toBe(true);
  const second = await sendKey('POST /rooms', { json: { id: 'standup', user: { name: 'Jonas' } } });
  expect(field(second.json, 'user.id')).toMatch(/^u-[A-Za-z0-9]{6}$/);
  expect(field(second.json, 'room.started_at')).toBe(field(created.json, 'room.started_at'));
  expect(second.json?.access_key).not.toBe(key);
  const users = await sendKey('GET /rooms/standup/users?online=true');
  expect(users.json).toHaveLength(2);
  expect(
    (await send(`POST /rooms/${key}/layout`, { json: { layout: 'custom', name: 'two', users: ['', 'u-204'] } })).status,
  ).toBe(200);
  expect(api.picture('standup')?.spots.map(({ id }) => id)).toEqual([null, 'u-204']);
  expect((await send(`DELETE /rooms/${key}`)).status).toBe(200);
  const after = await send(`GET /rooms/${key}`);
  expect([after.status, after.json]).toEqual([410, { error: 'access key expired' }]);
  expect(undocumented).toEqual([]);
});
