import { forgetReload, mayReload, rememberReload, type SessionStore } from './reload-memory';

const session = (stored: string | null = null): SessionStore => {
  let value = stored;
  return { getItem: () => value, setItem: (_key, next) => void (value = next) };
};

test('each page may be reloaded once, and again after it has been shown', () => {
  const store = session();
  expect(mayReload('/docs/a', store)).toBe(true);
  expect(mayReload('/docs/a', store)).toBe(true);
  rememberReload('/docs/a', store);
  expect(mayReload('/docs/a', store)).toBe(false);
  expect(mayReload('/docs/b', store)).toBe(true);
  rememberReload('/docs/b', store);
  forgetReload('/docs/a', store);
  expect(mayReload('/docs/a', store)).toBe(true);
  expect(mayReload('/docs/b', store)).toBe(false);
});

test.each(['not JSON', '{"a":1}', 'null', '"text"'])('the invalid stored value %s is ignored', (stored) => {
  expect(mayReload('/docs/a', session(stored))).toBe(true);
});

test('without storage, no page may be reloaded, because reloads could go on forever', () => {
  const throwBlocked = () => {
    throw new Error('storage is blocked');
  };
  // In Node there is no session storage at all.
  expect(mayReload('/docs/a', undefined)).toBe(false);
  expect(mayReload('/docs/a', { getItem: () => null, setItem: throwBlocked })).toBe(false);
  expect(mayReload('/docs/a', { getItem: throwBlocked, setItem: throwBlocked })).toBe(false);
});
