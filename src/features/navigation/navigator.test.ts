/** @jest-environment jsdom */
import type { Navigation, Screen } from './navigation-machine';
import { createNavigator } from './navigator';
import { onNavigation } from './navigation-events';

const settle = () => new Promise((resolve) => setTimeout(resolve));

/** A started site at `/a` whose pages load as `outcome` says. */
function openSite(outcome: () => Promise<void>) {
  window.sessionStorage.clear();
  window.history.pushState({ key: 'start' }, '', '/a');
  const render = jest.fn(() => window.location.pathname);
  const leave = jest.fn<void, [Navigation]>();
  const onArrival = jest.fn<void, [Screen, Screen | null, Navigation['kind']]>();
  const load = jest.fn(outcome);
  const navigator = createNavigator({
    framework: { load, release: 'v1', render },
    onArrival,
    onWait: () => undefined,
    leave,
  });
  navigator.start();
  return { navigator, render, leave, onArrival, load };
}

test('LOAD-1 address and page change together, once the page is there', async () => {
  const entries = window.history.length;
  const { navigator, render, onArrival } = openSite(() => Promise.resolve());
  navigator.follow('/b?q=1#x');
  expect(window.location.pathname).toBe('/a');
  await settle();
  expect(window.location.href).toMatch(/\/b\?q=1#x$/);
  expect(render.mock.results).toEqual([{ type: 'return', value: '/b' }]);
  expect(onArrival.mock.lastCall).toMatchObject([{ href: '/b?q=1#x', content: 'page' }, { href: '/a' }, 'push']);
  expect(window.history.length).toBe(entries + 2);
});

test('LOAD-1 the latest navigation wins, whatever arrives later', async () => {
  const arrive: (() => void)[] = [];
  const { navigator, render } = openSite(() => new Promise((resolve) => arrive.push(resolve)));
  navigator.follow('/slow');
  navigator.follow('/b');
  arrive[1]!();
  await settle();
  arrive[0]!();
  await settle();
  expect(window.location.pathname).toBe('/b');
  expect(render).toHaveBeenCalledTimes(1);
});

test('LOAD-2 FW-2 V-20 a page that fails is loaded as a whole once, with query and hash; then there is an error', async () => {
  const signs: unknown[] = [];
  const stop = onNavigation((sign) => signs.push(sign));
  const { navigator, leave } = openSite(() => Promise.reject(new Error('No.')));
  navigator.follow('/b?q=1#x');
  await settle();
  expect(leave.mock.lastCall).toMatchObject([{ href: '/b?q=1#x' }]);
  navigator.restore();
  navigator.follow('/b?q=2');
  await settle();
  expect(leave).toHaveBeenCalledTimes(1);
  expect(signs).toContainEqual({ type: 'failed', href: '/b?q=2', message: 'No.' });
  expect(window.location.search).toBe('?q=2');
  stop();
});

test('FW-3 SCR-2 another query of the page that is shown loads nothing', async () => {
  const { navigator, load, onArrival } = openSite(() => Promise.resolve());
  navigator.follow('/a?q=1');
  await settle();
  expect(load).not.toHaveBeenCalled();
  expect(window.location.search).toBe('?q=1');
  expect(onArrival.mock.lastCall).toMatchObject([{ href: '/a?q=1' }, { href: '/a' }, 'push']);
});
