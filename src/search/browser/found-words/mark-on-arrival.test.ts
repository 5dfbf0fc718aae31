/** @jest-environment jsdom */
import { withBase } from '../../../site/routes';
import { markOnArrival } from './mark-on-arrival';
import { mark, unmark } from './mark-words';

// jsdom has no highlights; what they look like is tested in e2e/search-marks.spec.ts.
jest.mock('./mark-words', () => ({ mark: jest.fn(), unmark: jest.fn() }));

const target = withBase('/', '/docs/a?x#b');
const listeners = new Set<() => void>();
const onShown = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
const show = async (path: string) => {
  window.history.replaceState(null, '', path);
  for (const listener of listeners) listener();
  await Promise.resolve();
};
const press = (key: string) => document.dispatchEvent(new KeyboardEvent('keydown', { key }));

beforeEach(() => {
  jest.clearAllMocks();
  document.body.innerHTML = '';
  Object.assign(window, { Highlight: class {} });
});
afterEach(() => show('/elsewhere'));

test('the words are marked each time the page is shown, and no longer on another page', async () => {
  markOnArrival(target, ['word'], onShown);
  expect(mark).not.toHaveBeenCalled();
  await show('/docs/a#b');
  await show('/docs/a#c');
  expect(jest.mocked(mark).mock.calls).toEqual([[['word']], [['word']]]);
  await show('/docs/other');
  expect(listeners.size).toBe(0);
  expect(unmark).toHaveBeenCalledTimes(1);
});

test('Escape takes the marks away, but first closes what covers the page', async () => {
  markOnArrival(target, ['word'], onShown);
  await show('/docs/a');
  document.body.innerHTML = '<div aria-modal="true"></div>';
  press('Escape');
  expect(unmark).not.toHaveBeenCalled();
  document.body.innerHTML = '';
  press('a');
  press('Escape');
  expect(unmark).toHaveBeenCalledTimes(1);
  await show('/docs/a');
  expect(mark).toHaveBeenCalledTimes(1);
});
