import type { MockCall, MockDescription } from './types';
import type { TestAnswer, TestRequest } from './test-support';

/** Sends a request, in this process or over a network. */
export type Send = (line: string, request?: TestRequest) => Promise<TestAnswer>;

/** One request to a call, and the answers that are right. */
export interface CallCase {
  readonly operationId: string;
  readonly kind: 'good' | 'missing field' | 'wrong type' | 'wrong key' | 'no key' | 'expired key' | 'unknown key';
  readonly status: number;
  /** Texts of the error, each of which matches; none if the call succeeds. */
  readonly texts: RegExp | null;
}

/** Fields that hold an object. */
const OBJECTS = new Set(['user', 'options', 'custom_fields']);

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
  registerWebhook: { url: 'https://hooks.example.org/meetings', types: 'room_update,recording_update' },
};

/** Values for the path of every call, by the names that readers see. */
export type Values = Readonly<Record<string, string>>;

/** Prepares a meeting in which every call can succeed. `sendKey` adds the API key. */
export async function prepareEverything(send: Send, sendKey: Send): Promise<Values> {
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
  await send(`POST /rooms/${key}/layers`, { json: BODIES.addLayer });
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

/** Every call with every kind of request that makes sense for it. */
export function callCases({ calls }: MockDescription): CallCase[] {
  return calls.flatMap((call): CallCase[] => {
    const { operationId, credential, body, responses, template } = call;
    const success = Number(Object.keys(responses).find((status) => status.startsWith('2')));
    const required = body ? requiredOf(operationId) : false;
    const badKey = [401, 403].find((status) => responses[status] !== undefined) ?? 404;
    const wrongKey = {
      operationId,
      status: badKey,
      texts: badKey === 404 ? /^not found$/ : /^API key missing or unknown$/,
    };
    const gone = credential === 'permalink-token' || responses[410] === undefined ? 404 : 410;
    const hasToken = credential !== 'api-key';
    // Without the header, the request is the other variant of a pair.
    const isPair = calls.filter((other) => other.template === template && other.method === call.method).length > 1;
    return [
      { operationId, kind: 'good', status: success, texts: null },
      ...(required
        ? [{ operationId, kind: 'missing field', status: 400, texts: /^parameter [^:]+: is missing$/ } as const]
        : []),
      ...(body ? [{ operationId, kind: 'wrong type', status: 400, texts: /^parameter [^:]+: must be / } as const] : []),
      ...(hasToken
        ? ([
            { operationId, kind: 'unknown key', status: 404, texts: /^not found$/ },
            {
              operationId,
              kind: 'expired key',
              status: gone,
              texts: gone === 410 ? /^access key expired$/ : /^not found$/,
            },
          ] as const)
        : ([{ ...wrongKey, kind: 'wrong key' }, ...(isPair ? [] : [{ ...wrongKey, kind: 'no key' }])] as CallCase[])),
    ];
  });
}

function requiredOf(operationId: string): boolean {
  return operationId !== 'setLayout' && operationId !== 'updatePermalink';
}

/** Sends the request of a case. */
export async function sendCase(
  { operationId, kind }: CallCase,
  call: MockCall,
  { send, sendKey, values }: { readonly send: Send; readonly sendKey: Send; readonly values: Values },
): Promise<TestAnswer> {
  const before = BEFORE[operationId]?.(values);
  if (before) await send(...before);
  if (kind === 'expired key') {
    await sendKey(`DELETE /permalink/${values.PERMALINK_ID}`);
    await send(`DELETE /rooms/${values.ACCESS_KEY}`);
  }
  const names = new Map(call.parameters.map(({ name, shownName }) => [name, shownName]));
  const path = call.template.replace(/\{([^}]+)\}/g, (_match, name: string) => {
    const shown = names.get(name) ?? '';
    const isCredential = /KEY$|^GUEST_TOKEN$|^TOKEN$/.test(shown) || (shown === 'USER_TOKEN' && call.method === 'POST');
    return kind === 'unknown key' && isCredential ? 'x'.repeat(24) : (values[shown] ?? '');
  });
  const key = kind === 'wrong key' ? { headers: { authorization: 'wrong' } } : {};
  const sender = call.credential === 'api-key' && kind !== 'no key' ? sendKey : send;
  return sender(`${call.method} ${path}`, { ...(call.body ? { json: bodyOf(operationId, kind) } : {}), ...key });
}

function bodyOf(operationId: string, kind: CallCase['kind']): unknown {
  const body = BODIES[operationId] ?? {};
  if (kind === 'missing field') return {};
  if (kind !== 'wrong type') return body;
  return Object.fromEntries(Object.keys(body).map((name) => [name, OBJECTS.has(name) ? 'text' : { wrong: true }]));
}
