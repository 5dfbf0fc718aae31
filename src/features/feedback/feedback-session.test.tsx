/** @jest-environment jsdom */
import { act, fireEvent, within } from '@testing-library/react';
import type { ContentNode } from '../../content/shared/tree/types';
import { newIssueUrl } from './issue-url';
import { questionHtml } from './question-html';
import type { Feedback } from './send-feedback';
import { startFeedback } from './start-feedback';

const ISSUES = 'https://code.example/a/new';
const RECEIVER = 'https://feedback.example/x';
const sent: Feedback[] = [];
let takes: () => Promise<{ ok: boolean }>;

beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  // jsdom does not have it.
  AbortSignal.timeout = () => new AbortController().signal;
});
beforeEach(() => {
  sessionStorage.clear();
  sent.length = 0;
  takes = async () => ({ ok: true });
  document.head.innerHTML =
    '<meta property="og:url" content="https://a.example/docs/rooms"><meta name="docsearch:version" content="2.0">';
  window.fetch = jest.fn(async (_url, init) => {
    const text = await new Promise<string>((done) => {
      const reader = new FileReader();
      reader.onload = () => done(String(reader.result));
      reader.readAsText((init as { body: Blob }).body);
    });
    sent.push(JSON.parse(text) as Feedback);
    return takes() as Promise<Response>;
  });
});

afterEach(async () => {
  // Otherwise the end of the test would be observed.
  document.body.replaceChildren();
  await settle();
});

/** Opens a page, with the listeners of this one only. */
function open(url?: string): void {
  document.documentElement.replaceChild(document.createElement('body'), document.body);
  document.body.innerHTML = questionHtml('/docs/rooms', { issuesUrl: ISSUES });
  const listen = jest.spyOn(document, 'addEventListener');
  listen.mockImplementation((type, listener) => document.body.addEventListener(type, listener as EventListener));
  startFeedback({ issuesUrl: ISSUES, ...(url !== undefined && { url }) });
  listen.mockRestore();
}
const ui = () => within(document.body);
const status = () => ui().getByRole('status').textContent;
const settle = () => act(async () => new Promise((done) => setTimeout(done, 30)));
const press = (name: string) => act(() => void fireEvent.click(ui().getByRole('button', { name })));
const write = (text: string) =>
  act(() => void fireEvent.change(ui().getByRole('textbox'), { target: { value: text } }));
const pressed = () => ui().queryByRole('button', { pressed: true })?.textContent;
const told = () => sent.map((one) => `${one.helpful} ${one.previous} ${one.comment ?? ''}`.trim());

test('an answer is sent at once, a comment replaces it, and both are announced', async () => {
  open(RECEIVER);
  press('No');
  await settle();
  expect([pressed(), status()]).toEqual(['No', 'Thank you. Your answer has been sent.']);
  press('Send comment');
  expect(document.activeElement).toBe(ui().getByRole('textbox'));
  write('Which room?');
  press('Send comment');
  await settle();
  expect(status()).toBe('Thank you. Your comment has been sent.');
  expect(ui().getByRole('textbox')).toHaveProperty('value', '');
  expect(told()).toEqual(['false null', 'false false Which room?']);
  expect(sent[0]).toMatchObject({ version: 1, kind: 'page', path: '/docs/rooms', docs: '2.0' });
  const options = { credentials: 'omit', referrerPolicy: 'no-referrer', keepalive: true };
  expect(window.fetch).toHaveBeenCalledWith(RECEIVER, expect.objectContaining(options));
});

test('pressed twice an answer counts once, and each one names the one that it replaces', async () => {
  open(RECEIVER);
  press('Yes');
  press('Yes');
  press('No');
  await settle();
  expect([told(), pressed()]).toEqual([['true null', 'false true'], 'No']);
});

test('what is refused is said, and the text stays in the tab and can be sent again', async () => {
  open(RECEIVER);
  press('No');
  await settle();
  takes = async () => Promise.reject(new TypeError('Failed to fetch'));
  write('Which room?');
  press('Send comment');
  await settle();
  expect(status()).toMatch(/^Not sent/);
  open(RECEIVER);
  expect(pressed()).toBe('No');
  press('No');
  expect(ui().getByRole('textbox')).toHaveProperty('value', 'Which room?');
  takes = async () => ({ ok: true });
  press('Send comment');
  await settle();
  expect(told().at(-1)).toBe('false false Which room?');
  expect(status()).toContain('Thank you');
});

test('without a receiver, the text goes into a link to a new issue, and nothing is sent', async () => {
  open();
  press('No');
  write('Which room & why?');
  const link = new URL(ui().getByRole<HTMLAnchorElement>('link', { name: /^Write an issue/ }).href);
  expect(link.searchParams.get('title')).toBe('Documentation: /docs/rooms');
  expect(link.searchParams.get('body')).toMatch(
    /^Page: \/docs\/rooms\nVersion: 2\.0\nTitle: \nHelpful: no\n\nWhich room & why\?$/,
  );
  await settle();
  expect([told(), status()]).toEqual([[], '']);
});

test('the content gets the question at its end, and stays the same array', async () => {
  jest.doMock('../../site/config/site-config', () => ({
    siteConfig: { baseUrl: '/portal/', feedback: { issuesUrl: ISSUES } },
  }));
  const { withFeedback } = await import('./with-feedback');
  const nodes: ContentNode[] = [{ type: 'html', html: '<p>Text</p>' }];
  const all = withFeedback(nodes, '/docs/rooms');
  expect(all).toEqual([nodes[0], { type: 'html', html: questionHtml('/portal/docs/rooms', { issuesUrl: ISSUES }) }]);
  expect(withFeedback(nodes, '/docs/rooms')).toBe(all);
});

test('a new issue has an address that hosts take', () => {
  const long = newIssueUrl('https://a.example/new', 'T', '😀'.repeat(1000));
  expect(long.length).toBeLessThanOrEqual(4000);
  expect(new URL(long).searchParams.get('body')).toMatch(/^(?:😀)+ …$/u);
});
