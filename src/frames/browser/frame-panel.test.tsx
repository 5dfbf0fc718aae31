/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { SitePath } from '../../site/routes';
import { FramePanel } from './frame-panel';

const SOURCE = '/base/sample-frames/docs/a/app.html' as SitePath;
/** As in `use-frame.ts`. */
const PATIENCE = 3000;

function setUp() {
  document.body.innerHTML =
    '<figure data-code-block=""><span class="code-title">App.jsx</span><button>Run</button></figure><div id="root"></div>';
  Element.prototype.scrollTo = () => undefined;
  const button = document.querySelector('button')!;
  const container = document.getElementById('root')!;
  const view = render(<FramePanel use={{ button }} source={SOURCE} />, { container });
  return { button, view };
}
const iframe = () => document.querySelector('iframe');
const say = (data: unknown, source: unknown = iframe()?.contentWindow) =>
  act(() => void window.dispatchEvent(new MessageEvent('message', { data, source: source as Window })));
const status = () => screen.getByRole('status').textContent;
const lines = () => [...screen.getByRole('log').children].map(({ textContent }) => textContent);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

afterEach(() => jest.useRealTimers());

test('a program runs below its code, in a sandboxed frame with a name, and the panel has the focus', () => {
  setUp();
  const panel = screen.getByRole('group', { name: 'App.jsx, running' });
  expect(document.activeElement).toBe(panel);
  expect(document.querySelector('figure')?.nextElementSibling?.contains(panel)).toBe(true);
  expect(iframe()?.getAttribute('sandbox')).toBe('allow-scripts');
  expect(iframe()?.title).toBe('App.jsx, running with a stand-in for the SDK');
  expect(iframe()?.getAttribute('src')).toBe(`${SOURCE}#light`);
});

test('only what comes from the window of the frame counts', () => {
  setUp();
  for (const source of [window, null, undefined])
    window.dispatchEvent(new MessageEvent('message', { data: { kind: 'started', text: '' }, source: source ?? null }));
  say({ kind: 'error', text: 'forged' }, window);
  expect([status(), lines()]).toEqual(['Loading', []]);
  say({ kind: 'started', text: '' });
  say({ kind: 'event', text: 'accept <b>' });
  say({ kind: 'unknown', text: 'x' });
  expect([status(), lines()]).toEqual(['Running', ['event accept <b>']]);
});

test('Stop removes the frame and keeps the log; Run again starts anew', () => {
  setUp();
  say({ kind: 'call', text: 'connect' });
  press('Stop');
  expect([status(), iframe(), lines()]).toEqual(['Stopped', null, ['call connect']]);
  expect(screen.getByRole('button', { name: 'Stop' }).getAttribute('aria-disabled')).toBe('true');
  press('Run again');
  expect([status(), iframe() !== null, lines()]).toEqual(['Loading', true, []]);
});

test('a document that does not report is said to be missing', () => {
  jest.useFakeTimers();
  setUp();
  fireEvent.load(iframe()!);
  act(() => jest.advanceTimersByTime(PATIENCE));
  expect([status(), iframe()]).toEqual([expect.stringContaining('could not be loaded'), null]);
  press('Run again');
  fireEvent.load(iframe()!);
  say({ kind: 'started', text: '' });
  act(() => jest.advanceTimersByTime(PATIENCE));
  expect(status()).toBe('Running');
});

test('a long log keeps its newest lines', () => {
  setUp();
  act(() => {
    for (let number = 0; number < 230; number += 1)
      window.dispatchEvent(
        new MessageEvent('message', { data: { kind: 'print', text: `${number}` }, source: iframe()!.contentWindow }),
      );
  });
  expect([lines().length, lines().at(-1)]).toEqual([200, 'console 229']);
});

test('the panel goes when the page goes', () => {
  const { view } = setUp();
  view.unmount();
  expect([iframe(), document.querySelector('figure + div:not(#root)')]).toEqual([null, null]);
});
