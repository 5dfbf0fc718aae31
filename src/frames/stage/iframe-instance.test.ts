/** @jest-environment jsdom */
import { createInstance, LOADING_TIMEOUT } from './iframe-instance';
import type { FromClient, ToClient } from './client-messages';

const KEY = 'a1B2c3D4e5F6g7H8i9J0k1L2';

function setUp(options: Record<string, unknown>, selector: unknown = '#meeting') {
  document.body.innerHTML = '<div id="meeting"></div>';
  const log: string[] = [];
  const instance = createInstance(selector, options, {
    productName: 'Acme',
    clientHtml: '<p>',
    report: (kind, text) => void log.push(`${kind} ${text}`),
  });
  jest.advanceTimersByTime(0);
  const iframe = document.querySelector('iframe');
  const told: ToClient[] = [];
  if (iframe?.contentWindow) iframe.contentWindow.postMessage = (message: ToClient) => void told.push(message);
  const say = (data: FromClient, source: unknown = iframe?.contentWindow) =>
    window.dispatchEvent(new MessageEvent('message', { data, source: source as Window }));
  const take = () => log.splice(0);
  return { instance, iframe, say, take, told };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('the events of a meeting come in the order of the documentation', async () => {
  const { instance, say, take, told, iframe } = setUp({ accessKey: KEY });
  expect([instance.status, instance.isAuthenticated(), instance.isInMeeting(), take()]).toEqual([
    'init',
    false,
    null,
    [],
  ]);
  say({ type: 'loaded' });
  expect(take()).toEqual(['event statusChange: ready', 'event ready', 'event authenticated']);
  expect([instance.status, instance.isAuthenticated(), instance.features]).toEqual([
    'ready',
    true,
    { present: true, chat: true, snapshot: true },
  ]);
  expect(told).toEqual([{ type: 'enter', guestName: null, locale: 'en' }]);
  say({ type: 'meetingJoin' });
  expect([take(), instance.isInMeeting()]).toEqual([['event meetingJoin'], true]);
  say({ type: 'meetingLeave' });
  expect([take(), instance.isInMeeting()]).toEqual([['event meetingLeave'], false]);
  await instance.close();
  expect(take()).toEqual(['call close', 'event statusChange: closed', 'event closed']);
  expect([instance.getIFrame(), iframe?.isConnected]).toEqual([null, false]);
  await expect(instance.reload()).rejects.toThrow('The instance is closed');
});

test('the iframe has the options, and a sandbox without an origin', () => {
  const options = { width: 400, height: '50vh', css: { borderRadius: '12px' }, className: 'frame', title: 'Review' };
  const { iframe } = setUp({ guest: { token: KEY }, ...options });
  expect(iframe?.getAttribute('sandbox')).toBe('allow-scripts');
  expect([iframe?.style.width, iframe?.style.height, iframe?.style.borderRadius]).toEqual(['400px', '50vh', '12px']);
  expect([iframe?.className, iframe?.title]).toEqual(['frame', 'Review']);
  expect(setUp({ accessKey: KEY }).iframe?.title).toBe('Acme');
});

test('guests are asked for their name in their language', () => {
  const { say, told } = setUp({ guest: { token: 'YOUR_GUEST_TOKEN', locale: 'de', suggestName: 'Jonas' } });
  say({ type: 'loaded' });
  expect(told).toEqual([{ type: 'enter', guestName: 'Jonas', locale: 'de' }]);
});

test.each([
  [{}, 'TypeError: Invalid access key'],
  [{ accessKey: 'a b' }, 'TypeError: Invalid access key'],
  [{ guest: {} }, 'TypeError: Invalid guest token'],
])('with the options %j, start-up fails as documented', (options, message) => {
  const { instance, take, iframe } = setUp(options);
  expect(take()).toEqual(['event statusChange: error', `event error: ${message}`]);
  expect([instance.status, iframe]).toEqual(['error', null]);
});

test('without a container, or a web client that answers, start-up fails as documented', () => {
  expect(setUp({ accessKey: KEY }, '#nothing').take()[1]).toBe('event error: NotFoundError: Initialization failed');
  const { take } = setUp({ accessKey: KEY });
  jest.advanceTimersByTime(LOADING_TIMEOUT - 1);
  expect(take()).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(take()[1]).toBe('event error: TimeoutError: Loading timeout');
});

test('only messages of its own web client count', () => {
  const { say, take } = setUp({ accessKey: KEY });
  say({ type: 'loaded' }, window);
  say({ type: 'loaded' }, null);
  say({ type: 'hacked' } as never);
  say('loaded' as never);
  expect(take()).toEqual([]);
});

test('commands go to the web client, and settle when it answers', async () => {
  const { instance, say, told } = setUp({ accessKey: KEY });
  await expect(instance.chat('Hello')).rejects.toThrow('The user is not in the meeting');
  say({ type: 'loaded' });
  say({ type: 'meetingJoin' });
  const chat = instance.chat('Hello');
  expect(told.at(-1)).toEqual({ type: 'request', id: 1, request: { type: 'chat', message: 'Hello' } });
  say({ type: 'answer', id: 1 });
  await expect(chat).resolves.toBeUndefined();
  const picture = new Blob(['a'], { type: 'image/png' });
  await expect(instance.presentDocument(picture)).rejects.toThrow('The file has the type "image/png".');
  const present = instance.present([picture]);
  await Promise.resolve();
  say({ type: 'answer', id: 2 });
  await expect(present).resolves.toBeUndefined();
  const snapshot = instance.snapshot();
  expect(told.at(-1)).toEqual({ type: 'request', id: 3, request: { type: 'snapshot' } });
  say({ type: 'answer', id: 3 });
  await expect(snapshot).resolves.toBeUndefined();
});

test('reload loads the web client again', async () => {
  const { instance, say, take } = setUp({ accessKey: KEY });
  say({ type: 'loaded' });
  const reload = instance.reload();
  take();
  say({ type: 'loaded' });
  await expect(reload).resolves.toBeUndefined();
  expect(take()).toContain('event ready');
});

test('handlers are added by option and method, and removed in each of the documented ways', async () => {
  const onStatusChange = jest.fn();
  const [one, other] = [jest.fn(), jest.fn()];
  const { instance, say } = setUp({ accessKey: KEY, events: { onStatusChange } });
  instance.on('meetingJoin', one);
  instance.on('meetingJoin', other);
  say({ type: 'loaded' });
  expect(onStatusChange.mock.calls).toEqual([['ready']]);
  say({ type: 'meetingJoin' });
  instance.off('meetingJoin', one);
  say({ type: 'meetingJoin' });
  instance.off('meetingJoin');
  say({ type: 'meetingJoin' });
  expect([one.mock.calls.length, other.mock.calls.length]).toEqual([1, 2]);
  instance.off();
  await instance.close();
  expect(onStatusChange).toHaveBeenCalledTimes(1);
});

test('an unknown event or handler is an error that lists or names it', () => {
  const { instance } = setUp({ accessKey: KEY });
  expect(() => instance.on('joined' as never, jest.fn())).toThrow('There is no event "joined". Events: ready, error');
  expect(() => instance.off('joined' as never)).toThrow('There is no event "joined".');
  expect(() => setUp({ accessKey: KEY, events: { onJoin: jest.fn() } })).toThrow('there is no handler "onJoin"');
});
