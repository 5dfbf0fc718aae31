import { forgetReload, mayReload, rememberReload, type SessionStore } from './reload-memory';

const session = (stored: string | null = null): SessionStore => {
  let value = stored;
  return { getItem: () => value, setItem: (_key, next) => void (value = next) };
};

test('each page may be reloaded once, and again after it has been shown', () => {
  const store = session();
  expect(mayReload('/docs/a', 'v1', store)).toBe(true);
  expect(mayReload('/docs/a', 'v1', store)).toBe(true);
  rememberReload('/docs/a', 'v1', store);
  expect(mayReload('/docs/a', 'v1', store)).toBe(false);
  expect(mayReload('/docs/b', 'v1', store)).toBe(true);
  rememberReload('/docs/b', 'v1', store);
  forgetReload('/docs/a', store);
  expect(mayReload('/docs/a', 'v1', store)).toBe(true);
  expect(mayReload('/docs/b', 'v1', store)).toBe(false);
});

test('a later release may reload a page that was not shown in between; two releases in turn cannot go on forever', () => {
  const store = session();
  rememberReload('/docs/a', 'v1', store);
  expect(mayReload('/docs/a', 'v2', store)).toBe(true);
  rememberReload('/docs/a', 'v2', store);
  expect(['v1', 'v2'].map((release) => mayReload('/docs/a', release, store))).toEqual([false, false]);
  forgetReload('/docs/a', store);
  expect(['v1', 'v2'].map((release) => mayReload('/docs/a', release, store))).toEqual([true, true]);
});

test('without storage, no page may be reloaded, because reloads could go on forever', () => {
  const throwBlocked = () => {
    throw new Error('storage is blocked');
  };
  // In Node there is no session storage at all.
  expect(mayReload('/docs/a', 'v1', undefined)).toBe(false);
  expect(mayReload('/docs/a', 'v1', { getItem: () => null, setItem: throwBlocked })).toBe(false);
  expect(mayReload('/docs/a', 'v1', { getItem: throwBlocked, setItem: throwBlocked })).toBe(false);
});
