/** @jest-environment jsdom */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ContentNode } from '../../content/shared/tree/types';
import { questionHtml } from './question-html';
import type { Feedback } from './send-feedback';
import { startFeedback } from './start-feedback';

const ISSUES = 'https://code.example/a/new';
const RECEIVER = 'https://feedback.example/x';
const sent: Feedback[] = [];
let isTaken = true;

beforeAll(() => {
  // jsdom does not have it.
  AbortSignal.timeout = () => new AbortController().signal;
  window.Blob = class {
    readonly text: string;
    constructor([text = '']: string[]) {
      this.text = text;
    }
  } as never;
  window.fetch = jest.fn(async (_url, init) => {
    sent.push(JSON.parse((init as unknown as { body: { text: string } }).body.text) as Feedback);
    return { ok: isTaken } as Response;
  });
  document.head.innerHTML =
    '<meta property="og:url" content="https://a.example/docs/rooms"><meta name="docsearch:version" content="2.0">';
  startFeedback({ issuesUrl: ISSUES, url: RECEIVER });
});
beforeEach(() => {
  sessionStorage.clear();
  sent.length = 0;
  isTaken = true;
  document.body.innerHTML = questionHtml('/docs/rooms', { issuesUrl: ISSUES, url: RECEIVER });
});

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const says = (text: RegExp) => waitFor(() => expect(screen.getByRole('status').textContent).toMatch(text));
const pressed = () => screen.queryByRole('button', { pressed: true })?.textContent;
const told = () => sent.map(({ helpful, previous }) => [helpful, previous]);

test('an answer is sent at once and announced; pressed twice it counts once, and another one replaces it', async () => {
  press('Yes');
  press('Yes');
  await says(/^Thank you/);
  press('No');
  await says(/^Thank you/);
  expect([told(), pressed()]).toEqual([
    [
      [true, null],
      [false, true],
    ],
    'No',
  ]);
  expect(sent[0]).toMatchObject({ version: 1, kind: 'page', path: '/docs/rooms', docs: '2.0' });
  const options = { credentials: 'omit', referrerPolicy: 'no-referrer', keepalive: true };
  expect(window.fetch).toHaveBeenCalledWith(RECEIVER, expect.objectContaining(options));
});

test('what is refused is said, and can be sent again', async () => {
  isTaken = false;
  press('No');
  await says(/^Not sent/);
  expect(pressed()).toBeUndefined();
  isTaken = true;
  press('No');
  await says(/^Thank you/);
  expect(told().at(-1)).toEqual([false, null]);
});

test('without a receiver, there is only the link to a new issue', () => {
  document.body.innerHTML = questionHtml('/docs/rooms', { issuesUrl: ISSUES });
  expect(screen.queryByRole('button')).toBeNull();
  const link = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: /^Report a problem/ }).href);
  expect(Object.fromEntries(link.searchParams)).toEqual({
    title: 'Documentation: /docs/rooms',
    body: 'Page: /docs/rooms\n\n',
  });
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
