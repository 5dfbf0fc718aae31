import { createHmac } from 'node:crypto';
import { createCheckValue } from './check/validate';
import { isObject, type Json } from './json';
import { API_KEY, createTestApi, field, testDescription, type TestApi } from './test-support';

const IDENTIFIER = JSON.stringify({ channel: 'RoomChannel' });

interface Watcher {
  readonly messages: Json[];
  readonly closed: [code: number, reason: string][];
  readonly leave: () => void;
  /** Types of the events since the last call. */
  readonly types: () => string[];
}

function watch({ api }: TestApi, query: string, headers: Readonly<Record<string, string>> = {}): Watcher {
  const messages: Json[] = [];
  const closed: [number, string][] = [];
  const socket = {
    send: (text: string) => void messages.push(JSON.parse(text) as Json),
    close: (code: number, reason: string) => void closed.push([code, reason]),
  };
  const connection = api.connect({ path: '/rt', query: new URLSearchParams(query), headers }, socket);
  connection.receive(JSON.stringify({ command: 'subscribe', identifier: IDENTIFIER }));
  let seen = 0;
  return {
    messages,
    closed,
    leave: connection.closed,
    types: () => {
      const events = messages.flatMap(({ message }) => (isObject(message) ? [String(message.type)] : []));
      const next = events.slice(seen);
      seen = events.length;
      return next;
    },
  };
}

const observer = (test: TestApi, room: string): Watcher => watch(test, `room_id=${room}&api_key=${API_KEY}`);

test('an observer gets welcome, confirmation and the room, then every event in order, and the documented fields', async () => {
  const mock = createTestApi();
  const { send, sendKey, api } = mock;
  const created = await sendKey('POST /rooms', {
    json: { id: 'r', user: { name: 'Mara', id: 'u-1' }, options: { sfu_mode: 'disabled' } },
  });
  const key = String(created.json?.access_key);
  const { messages, types, closed } = observer(mock, 'r');
  expect(messages.slice(0, 2)).toEqual([{ type: 'welcome' }, { type: 'confirm_subscription', identifier: IDENTIFIER }]);
  expect(types()).toEqual(['room_update']);
  await send(`POST /rooms/${key}/messages`, { json: { type: 'custom', content: '{}' } });
  expect(types()).toEqual([]);
  await api.forward(2_000);
  expect(types()).toEqual(['room_update', 'participant_update', 'podium_update', 'custom']);
  await sendKey('POST /rooms', { json: { id: 'r', user: { name: 'Jonas', id: 'u-2' } } });
  expect(types()).toEqual(['participant_update', 'podium_update']);
  await send(`POST /rooms/${key}/layout`, { json: { layout: 'custom', name: 'two', users: ['u-2', 'u-1'] } });
  expect(types()).toEqual(['options_update', 'podium_update']);
  await send(`POST /rooms/${key}/playbacks`, {
    json: { url: 'https://media.example.org/a.webm', replacement_id: 'u-1' },
  });
  expect(types()).toEqual(['playback_update', 'podium_update']);
  await api.forward(30_000);
  expect(types()).toEqual(['playback_update', 'podium_update']);
  await send(`POST /rooms/${key}/recording`);
  await api.forward(12_000);
  await send(`DELETE /rooms/${key}/recording`);
  await api.forward(3_000);
  expect(types()).toEqual(['recording_update', 'recording_update', 'recording_update']);
  const recordings = messages.flatMap(({ message }) =>
    field(message, 'type') === 'recording_update' ? [message] : [],
  );
  expect(recordings.map((one) => field(one, 'recording.duration'))).toEqual([null, 12, 12]);
  expect(recordings.map((one) => typeof field(one, 'recording.links.download'))).toEqual([
    'object',
    'object',
    'string',
  ]);
  await send(`POST /rooms/${key}/snapshot`);
  await api.forward(1_000);
  await send(`POST /rooms/${key}/broadcasts`, { json: { stream_url: 'rtmp://live.example.org/key' } });
  await send(`POST /rooms/${key}/messages`, { json: { type: 'chat', content: 'Hello' } });
  await send(`DELETE /rooms/${key}`);
  expect(types()).toEqual(['snapshot_update', 'broadcasts_update', 'chat', 'room_update']);
  expect(field(messages.at(-1), 'message.content.shutdown')).toBe(true);
  expect(closed).toEqual([[1000, 'meeting ended']]);

  const { schemas } = structuredClone(testDescription());
  const schema = { $ref: '#/components/schemas/ObserverEvent' };
  const check = createCheckValue(schemas, [schema]);
  const events = messages.flatMap(({ message }) => (isObject(message) ? [message] : []));
  expect(events.flatMap((event) => check(schema, event, false).problems)).toEqual([]);
});

test.each([
  ['a wrong key', 'room_id=r&api_key=wrong', {}],
  ['no key', 'room_id=r', {}],
  ['an unknown room', `room_id=x&api_key=${API_KEY}`, {}],
  ['an unknown access key', 'access_key=x', {}],
])('%s is told to disconnect', async (_name, query, headers) => {
  const mock = createTestApi();
  await mock.start({ id: 'r' });
  const { messages, closed } = watch(mock, query, headers);
  expect(messages).toEqual([{ type: 'disconnect', reason: 'unauthorized', reconnect: false }]);
  expect(closed).toEqual([[1000, 'unauthorized']]);
});

test.each([
  ['header', { authorization: API_KEY }],
  ['subprotocol', { 'sec-websocket-protocol': `actioncable-v1-json, ${API_KEY}` }],
])('an observer can send the key as a %s', async (_name, headers) => {
  const mock = createTestApi();
  await mock.start({ id: 'r' });
  expect(watch(mock, 'room_id=r', headers).types()).toEqual(['room_update']);
});

test('a ping follows every three seconds', async () => {
  const mock = createTestApi();
  await mock.start({ id: 'r' });
  const { messages } = observer(mock, 'r');
  mock.wait(2_999);
  await mock.api.runDue();
  expect(messages.filter(({ type }) => type === 'ping')).toHaveLength(0);
  mock.wait(1);
  expect(mock.api.nextDue()).toBeLessThanOrEqual(Date.parse('2025-09-16T07:30:03.000Z'));
  await mock.api.runDue();
  expect(messages.filter(({ type }) => type === 'ping')).toHaveLength(1);
});

test('a meeting that everybody has left ends after two minutes, and its keys expire', async () => {
  const mock = createTestApi();
  const { accessKey } = await mock.start({ id: 'r' });
  const { types } = observer(mock, 'r');
  types();
  watch(mock, `access_key=${accessKey}`).leave();
  expect(types()).toEqual(['participant_update', 'podium_update']);
  await mock.api.forward(119_999);
  expect((await mock.send(`GET /rooms/${accessKey}`)).status).toBe(200);
  await mock.api.forward(1);
  expect(types()).toEqual(['room_update']);
  expect((await mock.send(`GET /rooms/${accessKey}`)).json).toEqual({ error: 'access key expired' });
});

test('a webhook gets signed deliveries of its types', async () => {
  const mock = createTestApi();
  await mock.sendKey('POST /webhooks', {
    json: { url: 'https://hooks.example.org/a', types: 'room_update,recording_update' },
  });
  const { accessKey } = await mock.start({ id: 'r', name: 'Café' });
  await mock.send(`POST /rooms/${accessKey}/recording`);
  await mock.send(`DELETE /rooms/${accessKey}`);
  await mock.api.forward(3_000);
  const bodies = mock.deliveries.map(({ body }) => JSON.parse(body) as Json);
  expect(bodies.map(({ type }) => type)).toEqual(['ping', 'room_update', 'room_update', 'recording_update']);
  expect(bodies.map((body) => field(body, 'room.shutdown'))).toEqual([undefined, false, true, undefined]);
  expect(new Set(bodies.map((body) => field(body, 'event_id'))).size).toBe(4);
  for (const { headers, body } of mock.deliveries)
    expect(headers[testDescription().signatureHeader]).toBe(createHmac('sha256', API_KEY).update(body).digest('hex'));
  const { json } = await mock.sendKey('GET /webhooks');
  expect(json).toMatchObject({ last_response_code: '204', last_request_sent_at: expect.any(String) as string });
  expect(mock.undocumented).toEqual([]);
});
