import { createTestApi } from './test-support';

test('an API with the saved state of another one continues where that one stopped', async () => {
  const first = createTestApi();
  const { accessKey, roomId } = await first.start();
  await first.send(`POST /rooms/${accessKey}/snapshot`);
  await first.send(`POST /rooms/${accessKey}/recording`);
  await first.api.forward(1_000);
  await first.send(`POST /_mock/rooms/${roomId}/users/u-204/leave`);
  const saved = first.api.save();
  expect(JSON.parse(JSON.stringify(saved))).toEqual(saved);
  const second = createTestApi({ saved });
  expect((await second.send(`GET /rooms/${accessKey}`)).status).toBe(200);
  expect((await second.start()).accessKey).not.toBe(accessKey);
  await second.api.forward(120_000);
  expect((await second.send(`GET /rooms/${accessKey}`)).status).toBe(410);
});
