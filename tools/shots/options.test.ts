import { resolve } from 'node:path';
import { readOptions, UsageError } from './options';

test('by default, all pictures are written without a comparison', () => {
  expect(readOptions([])).toEqual({ to: resolve('.tmp/shots'), only: '', compare: undefined });
});

test('folders are relative to the working directory', () => {
  expect(readOptions(['--to', 'a', '--compare', 'b', '--only', '^call'])).toEqual({
    to: resolve('a'),
    only: '^call',
    compare: resolve('b'),
  });
});

test.each([
  [['--only', '('], '--only: found "("; expected a regular expression.'],
  [
    ['--compare', '.tmp/shots'],
    '--compare names the folder that is written, .tmp/shots: choose another one with --to.',
  ],
  [['--sizes', '1'], "Unknown option '--sizes'"],
  [['call'], "Unexpected argument 'call'"],
])('%j is refused', (args, message) => {
  expect(() => readOptions(args)).toThrow(UsageError);
  expect(() => readOptions(args)).toThrow(message);
});
