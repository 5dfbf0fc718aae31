import { createTestApi } from '../test-support';

test('what is due next is known after every change', async () => {
  const now = Date.parse('2025-09-16T07:30:00.000Z');
  const { api, start, send } = createTestApi({ host: { now: () => now } });
  // On a clock that was moved, what comes later is due that much earlier for the host.
  const seconds = () => ((api.nextDue() ?? Number.NaN) - now) / 1000;
  expect(seconds()).toBeNaN();
  const { accessKey } = await start();
  expect(seconds()).toBe(118);
  const playback = { url: 'https://media.example.org/intro.webm', loop_count: 0 };
  await send(`POST /rooms/${accessKey}/playbacks`, { json: playback });
  expect(seconds()).toBe(30);
  await send(`POST /rooms/${accessKey}/snapshot`);
  expect(seconds()).toBe(1);
  await api.forward(1_000);
  expect(seconds()).toBe(29);
  await api.forward(29_000);
  expect(seconds()).toBe(88);
  api.reset();
  expect(seconds()).toBeNaN();
});
