/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const FOLDER = resolve('examples/token-server/public');

type Event = { readonly type: string } & Record<string, unknown>;

/** What a test sees of the session in place of the SDK. */
const sdk = {
  listeners: new Set<(event: Event) => void>(),
  calls: [] as unknown[][],
  canUse: true,
};
const session = {
  onEvent: (listener: (event: Event) => void) => sdk.listeners.add(listener),
  start: (...call: unknown[]) => sdk.calls.push(['start', ...call]),
  send: (message: unknown) => sdk.calls.push(['send', message]),
  destroy: () => {
    sdk.listeners.clear();
    sdk.calls.push(['destroy']);
  },
};
jest.mock(
  '@rondo-example/js',
  () => ({
    __esModule: true,
    default: session,
    FeatureDetector: { canUseRondo: () => sdk.canUse },
    StreamHelpers: { toggleAudio: (_: unknown, on: boolean) => sdk.calls.push(['toggleAudio', on]) },
  }),
  { virtual: true },
);

/** The answers of the server, by path. */
let answers: Record<string, readonly [status: number, body: unknown] | undefined>;

const $ = <E extends HTMLElement = HTMLElement>(id: string): E => document.getElementById(id) as E;
const shown = (): string => $('status').textContent ?? '';
const settle = (): Promise<void> => new Promise((done) => setTimeout(done));
const raise = (event: Event): void => [...sdk.listeners].forEach((listener) => listener(event));

async function press(id: string): Promise<void> {
  $(id).click();
  await settle();
}

beforeEach(async () => {
  Object.assign(sdk, { listeners: new Set(), calls: [], canUse: true });
  answers = { '/api/access-key': [200, { accessKey: 'KEY-OF-MARA' }], '/api/sign-in': [200, {}] };
  globalThis.fetch = (async (path: string) => {
    const answer = answers[path];
    if (!answer) throw new TypeError('Failed to fetch');
    return { ok: answer[0] < 300, status: answer[0], json: async () => answer[1] };
  }) as unknown as typeof fetch;
  document.documentElement.innerHTML = readFileSync(`${FOLDER}/index.html`, 'utf8');
  await jest.isolateModulesAsync(async () => void (await import(`${FOLDER}/client.js`)));
});

async function enter(): Promise<void> {
  await press('join');
  raise({ type: 'accept', localStream: {}, remoteStream: null });
}

test('joins with the access key and shows the meeting', async () => {
  await enter();
  expect(sdk.calls[0]).toEqual(['start', 'KEY-OF-MARA', { audio: true, video: true }]);
  expect([shown(), $('meeting').hidden, $('join').hidden]).toEqual(['You are in the meeting.', false, true]);
});

test('somebody who has not signed in signs in first, then joins', async () => {
  answers['/api/access-key'] = [401, { error: 'Sign in first.' }];
  expect($('sign-in').hidden).toBe(true);
  await press('join');
  expect([shown(), $('sign-in').hidden]).toEqual(['Sign in first.', false]);
  answers['/api/access-key'] = [200, { accessKey: 'KEY-OF-MARA' }];
  $<HTMLFormElement>('sign-in').dispatchEvent(new Event('submit', { cancelable: true }));
  await settle();
  expect([$('sign-in').hidden, sdk.calls[0]?.[1]]).toEqual([true, 'KEY-OF-MARA']);
});

test.each([
  ['/api/access-key', [423, { error: 'The meeting is locked. No one else can join.' }], 'The meeting is locked.'],
  ['/api/access-key', undefined, 'The server cannot be reached.'],
] as const)('shows why %s failed: %j', async (path, answer, text) => {
  answers[path] = answer;
  await press('join');
  expect(shown()).toContain(text);
  expect($<HTMLButtonElement>('join').disabled).toBe(false);
  expect(sdk.calls).toEqual([]);
});

test.each([
  [{ type: 'connection', connectionStatus: 'access_denied' }, 'The access key was refused.'],
  [{ type: 'error', name: 'permission' }, 'Allow this page to use your microphone'],
  [{ type: 'exit' }, 'The meeting has ended.'],
])('%j ends the session with a text, and one can join again', async (event, text) => {
  await press('join');
  raise(event);
  expect(shown()).toContain(text);
  expect(sdk.calls.at(-1)).toEqual(['destroy']);
  expect([sdk.listeners.size, $('join').hidden, $<HTMLButtonElement>('join').disabled]).toEqual([0, false, false]);
  await press('join');
  expect([sdk.listeners.size, sdk.calls.at(-1)?.[0]]).toEqual([1, 'start']);
});

test('who has muted stays muted in a new stream, with another camera state, and in the next session', async () => {
  await enter();
  await press('microphone');
  expect([sdk.calls.at(-1), $('microphone').getAttribute('aria-pressed')]).toEqual([['toggleAudio', false], 'false']);
  raise({ type: 'stream_update', localStream: {} });
  expect(sdk.calls.at(-1)).toEqual(['toggleAudio', false]);
  await press('camera');
  expect(sdk.calls.at(-1)).toEqual(['send', { type: 'change_stream', audio: false, video: false }]);
  await press('leave');
  expect(shown()).toBe('You have left.');
  await press('join');
  expect(sdk.calls.at(-1)).toEqual(['start', 'KEY-OF-MARA', { audio: false, video: false }]);
});
