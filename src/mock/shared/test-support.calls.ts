import type { MockCall, MockDescription } from './types';
import type { Sender, TestAnswer, TestRequest } from './test-support';

/** One request to a call, and the answers that are right. */
interface CallCase {
  readonly operationId: string;
  readonly kind: 'good' | 'missing field' | 'wrong type' | 'wrong key' | 'no key' | 'expired key' | 'unknown key';
  readonly status: number;
  /** Texts of the error, each of which matches; none if the call succeeds. */
  readonly texts: RegExp | null;
}

/** How many requests of each kind there are. Not every call has a body, or a key that expires. */
export const COUNTS: Readonly<Record<CallCase['kind'], number>> = {
  good: 45,
  'missing field': 13,
  'wrong type': 15,
  'wrong key': 24,
  'no key': 22,
  'unknown key': 21,
  'expired key': 21,
};

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
async function prepareEverything({ send, sendKey }: Sender): Promise<Values> {
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

/** Every call with every kind of request that makes sense for it. */
function callCases({ calls }: MockDescription): CallCase[] {
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

/**
 * Sends every request of the table to an API.
 *
 * @param connect makes an empty API, or empties one
 * @returns how many requests of each kind were answered, and what was wrong with the answers
 */
export async function runCases(
  description: MockDescription,
  connect: () => Sender | Promise<Sender>,
): Promise<{ readonly counts: Readonly<Record<string, number>>; readonly findings: readonly string[] }> {
  const counts: Record<string, number> = {};
  const findings: string[] = [];
  for (const one of callCases(description)) {
    const sender = await connect();
    const answer = await sendCase(one, description, sender);
    const problems = [...wrongIn(answer, one), ...sender.undocumented.map((what) => `not documented: ${what}`)];
    findings.push(...problems.map((problem) => `${one.operationId}, ${one.kind}: ${problem}`));
    counts[one.kind] = (counts[one.kind] ?? 0) + 1;
  }
  return { counts, findings };
}

/** What differs from the right answer. */
function wrongIn({ status, json, headers }: TestAnswer, right: CallCase): string[] {
  const { error, errors } = (json ?? {}) as { error?: string; errors?: string[] };
  const texts = errors ?? (error === undefined ? [] : [error]);
  const hasRightTexts = right.texts
    ? texts.length > 0 && texts.every((text) => right.texts?.test(text))
    : texts.length === 0;
  const id = headers['x-request-id'] ?? '';
  return [
    ...(status === right.status ? [] : [`status ${status}, expected ${right.status}`]),
    ...(hasRightTexts ? [] : [`texts ${JSON.stringify(texts)}, expected ${String(right.texts)}`]),
    ...(/^req_[A-Za-z0-9]{16}$/.test(id) ? [] : [`X-Request-Id "${id}"`]),
  ];
}

/** Sends the request of a case. */
async function sendCase(
  { operationId, kind }: CallCase,
  { calls }: MockDescription,
  sender: Sender,
): Promise<TestAnswer> {
  const { send, sendKey } = sender;
  const values = await prepareEverything(sender);
  const call = calls.find((known) => known.operationId === operationId) as MockCall;
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
  const sendIt = call.credential === 'api-key' && kind !== 'no key' ? sendKey : send;
  return sendIt(`${call.method} ${path}`, { ...(call.body ? bodyOf(operationId, kind) : {}), ...key });
}

function bodyOf(operationId: string, kind: CallCase['kind']): TestRequest {
  const body = BODIES[operationId] ?? {};
  if (kind === 'missing field') return { json: {} };
  if (kind !== 'wrong type') return operationId === 'addLayer' ? { form: layerForm() } : { json: body };
  const json = Object.fromEntries(
    Object.keys(body).map((name) => [name, OBJECTS.has(name) ? 'text' : { wrong: true }]),
  );
  return { json };
}
