import { answer } from './help.cjs';

const HELP =
  'npm run sample -- FILE [--from FOLDER] [--dry-run]\n\nWrites a sample. Nothing is changed with --dry-run.';

test.each([[['a']], [['a', '--from', 'b', '--dry-run']], [['--from=--b', '-']], [['--', '--fro', '-h']]])(
  'a command runs with %j',
  (args) => {
    expect(answer(HELP, args)).toBeUndefined();
  },
);

test.each([[['--help']], [['-h']], [['a', '--fro', '--help']]])('%j prints the help', (args) => {
  expect(answer(HELP, args)).toEqual({ code: 0, text: HELP });
});

test.each([
  [['a', '--fro', 'b'], '--fro'],
  [['--dry=1'], '--dry'],
  [['-f'], '-f'],
])('%j is refused', (args, name) => {
  expect(answer(HELP, args)).toEqual({ code: 2, text: `✗ Found ${name}, which is not an option\n\n${HELP}` });
});

test('a command without arguments refuses all', () => {
  expect(answer('npm run sample: writes a sample.', ['a b'])?.text).toMatch(/^✗ Found "a b"; expected no arguments\n/);
});

test('options are handed on to another program, except for --help', () => {
  const help = 'npm run sample [-- …]: starts a sample.';
  expect(answer(help, ['-p', '1', '--other'])).toBeUndefined();
  expect(answer(help, ['-p', '1', '--help'])).toEqual({ code: 0, text: help });
});
