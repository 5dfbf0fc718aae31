/** @jest-environment jsdom */
import { forgetReload, mayReload, rememberReload } from './reload-memory';

beforeEach(() => window.sessionStorage.clear());

test('each page may be reloaded once, and again after it has been shown', () => {
  expect(mayReload('/docs/a', 'v1')).toBe(true);
  expect(mayReload('/docs/a', 'v1')).toBe(true);
  rememberReload('/docs/a', 'v1');
  expect(mayReload('/docs/a', 'v1')).toBe(false);
  expect(mayReload('/docs/b', 'v1')).toBe(true);
  rememberReload('/docs/b', 'v1');
  forgetReload('/docs/a');
  expect([mayReload('/docs/a', 'v1'), mayReload('/docs/b', 'v1')]).toEqual([true, false]);
});

test('a later release may reload a page that was not shown in between; two releases in turn cannot go on forever', () => {
  rememberReload('/docs/a', 'v1');
  expect(mayReload('/docs/a', 'v2')).toBe(true);
  rememberReload('/docs/a', 'v2');
  expect(['v1', 'v2'].map((release) => mayReload('/docs/a', release))).toEqual([false, false]);
});

test('without storage, no page may be reloaded, because reloads could go on forever', () => {
  const blocked = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('storage is blocked');
  });
  expect(mayReload('/docs/a', 'v1')).toBe(false);
  blocked.mockRestore();
});
