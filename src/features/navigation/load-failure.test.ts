import { afterLoadFailure, type SessionStore } from './load-failure';

const session = (stored: string | null = null): SessionStore => {
  let value = stored;
  return { getItem: () => value, setItem: (_key, next) => void (value = next) };
};

test('a page is reloaded once, then an error is shown; each page separately', () => {
  const store = session();
  expect(afterLoadFailure('/docs/a', store)).toBe('reload');
  expect(afterLoadFailure('/docs/a', store)).toBe('tell');
  expect(afterLoadFailure('/docs/b', store)).toBe('reload');
  expect(afterLoadFailure('/docs/a', store)).toBe('tell');
});

test.each(['no JSON', '{"a":1}', 'null', '"text"'])('a stored value that is %s is ignored', (stored) => {
  expect(afterLoadFailure('/docs/a', session(stored))).toBe('reload');
});

test('without storage an error is shown at once: reloads could go on for ever', () => {
  const refuse = () => {
    throw new Error('storage is blocked');
  };
  expect(afterLoadFailure('/docs/a', undefined)).toBe('tell');
  expect(afterLoadFailure('/docs/a', { getItem: () => null, setItem: refuse })).toBe('tell');
  expect(afterLoadFailure('/docs/a', { getItem: refuse, setItem: refuse })).toBe('tell');
});
