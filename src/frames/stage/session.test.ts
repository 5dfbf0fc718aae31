import { createSession, STEP } from './session';
import type { StageEvent } from './sdk-types';

function setUp() {
  const log: string[] = [];
  const calls: string[] = [];
  const media = {
    openLocal: (_me: unknown, options: object) => ({ local: { ...options } }) as unknown as MediaStream,
    openRemote: () => ({ remote: true }) as unknown as MediaStream,
    show: ({ people, isPresenting }: { people: readonly { name: string }[]; isPresenting: boolean }) =>
      void calls.push(`show ${people.map(({ name }) => name).join()}${isPresenting ? ' and a screen' : ''}`),
    close: () => void calls.push('close'),
  };
  const session = createSession({ media, report: (kind, text) => void log.push(`${kind} ${text}`), name: 'acme' });
  const events: StageEvent[] = [];
  session.onEvent((event) => void events.push(event));
  const take = () => log.splice(0);
  return { session, events, take, calls };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
const KEY = 'a1B2c3D4e5F6g7H8i9J0k1L2';

test('the way into the meeting has the order of the documentation', () => {
  const { session, take, events } = setUp();
  session.connect(KEY);
  jest.runAllTimers();
  expect(take()).toEqual([
    'call connect',
    'event connection: fetch_room',
    'event connection: received_room',
    'event room_setup',
    'event connection: ready',
  ]);
  session.join({ audio: true, video: true });
  jest.runAllTimers();
  expect(take()).toEqual([
    'call join {"audio":true,"video":true}',
    'event accept',
    'event remote_description_update',
    'event podium',
    'event add_user: You',
    'event add_user: Lena',
    'event add_user: Tariq',
  ]);
  expect(events.find(({ type }) => type === 'podium')).toMatchObject({ sources: ['you', 'lena', 'tariq'] });
});

test('start joins by itself', () => {
  const { session, events } = setUp();
  session.start(KEY);
  jest.runAllTimers();
  expect(events.map(({ type }) => type)).toContain('accept');
});

test('a key of another form is not accepted', () => {
  const { session, take } = setUp();
  session.connect('short');
  jest.runAllTimers();
  expect(take()).toEqual(['call connect', 'event connection: fetch_room', 'event connection: access_denied']);
});

test('camera and screen change the picture of the meeting', () => {
  const { session, take, events, calls } = setUp();
  session.start(KEY);
  jest.runAllTimers();
  take();
  session.send({ type: 'change_stream', audio: true, video: false });
  session.send({ type: 'start_screen_capture', audio: true, screen: true });
  session.send({ type: 'stop_presenting' });
  session.send({ type: 'start_stream' });
  jest.runAllTimers();
  expect(take().filter((line) => line.startsWith('event'))).toEqual([
    'event stream_update',
    'event podium',
    'event presentation_started',
    'event podium',
    'event presentation_ended',
    'event podium',
    'event stream_update',
    'event podium',
  ]);
  expect(calls.filter((call) => call.startsWith('show'))).toEqual([
    'show You,Lena,Tariq',
    'show Lena,Tariq',
    'show Lena,Tariq and a screen',
    'show Lena,Tariq',
    'show You,Lena,Tariq',
  ]);
  expect(
    events.filter(({ type }) => type === 'podium').map((event) => 'presenter' in event && event.presenter),
  ).toEqual([null, null, 'you', null, null]);
});

test('calls at the wrong time, and commands that the stand-in does not have, are errors', () => {
  const { session, take } = setUp();
  session.join({});
  session.send({ type: 'stop_presenting' });
  expect(take().filter((line) => line.startsWith('error'))).toEqual([
    'error join: the session is not ready, see the event "connection"',
    'error send stop_presenting: the session is not in the meeting',
  ]);
  expect(() => session.send({ type: 'send_chat' } as never)).toThrow(
    'The stand-in for the SDK in this frame has no acme.send.send_chat.',
  );
  expect(() => session.send({ type: 'toString' } as never)).toThrow('acme.send.toString');
});

test('destroy ends connecting and drops the listeners', () => {
  const { session, events, take, calls } = setUp();
  session.connect(KEY);
  jest.advanceTimersByTime(STEP);
  session.destroy();
  const before = events.length;
  jest.runAllTimers();
  expect(events).toHaveLength(before);
  expect(calls.at(-1)).toBe('close');
  session.connect(KEY);
  jest.runAllTimers();
  expect(events).toHaveLength(before);
  expect(take().at(-1)).toBe('event connection: ready');
});

test('a listener that was removed hears nothing more', () => {
  const { session, events } = setUp();
  const second = jest.fn();
  session.onEvent(second);
  session.offEvent(second);
  session.connect(KEY);
  jest.runAllTimers();
  expect([second.mock.calls.length, events.length]).toEqual([0, 4]);
  session.offEvent();
  session.connect(KEY);
  jest.runAllTimers();
  expect(events).toHaveLength(4);
});
