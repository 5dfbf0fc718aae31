import { messageWithCauses } from './problems';

test('NAV-15 the outermost message comes first, followed by its causes', () => {
  expect(messageWithCauses(new Error('outer', { cause: new Error('middle', { cause: 'inner' }) }))).toBe(
    'outer\nCause: middle\nCause: inner',
  );
  expect(messageWithCauses('text')).toBe('text');
});

test('stops at a cycle in the chain of causes', () => {
  const one = new Error('one');
  const two = new Error('two', { cause: one });
  one.cause = two;
  expect(messageWithCauses(two)).toBe('two\nCause: one');
});
