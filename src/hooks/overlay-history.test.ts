/** @jest-environment jsdom */
import { enterOverlay, isOverlayEntry, leaveOverlay } from './overlay-history';

const nextPop = () => new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
const goBack = async () => {
  const popped = nextPop();
  window.history.back();
  await popped;
};

let start: number;
beforeEach(() => {
  window.history.pushState({ key: 'abc' }, '', '/docs');
  start = window.history.length;
});

test('MOB-4 SRM-4 an overlay has its own entry with the same URL and key, and Back closes the overlay', async () => {
  const close = jest.fn();
  enterOverlay(close);
  expect([isOverlayEntry(), window.location.pathname]).toEqual([true, '/docs']);
  expect(window.history.state).toMatchObject({ key: 'abc' });
  await goBack();
  expect([isOverlayEntry(), close.mock.calls.length]).toEqual([false, 1]);
  leaveOverlay();
  expect(window.history.state).toEqual({ key: 'abc' });
});

test('SRM-4 an overlay that is closed in another way leaves its entry and is not closed again', async () => {
  const close = jest.fn();
  enterOverlay(close);
  const popped = nextPop();
  leaveOverlay();
  leaveOverlay();
  await popped;
  expect([window.history.state, close.mock.calls.length]).toEqual([{ key: 'abc' }, 0]);
});

test('SRM-4 an overlay that is opened before the browser is back from the last one gets its entry then', async () => {
  const close = jest.fn();
  enterOverlay(() => {});
  const popped = nextPop();
  leaveOverlay();
  enterOverlay(close);
  await popped;
  expect([isOverlayEntry(), window.history.length, close.mock.calls.length]).toEqual([true, start + 1, 0]);
  await goBack();
  expect(close).toHaveBeenCalledTimes(1);
});

test('SRM-4 going forward to the entry of a closed overlay leads back', async () => {
  enterOverlay(() => {});
  await goBack();
  const forward = nextPop();
  window.history.forward();
  await forward;
  await nextPop();
  expect(window.history.state).toEqual({ key: 'abc' });
});

test('SRM-4 an entry that is left after a reload is used again, or left at the start', async () => {
  window.history.replaceState({ key: 'abc', overlay: true }, '');
  const before = window.history.length;
  enterOverlay(() => {});
  expect(window.history.length).toBe(before);
  const popped = nextPop();
  leaveOverlay();
  await popped;
  expect(isOverlayEntry()).toBe(false);
});
