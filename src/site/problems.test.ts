import { ContentError, formatProblem, messageWithCauses } from './problems';

test('formats a problem as file, line and message, which terminals turn into a link', () => {
  expect(formatProblem({ file: 'content/docs/a.mdx', line: 3, message: 'has no title' })).toBe(
    'content/docs/a.mdx:3 has no title',
  );
  expect(formatProblem({ file: 'content/docs', message: 'contains no docs' })).toBe('content/docs contains no docs');
});

test('an error lists all its problems below the heading', () => {
  const problems = [
    { file: 'a', line: 1, message: 'one' },
    { file: 'b', message: 'two' },
  ];
  expect(new ContentError(problems, 'Two problems:').message).toBe('Two problems:\na:1 one\nb two');
  expect(new ContentError(problems).message).toBe('a:1 one\nb two');
  expect(new ContentError(problems)).toMatchObject({ name: 'ContentError', problems });
});

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
