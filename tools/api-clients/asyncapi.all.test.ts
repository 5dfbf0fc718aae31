import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';
import { createCheckValue, type Schema } from '../../src/mock/shared/check/validate';
import { isObject, type Json } from '../../src/mock/shared/json';
import { API_KEY, createTestApi, type TestApi } from '../../src/mock/shared/test-support';
import { readAsyncDescription } from '../../src/reference/build/read-operations';

interface AsyncDocument {
  readonly channels: Readonly<Record<string, { readonly messages: Readonly<Record<string, { payload: Schema }>> }>>;
  readonly components: { readonly schemas: Record<string, Schema> };
}

const { yaml = '', json = '' } = readAsyncDescription() ?? {};
const document = JSON.parse(json) as AsyncDocument;
const namesIn = (channel: string): string[] => Object.keys(document.channels[channel]?.messages ?? {});

test('the document is valid AsyncAPI 3, in both formats, and its examples match their schemas', () => {
  expect(parse(yaml)).toEqual(document);
  const folder = mkdtempSync(join(tmpdir(), 'asyncapi-'));
  try {
    writeFileSync(join(folder, 'asyncapi.yaml'), yaml);
    const printed = execFileSync(process.execPath, [
      resolve('tools/api-clients/parse-asyncapi.mjs'),
      join(folder, 'asyncapi.yaml'),
    ]);
    const problems = JSON.parse(printed.toString()) as readonly { readonly code: string }[];
    // Few tools know 3.1 yet.
    expect(problems.filter(({ code }) => code !== 'asyncapi-latest-version')).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

const payloads = Object.values(document.channels).flatMap(({ messages }) =>
  Object.values(messages).map(({ payload }) => payload),
);
const checkValue = createCheckValue(document.components.schemas, payloads);

/** The messages of a channel that a payload is, by their schemas. */
function messagesOf(channel: string, payload: unknown): string[] {
  return Object.entries(document.channels[channel]?.messages ?? {})
    .filter(([, message]) => checkValue(message.payload, payload, false).problems.length === 0)
    .map(([name]) => name);
}

function connect({ api }: TestApi, query: string): Json[] {
  const messages: Json[] = [];
  const socket = { send: (text: string) => void messages.push(JSON.parse(text) as Json), close: () => undefined };
  const connection = api.connect({ path: '/rt', query: new URLSearchParams(query), headers: {} }, socket);
  connection.receive(JSON.stringify({ command: 'subscribe', identifier: '{"channel":"RoomChannel"}' }));
  return messages;
}

test('everything that the mock API sends is exactly one of the messages, and each message is sent', async () => {
  const mock = createTestApi();
  const { send, sendKey, api, deliveries } = mock;
  const types = 'room_update,recording_update,participant_update,snapshot_update';
  await sendKey('POST /webhooks', { json: { url: 'https://hooks.example.org/', types } });
  const { accessKey, roomId } = await mock.start({ id: 'team' });
  const received = connect(mock, `room_id=${roomId}&api_key=${API_KEY}`);
  const refused = connect(mock, `room_id=${roomId}&api_key=wrong`);
  const post = (path: string, body?: Json) =>
    send(`POST /rooms/${accessKey}/${path}`, body ? { json: body } : undefined);
  await sendKey('POST /rooms', { json: { id: 'team', user: { name: 'Jonas', id: 'u-305' } } });
  await post('layout', { layout: 'custom', name: 'two', users: ['u-305', 'u-204'] });
  await post('playbacks', { url: 'https://media.example.org/a.webm', play_id: 'clip-1' });
  await post('broadcasts', { stream_url: 'rtmp://live.example.org/key' });
  await post('recording');
  await post('snapshot');
  await post('messages', { type: 'chat', content: 'Hello' });
  await post('messages', { type: 'custom', content: '{}' });
  await api.forward(5_000);
  await send(`DELETE /rooms/${accessKey}/recording`);
  await api.forward(5_000);
  // Pings follow the clock of the host.
  mock.wait(4_000);
  await api.runDue();
  await send(`DELETE /rooms/${accessKey}`);
  await api.forward(5_000);

  const found = [...received, ...refused].map((message) => messagesOf('observer', message));
  expect(found.filter(({ length }) => length !== 1)).toEqual([]);
  const fromClient = ['subscribe'];
  expect([...new Set([...found.flat(), ...fromClient])].sort()).toEqual(namesIn('observer').sort());
  const delivered = deliveries.map(({ body }) => messagesOf('webhook', JSON.parse(body)));
  expect(delivered.filter(({ length }) => length !== 1)).toEqual([]);
  expect([...new Set(delivered.flat())].sort()).toEqual(namesIn('webhook').sort());
  expect(namesIn('streamRecordingWebhook')).toHaveLength(4);
  const { room_id: _id, ...incomplete } = (
    received.find(({ message }) => isObject(message) && message.type === 'participant_update')?.message as {
      participant: Json;
    }
  ).participant;
  expect(
    messagesOf('observer', { identifier: 'a', message: { type: 'participant_update', participant: incomplete } }),
  ).toEqual([]);
});
