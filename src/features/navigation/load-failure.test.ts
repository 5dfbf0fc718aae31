import { afterLoadFailure, type SessionStore } from './load-failure';

const session = (stored: string | null = null): SessionStore => {
  let value = stored;
  return { getItem: () => value, setItem: (_key, next) => void (value = next) };
};

test('each page is reloaded once, and then an error is shown', () => {
  const store = session();
  expect(afterLoadFailure('/docs/a', store)).toBe('reload');
  expect(afterLoadFailure('/docs/a', store)).toBe('tell');
  expect(afterLoadFailure('/docs/b', store)).toBe('reload');
  expect(afterLoadFailure('/docs/a', store)).toBe('tell');
});

test.each(['not JSON', '{"a":1}', 'null', '"text"'])('the invalid stored value %s is ignored', (stored) => {
  expect(afterLoadFailure('/docs/a', session(stored))).toBe('reload');
});

test('without storage, an error is shown immediately, because reloads could go on forever', () => {
  const throwBlocked = () => {
    throw new Error('storage is blocked');
  };
  expect(afterLoadFailure('/docs/a', undefined)).toBe('tell');
  expect(afterLoadFailure('/docs/a', { getItem: () => null, setItem: throwBlocked })).toBe('tell');
  expect(afterLoadFailure('/docs/a', { getItem: throwBlocked, setItem: throwBlocked })).toBe('tell');
});
