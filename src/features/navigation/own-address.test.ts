/** @jest-environment jsdom */
import { onOwnAddress } from '../../hooks/own-address';
import { createNavigator } from './navigator';

const settle = () => new Promise((resolve) => setTimeout(resolve));

test('LOAD-1 the page is told of a change in its own address, not of the address of a page that is loading', async () => {
  window.history.replaceState({ key: 'a' }, '', '/a?q=1');
  let finish: (release: 'current') => void = () => undefined;
  const seen: string[] = [];
  const navigator = createNavigator({
    framework: { load: () => new Promise((resolve) => (finish = resolve)), release: 'v1', render: () => undefined },
    onArrival: () => undefined,
    onWait: () => undefined,
  });
  onOwnAddress(() => seen.push(window.location.href.slice(window.location.origin.length)));
  navigator.start();
  navigator.follow('/a?q=2');
  await settle();
  expect(seen).toEqual(['/a?q=2']);

  window.history.replaceState({ key: 'b' }, '', '/b');
  navigator.pop();
  await settle();
  finish('current');
  await settle();
  expect(seen).toEqual(['/a?q=2']);

  navigator.follow('#x');
  await settle();
  expect(seen).toEqual(['/a?q=2', '/b#x']);
});
