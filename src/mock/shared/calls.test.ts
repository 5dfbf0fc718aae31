import { CALLS, MEMBER_CALLS } from './calls';
import { createTestApi, testDescription, type TestApi, type TestRequest } from './test-support';

/** A valid body of each call that takes one. */
const BODIES: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  createRoom: { id: 'other', user: { name: 'Jonas', id: 'u-305' }, options: { widescreen: true } },
  registerGuest: { name: 'Jonas', custom_fields: { locale: 'de' } },
  setLayout: { layout: 'custom', name: 'two', users: ['u-204', ''] },
  addLayer: { url: 'https://www.example.org/logo.svg', 'z-index': '-1', id: 'logo' },
  startPlayback: { url: 'https://media.example.org/intro.webm', play_id: 'clip-2', loop_count: 1 },
  sendMessage: { type: 'chat', content: 'Hello' },
  startBroadcast: { stream_url: 'rtmps://live.example.org/app/key' },
  updateBroadcast: { player_url: 'https://watch.example.org/standup' },
  forwardSource: { forward_id: 'fwd-2', user_id: 'u-204', type: 'video', url: 'https://ai.example.org/whip' },
  forwardComposed: { forward_id: 'fwd-2', type: ['audio', 'video'], url: 'https://ai.example.org/whip' },
  forwardPlayback: { forward_id: 'fwd-2', play_id: 'clip-1', type: 'video', url: 'https://ai.example.org/whip' },
  createPermalink: { user: { name: 'Mara' }, name: 'Weekly planning', expires_at: '2035-12-31T23:00:00.000Z' },
  updatePermalink: { name: 'Monthly planning' },
  addPermalinkHost: { user: { name: 'Jonas', id: 'u-305' } },
  // Nobody answers there, so that no event leaves the machine.
  registerWebhook: { url: 'https://127.0.0.1:9/meetings', types: 'room_update,recording_update' },
};

/** An image to upload: not every API can download one. */
function layerForm(): FormData {
  const form = new FormData();
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100"/>';
  form.set('file', new File([svg], 'logo.svg', { type: 'image/svg+xml' }));
  form.set('z-index', '-1');
  return form;
}

/** Values for the path of every call, by the names that readers see. */
type Values = Readonly<Record<string, string>>;

/** Prepares a meeting in which every call can succeed. */
async function prepareEverything({ send, sendKey }: TestApi): Promise<Values> {
  const { json: meeting } = await sendKey('POST /rooms', {
    json: {
      id: 'standup',
      user: { name: 'Mara', id: 'u-204' },
      options: { sfu_mode: 'disabled', widescreen: true, lock_available: true },
    },
  });
  await sendKey('POST /rooms', { json: { id: 'standup', user: { name: 'Jonas', id: 'u-305' } } });
  const { access_key: key, room } = meeting as { access_key: string; room: { guest_token: string } };
  await send('POST /_mock/forward?seconds=2');
  await send(`POST /rooms/${key}/layers`, { form: layerForm() });
  await send(`POST /rooms/${key}/playbacks`, {
    json: { url: 'https://media.example.org/intro.webm', play_id: 'clip-1', loop_count: -1 },
  });
  await send(`POST /rooms/${key}/recording`);
  await send(`POST /rooms/${key}/snapshot`);
  await sendKey('POST /rooms/standup/forward/mcu', { json: { ...BODIES.forwardComposed, forward_id: 'fwd-1' } });
  await sendKey('POST /webhooks', { json: BODIES.registerWebhook });
  await send('POST /_mock/forward?seconds=2');
  const idOf = async (line: string): Promise<string> => {
    const { json } = await sendKey(line);
    return ([json].flat()[0] as { id: string }).id;
  };
  const { json: link } = await sendKey('POST /permalink', { json: BODIES.createPermalink });
  const { permalink } = link as { permalink: { id: string; user_token: string } };
  return {
    ACCESS_KEY: key,
    ROOM_ID: 'standup',
    CLIENT_ID: 'u-305',
    USER_ID: 'u-305',
    GUEST_TOKEN: room.guest_token,
    Z_INDEX: '-1',
    PLAY_ID: 'clip-1',
    FORWARD_ID: 'fwd-1',
    RECORDING_ID: await idOf('GET /rooms/standup/recordings'),
    SNAPSHOT_ID: await idOf('GET /rooms/standup/snapshots'),
    WEBHOOK_ID: await idOf('GET /webhooks'),
    PERMALINK_ID: permalink.id,
    USER_TOKEN: permalink.user_token,
    TOKEN: permalink.user_token,
  };
}

/** What has to be called before some calls can succeed. */
const BEFORE: Readonly<Record<string, (values: Values) => readonly [line: string, request: TestRequest]>> = {
  startRecording: ({ ACCESS_KEY }) => [`DELETE /rooms/${ACCESS_KEY}/recording`, {}],
  updateBroadcast: ({ ACCESS_KEY }) => [`POST /rooms/${ACCESS_KEY}/broadcasts`, { json: BODIES.startBroadcast }],
  stopBroadcast: ({ ACCESS_KEY }) => [`POST /rooms/${ACCESS_KEY}/broadcasts`, { json: BODIES.startBroadcast }],
};

const { calls } = testDescription();

test('the API has exactly the calls of the description', () => {
  const described = calls.map(({ operationId }) => operationId);
  expect(Object.keys({ ...CALLS, ...MEMBER_CALLS }).sort()).toEqual(described.sort());
});

test.each(calls.map((call) => [call.operationId, call] as const))('%s answers as described', async (id, call) => {
  const api = createTestApi();
  const values = await prepareEverything(api);
  const before = BEFORE[id]?.(values);
  if (before) await api.send(...before);
  const names = new Map(call.parameters.map(({ name, shownName }) => [name, shownName]));
  const path = call.template.replace(/\{([^}]+)\}/g, (_match, name: string) => values[names.get(name) ?? ''] ?? '');
  const request = id === 'addLayer' ? { form: layerForm() } : call.body ? { json: BODIES[id] } : {};
  const send = call.credential === 'api-key' ? api.sendKey : api.send;
  const { status, headers } = await send(`${call.method} ${path}`, request);
  expect(Object.keys(call.responses).filter((documented) => documented.startsWith('2'))).toContain(String(status));
  expect(headers['x-request-id']).toMatch(/^req_[A-Za-z0-9]{16}$/);
  expect(api.undocumented).toEqual([]);
});

const WRONG_KEY = { headers: { authorization: 'wrong' } };
const NO_KEY = { headers: { authorization: undefined } };

test.each([
  ['a field is missing', 'POST /rooms', { json: {} }, 400, { errors: ['parameter user[name]: is missing'] }],
  ['a type is wrong', 'POST /rooms', { json: { user: 'x' } }, 400, { errors: ['parameter user: must be an object'] }],
  ['the key is wrong', 'GET /rooms', WRONG_KEY, 403, { error: 'API key missing or unknown' }],
  ['the key is wrong', 'GET /permalink', WRONG_KEY, 401, { error: 'API key missing or unknown' }],
  ['a call documents no answer to that', 'GET /recordings/x', WRONG_KEY, 404, { error: 'not found' }],
  ['the access key is unknown', `GET /rooms/${'x'.repeat(24)}`, NO_KEY, 404, { error: 'not found' }],
])('if %s, the answer says so', async (_what, line, request, status, json) => {
  const { sendKey, undocumented } = createTestApi();
  const answer = await sendKey(line, request as TestRequest);
  expect([answer.status, answer.json, undocumented]).toEqual([status, json, []]);
});
