import { ContentError, formatProblem, messageWithCauses } from './problems';

test('a problem is written as file, line and message, the way terminals link it', () => {
  expect(formatProblem({ file: 'content/docs/a.mdx', line: 3, message: 'has no title' })).toBe(
    'content/docs/a.mdx:3 has no title',
  );
  expect(formatProblem({ file: 'content/docs', message: 'contains no docs' })).toBe('content/docs contains no docs');
});

test('an error lists all its problems below its heading', () => {
  const problems = [
    { file: 'a', line: 1, message: 'one' },
    { file: 'b', message: 'two' },
  ];
  expect(new ContentError(problems, 'Two problems:').message).toBe('Two problems:\na:1 one\nb two');
  expect(new ContentError(problems).message).toBe('a:1 one\nb two');
  expect(new ContentError(problems)).toMatchObject({ name: 'ContentError', problems });
});

test('NAV-15 causes follow the outer message', () => {
  expect(messageWithCauses(new Error('outer', { cause: new Error('middle', { cause: 'inner' }) }))).toBe(
    'outer\nCause: middle\nCause: inner',
  );
  expect(messageWithCauses('text')).toBe('text');
});

test('a cyclic chain of causes ends', () => {
  const one = new Error('one');
  const two = new Error('two', { cause: one });
  one.cause = two;
  expect(messageWithCauses(two)).toBe('two\nCause: one');
});
