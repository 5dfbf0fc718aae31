import { createTestApi, field, type TestApi } from './test-support';

const svg = (attributes: string, content = ''): Uint8Array =>
  new TextEncoder().encode(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`);

async function upload({ send }: TestApi, key: string, file: Uint8Array, zIndex = '1') {
  const form = new FormData();
  form.set('file', new File([file.slice()], 'image'));
  form.set('z-index', zIndex);
  return send(`POST /rooms/${key}/layers`, { form });
}

test.each<[name: string, file: Uint8Array, reason: string]>([
  ['no image', Uint8Array.of(1, 2, 3), 'must be a PNG, WebP, SVG or JPEG image'],
  ['an SVG without a size', svg(''), 'must be an SVG with width and height in pixels'],
  ['an image larger than the canvas', svg('width="1281" height="1"'), 'is larger than the canvas'],
])('a layer must not be %s', async (_name, file, reason) => {
  const mock = createTestApi();
  const { accessKey } = await mock.start();
  const answer = await upload(mock, accessKey, file);
  expect([answer.status, answer.json]).toEqual([400, { error: `parameter file: ${reason}` }]);
  expect(mock.undocumented).toEqual([]);
});

test('layers are drawn while the meeting is composed, and can be removed once', async () => {
  const mock = createTestApi();
  const { accessKey, roomId } = await mock.start();
  expect((await upload(mock, accessKey, svg('width="1280px" height="720"'))).status).toBe(201);
  expect((await upload(mock, accessKey, svg('width="4000" height="3000"'), '-1')).status).toBe(201);
  const picture = mock.api.picture(roomId);
  expect([picture?.foreground?.width, picture?.background?.width]).toEqual([1280, 4000]);
  const removed = ['1', '1', '-1', '0'].map((z) => mock.send(`DELETE /rooms/${accessKey}/layers/${z}`));
  expect((await Promise.all(removed)).map(({ status }) => status)).toEqual([200, 404, 200, 404]);
  expect(mock.api.picture(roomId)?.foreground).toBeNull();
});

test('auto alone resets the layout, a name without users has no effect, a bad map changes nothing', async () => {
  const mock = createTestApi();
  const { accessKey } = await mock.start();
  const set = async (json: object) => {
    const { status, json: answer } = await mock.send(`POST /rooms/${accessKey}/layout`, { json });
    const { json: meeting } = await mock.send(`GET /rooms/${accessKey}`);
    const options = field(meeting, 'options') as Record<string, unknown>;
    return [
      status,
      options.layout,
      options.layout_name,
      options.layout_users,
      options.show_names,
      field(answer, 'error'),
    ];
  };
  expect(await set({ name: 'two' })).toEqual([200, 'auto', null, null, true, undefined]);
  expect(await set({ layout: 'custom', name: 'two', users: ['u-204'] })).toEqual([
    200,
    'custom',
    'two',
    ['u-204'],
    true,
    undefined,
  ]);
  expect(await set({ show_names: false })).toEqual([200, 'custom', 'two', ['u-204'], false, undefined]);
  const [status, ...rest] = await set({ map: '[[0,0,1281,720]]' });
  expect([status, ...rest.slice(0, 3)]).toEqual([400, 'custom', 'two', ['u-204']]);
  expect(rest.at(-1)).toMatch(/^parameter map: the layout configuration is invalid \(spot 1 reaches to x 1281/);
  expect(await set({ layout: 'auto' })).toEqual([200, 'auto', null, null, false, undefined]);
  expect(mock.undocumented).toEqual([]);
});

test('before a meeting is ready, recording, broadcast, snapshot and forward have to wait', async () => {
  const mock = createTestApi();
  const { json } = await mock.sendKey('POST /rooms', { json: { id: 'r', user: { name: 'Mara' } } });
  const key = String(json?.access_key);
  const forward = { forward_id: 'f', type: 'video', url: 'https://ai.example.org/whip' };
  const answers = [
    await mock.send(`POST /rooms/${key}/recording`),
    await mock.send(`POST /rooms/${key}/snapshot`),
    await mock.send(`POST /rooms/${key}/broadcasts`, { json: { stream_url: 'rtmp://live.example.org/a' } }),
    await mock.sendKey('POST /rooms/r/forward/mcu', { json: forward }),
  ];
  expect(answers.map(({ status, json: body }) => [status, body])).toEqual(
    answers.map(() => [406, { error: 'not ready' }]),
  );
  expect(mock.undocumented).toEqual([]);
});

test('files of recordings and snapshots can be downloaded', async () => {
  const mock = createTestApi();
  const { accessKey, roomId } = await mock.start();
  await mock.send(`POST /rooms/${accessKey}/recording`);
  await mock.send(`POST /rooms/${accessKey}/snapshot`);
  await mock.api.forward(12_000);
  await mock.send(`DELETE /rooms/${accessKey}/recording`);
  await mock.api.forward(3_000);
  const link = async (kind: string) =>
    String(field((await mock.sendKey(`GET /rooms/${roomId}/${kind}`)).json, '0.links.download'));
  const read = (url: string) => mock.send(`GET ${url.replace('http://127.0.0.1:8080', '')}`);
  const [recording, snapshot] = [await link('recordings'), await link('snapshots')];
  const [webm, jpeg] = [await read(recording), await read(snapshot)];
  expect([webm.status, webm.headers['content-type'], jpeg.headers['content-type']]).toEqual([
    200,
    'video/webm',
    'image/jpeg',
  ]);
  expect(Array.from(webm.bytes?.slice(0, 4) ?? [])).toEqual([0x1a, 0x45, 0xdf, 0xa3]);
  expect(Array.from(jpeg.bytes ?? [])).toEqual([0xff, 0xd8, 0xff]);
  expect((await read(recording.replace('.webm', 'x.webm'))).status).toBe(404);
  expect(mock.undocumented).toEqual([]);
});

test('lists are newest first, in pages of 25, with both ends of a span included', async () => {
  const mock = createTestApi();
  const { accessKey, roomId } = await mock.start();
  for (let count = 0; count < 27; count += 1) {
    await mock.send(`POST /rooms/${accessKey}/snapshot`);
    await mock.api.forward(1_000);
  }
  const list = async (query: string) =>
    [(await mock.sendKey(`GET /rooms/${roomId}/snapshots${query}`)).json].flat() as { created_at: string }[];
  const first = await list('');
  const second = await list('?page=2');
  expect([first.length, second.length]).toEqual([25, 2]);
  const times = [...first, ...second].map(({ created_at }) => created_at);
  expect(times).toEqual([...times].sort().reverse());
  expect(await list(`?since=${times[1]}&until=${times[1]}`)).toHaveLength(1);
  expect(await list('?started_at=2020-01-01T00:00:00Z')).toEqual([]);
});

test('the 26th meeting at the same time is refused, and nobody new enters a locked one', async () => {
  const mock = createTestApi();
  const { accessKey, guestToken } = await mock.start({ options: { lock_available: true } });
  await mock.send(`POST /rooms/${accessKey}/lock`);
  const guest = await mock.send(`POST /guests/${guestToken}`, { json: { name: 'Jonas' } });
  expect([guest.status, guest.json]).toEqual([423, { error: 'meeting locked' }]);
  for (let count = 1; count < 25; count += 1) await mock.start();
  const last = await mock.sendKey('POST /rooms', { json: { user: { name: 'Mara' } } });
  expect([last.status, last.json]).toEqual([423, { error: 'limit of parallel meetings reached' }]);
  expect(mock.undocumented).toEqual([]);
});

test('guests of a permalink wait for a host, and nobody new enters once it has expired', async () => {
  const mock = createTestApi();
  const { json } = await mock.sendKey('POST /permalink', {
    json: { user: { name: 'Mara', id: 'u-204' }, expires_at: '2025-09-16T08:30:00Z' },
  });
  const { id, user_token, guest_token } = json?.permalink as Record<string, string>;
  const guest = async () => (await mock.send(`POST /guests/${guest_token}`, { json: { name: 'Jonas' } })).status;
  const startedAt = async () => field((await mock.send(`GET /permalink/${guest_token}`)).json, 'room.started_at');
  expect([await guest(), await startedAt()]).toEqual([404, null]);
  expect((await mock.send(`POST /permalink/${user_token}`)).status).toBe(201);
  expect([await guest(), await startedAt()]).toEqual([201, '2025-09-16T07:30:00.000Z']);
  await mock.api.forward(3_600_000);
  expect([await guest(), (await mock.send(`POST /permalink/${user_token}`)).status]).toEqual([404, 404]);
  expect((await mock.sendKey('GET /permalink?expired=true')).json).toMatchObject({ total: 1 });
  await mock.sendKey(`PUT /permalink/${id}`, { form: { expires_at: '2026-09-16T08:30:00Z' } });
  expect(await guest()).toBe(201);
  expect(mock.undocumented).toEqual([]);
});

test('after a reset, the same requests give the same answers', async () => {
  const mock = createTestApi();
  const first = await mock.start();
  mock.api.reset();
  expect(await mock.start()).toEqual(first);
});
