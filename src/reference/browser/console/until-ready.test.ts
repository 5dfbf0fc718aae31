import type { ConsoleServer } from '../../shared/console/server';
import { untilReady } from './until-ready';

const REQUEST = { method: 'GET', path: '/rooms/a', headers: {}, body: null };

/** A server with these answers, and how often it was asked. */
function answering(...answers: readonly { readonly status: number; readonly json: unknown }[]) {
  const send = jest.fn<ReturnType<ConsoleServer['send']>, []>();
  for (const { status, json } of answers)
    send.mockResolvedValueOnce({
      status,
      headers: [['content-type', 'application/json']],
      body: new TextEncoder().encode(JSON.stringify(json)),
    });
  const server: ConsoleServer = { id: 'a', label: 'a', allowsKeyCalls: true, drawsMeetings: true, send };
  return { send, server: untilReady(server) };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('asks once a second until the meeting is ready', async () => {
  const { send, server } = answering(
    { status: 200, json: { ready: false } },
    { status: 200, json: { ready: false } },
    { status: 200, json: { ready: true } },
  );
  const answer = server.send(REQUEST, new AbortController().signal);
  await jest.advanceTimersByTimeAsync(1000);
  expect(send).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(1000);
  await expect(answer).resolves.toMatchObject({ status: 200 });
  expect(send).toHaveBeenCalledTimes(3);
});

test('an error is the answer', async () => {
  const { send, server } = answering({ status: 410, json: { error: 'access key expired' } });
  await expect(server.send(REQUEST, new AbortController().signal)).resolves.toMatchObject({ status: 410 });
  expect(send).toHaveBeenCalledTimes(1);
});

test('can be given up between two requests', async () => {
  const { send, server } = answering({ status: 200, json: { ready: false } });
  const controller = new AbortController();
  const answer = server.send(REQUEST, controller.signal);
  await jest.advanceTimersByTimeAsync(500);
  controller.abort(new Error('given up'));
  await expect(answer).rejects.toThrow('given up');
  await jest.advanceTimersByTimeAsync(5000);
  expect(send).toHaveBeenCalledTimes(1);
});
