/** @jest-environment jsdom */
import { act, fireEvent, within } from '@testing-library/react';
import { feedbackSchema, type Feedback } from '../../site/feedback-schema';
import { openSession, sendMissed, type FeedbackSession } from './feedback-session';
import { questionHtml } from './question-html';

const ISSUES = 'https://code.example/a/new';
const URL_OF_RECEIVER = 'https://feedback.example/x';
const sent: Feedback[] = [];
let answer: () => Promise<{ ok: boolean }>;
let session: FeedbackSession;
let isOnline = true;

beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  Object.defineProperty(navigator, 'onLine', { get: () => isOnline });
  // jsdom has neither.
  Object.assign(globalThis, {
    Request: class {},
  });
  Object.defineProperty(Request.prototype, 'keepalive', { value: true });
  AbortSignal.timeout = () => new AbortController().signal;
});
beforeEach(() => {
  sessionStorage.clear();
  sent.length = 0;
  isOnline = true;
  answer = async () => ({ ok: true });
  document.head.innerHTML = '<meta property="og:url" content="https://a.example/docs/rooms">';
  window.fetch = jest.fn(async (_url, init) => {
    const text = await new Promise<string>((done) => {
      const reader = new FileReader();
      reader.onload = () => done(String(reader.result));
      reader.readAsText((init as { body: Blob }).body);
    });
    sent.push(feedbackSchema.parse(JSON.parse(text)));
    return answer() as Promise<Response>;
  });
});
afterEach(() => act(() => session.end()));

/** @param url null if readers write issues */
function open(url: string | null = URL_OF_RECEIVER): void {
  document.body.innerHTML = questionHtml('page', '/docs/rooms', { issuesUrl: ISSUES });
  act(() => {
    session = openSession(block(), null, { issuesUrl: ISSUES, ...(url !== null && { url }) });
  });
}
const block = () => document.querySelector<HTMLElement>('[data-feedback]')!;
const ui = () => within(document.body);
const status = () => ui().getByRole('status').textContent;
const pressed = () => ui().queryByRole('button', { pressed: true })?.textContent;
const settle = () => act(async () => new Promise((done) => setTimeout(done, 30)));
const choose = (...all: boolean[]) => act(() => all.forEach((helpful) => session.choose(helpful)));
const press = (name: string) => act(() => void fireEvent.click(ui().getByRole('button', { name })));
const write = (text: string) =>
  act(() => void fireEvent.change(ui().getByRole('textbox'), { target: { value: text } }));
const told = () =>
  sent.map((one) => (one.kind === 'search' ? one.query : `${one.helpful} ${one.previous} ${one.comment ?? ''}`.trim()));

test('an answer is sent at once, a comment replaces it, and both are announced', async () => {
  open();
  choose(false);
  expect([pressed(), status()]).toEqual(['No', 'Sending …']);
  await settle();
  expect(status()).toBe('Thank you. Your answer has been sent.');
  write('Which room?');
  expect(document.body.textContent).toContain('11 of 1,000 characters');
  press('Send comment');
  await settle();
  expect(status()).toBe('Thank you. Your comment has been sent.');
  expect(ui().getByRole('textbox')).toHaveProperty('value', '');
  expect(told()).toEqual(['false null', 'false false Which room?']);
});

test('pressed twice it counts once, and the last of several quick answers is the one that stays', async () => {
  open();
  choose(true, true);
  choose(true);
  await settle();
  choose(true);
  await settle();
  expect(told()).toEqual(['true null']);
  choose(false, true, false);
  await settle();
  expect(told()).toEqual(['true null', 'false true']);
  expect(pressed()).toBe('No');
});

test('an answer can be taken back, which keeps the focus in the question', async () => {
  open();
  choose(true);
  await settle();
  press('Take your answer back');
  await settle();
  expect(told()).toEqual(['true null', 'null true']);
  expect(pressed()).toBeUndefined();
  expect(status()).toContain('has been taken back');
  expect(document.activeElement?.textContent).toBe('Yes');
  expect(ui().queryByRole('textbox')).toBeNull();
});

test('an empty comment is not sent', async () => {
  open();
  choose(true);
  await settle();
  write('   ');
  press('Send comment');
  await settle();
  expect(told()).toEqual(['true null']);
  expect(document.activeElement).toBe(ui().getByRole('textbox'));
});

test('offline, the reader is told, and the answer goes when the connection is back', async () => {
  open();
  isOnline = false;
  choose(false);
  await settle();
  expect(status()).toMatch(/^Not sent: this device is offline/);
  expect([told(), pressed()]).toEqual([[], 'No']);
  isOnline = true;
  act(() => void window.dispatchEvent(new Event('online')));
  await settle();
  expect(told()).toEqual(['false null']);
  expect(status()).toContain('Thank you');
});

test.each([
  ['refuses it', async () => ({ ok: false })],
  ['cannot be reached', async () => Promise.reject(new TypeError('Failed to fetch'))],
])('if the receiver %s, the text stays and can be sent again', async (_what, failing) => {
  open();
  choose(false);
  await settle();
  answer = failing;
  write('Which room?');
  press('Send comment');
  await settle();
  expect(status()).toMatch(/^Not sent: the receiver cannot be reached/);
  expect(ui().getByRole('textbox')).toHaveProperty('value', 'Which room?');
  act(() => session.end());
  open();
  choose(false);
  expect(ui().getByRole('textbox')).toHaveProperty('value', 'Which room?');
  answer = async () => ({ ok: true });
  press('Send comment');
  await settle();
  expect(told().at(-1)).toBe('false false Which room?');
  expect(status()).toContain('Thank you');
});

test('too many messages are not sent, and the reader learns when they can be', async () => {
  sessionStorage.setItem('feedback', JSON.stringify({ times: Array.from({ length: 20 }, () => Date.now()) }));
  open();
  choose(true);
  await settle();
  expect(status()).toMatch(/too many messages.*Try again in 10 minutes/);
  expect(told()).toEqual([]);
  expect(ui().getByRole('button', { name: 'Try again' })).toBeTruthy();
});

test('a page that is hidden sends a beacon, and tells if the browser refuses it', async () => {
  const beacon = jest.fn(() => false);
  Object.assign(navigator, { sendBeacon: beacon });
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  open();
  choose(true);
  await settle();
  Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
  expect(beacon).toHaveBeenCalledWith(URL_OF_RECEIVER, expect.objectContaining({ type: 'text/plain' }));
  expect(status()).toMatch(/^Not sent/);
  expect(told()).toEqual([]);
});

test('without a receiver, the text goes into a link to a new issue, and nothing is sent', async () => {
  open(null);
  choose(false);
  write('Which room & why?');
  const link = new URL(ui().getByRole<HTMLAnchorElement>('link', { name: /^Write an issue/ }).href);
  expect(link.searchParams.get('body')).toMatch(/^Page: \/docs\/rooms\n[^]*Helpful: no\n\nWhich room & why\?$/);
  await settle();
  expect(told()).toEqual([]);
  expect(status()).toBe('');
  press('Take your answer back');
  expect(status()).toBe('Your answer has been taken back.');
});

test('a query without results is sent once in a tab', async () => {
  open();
  await sendMissed('kickout', URL_OF_RECEIVER);
  await sendMissed('Kickout', URL_OF_RECEIVER);
  expect(told()).toEqual(['kickout']);
  expect(window.fetch).toHaveBeenCalledWith(
    URL_OF_RECEIVER,
    expect.objectContaining({ credentials: 'omit', referrerPolicy: 'no-referrer', keepalive: true }),
  );
});
