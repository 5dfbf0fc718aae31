import type { ConsoleAnswer, ConsoleRequest } from '../../shared/console/server';
import { createLessonFetch, type LessonMemory } from './lesson-fetch';

const sent: ConsoleRequest[] = [];
const answer = (json: unknown): ConsoleAnswer => ({
  status: 201,
  headers: [['content-type', 'application/json']],
  body: new TextEncoder().encode(typeof json === 'string' ? json : JSON.stringify(json)),
});
const { signal } = new AbortController();

function fetchWith(memory: LessonMemory, json: unknown = '') {
  return createLessonFetch({
    server: { send: (request) => (sent.push(request), Promise.resolve(answer(json))) },
    apiUrl: 'https://api.rondo.example',
    apiKey: 'real-key',
    memory,
    signal,
  });
}

beforeEach(() => sent.splice(0));

test('sends a call to the server with the API key that the commands leave open', async () => {
  const fetch = fetchWith({ accessKey: '', roomId: '' });
  const { status, headers } = await fetch('https://api.rondo.example/rooms/aB3/layout?x=1', {
    method: 'POST',
    headers: { Authorization: 'YOUR_API_KEY', 'Content-Type': 'application/json' },
    body: '{"layout": "auto"}',
  });
  expect({ status, headers }).toEqual({ status: 201, headers: { 'content-type': 'application/json' } });
  expect(sent).toEqual([
    {
      method: 'POST',
      path: '/rooms/aB3/layout?x=1',
      headers: { authorization: 'real-key', 'content-type': 'application/json' },
      body: new TextEncoder().encode('{"layout": "auto"}'),
    },
  ]);
});

test('a key that is written out is sent as it is', async () => {
  const fetch = fetchWith({ accessKey: '', roomId: '' });
  await fetch('https://api.rondo.example/rooms/aB3', { headers: { authorization: 'other' } });
  expect(sent[0]).toMatchObject({ method: 'GET', path: '/rooms/aB3', headers: { authorization: 'other' } });
  expect(sent[0]?.body).toBeNull();
});

test.each(['https://evil.example/rooms', 'https://api.rondo.example.evil.example/', 'http://api.rondo.example/rooms'])(
  'refuses %s',
  async (url) => {
    await expect(fetchWith({ accessKey: '', roomId: '' })(url)).rejects.toThrow(
      `found ${url}; a lesson only makes calls to https://api.rondo.example`,
    );
    expect(sent).toEqual([]);
  },
);

test('remembers the first access key of each meeting', async () => {
  const memory: LessonMemory = { accessKey: '', roomId: '' };
  const start = (key: string, id: string) =>
    fetchWith(memory, { access_key: key, room: { id } })('https://api.rondo.example/rooms');
  await start('first', 'pier');
  await start('second', 'pier');
  expect(memory).toEqual({ accessKey: 'first', roomId: 'pier' });
  await start('third', 'harbour');
  expect(memory).toEqual({ accessKey: 'third', roomId: 'harbour' });
});

test.each(['', '{', 'null', '[1]', '{"access_key": 7}', '{"access_key": "x", "room": null}'])(
  'learns nothing from %j',
  async (body) => {
    const memory: LessonMemory = { accessKey: 'known', roomId: 'pier' };
    await fetchWith(memory, body)('https://api.rondo.example/rooms');
    expect(memory).toEqual({ accessKey: 'known', roomId: 'pier' });
  },
);
