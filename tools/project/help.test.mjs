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
  [['a', '--fro', 'b'], 'Found --fro, which is not an option; nearest: --from'],
  [['--dryrun'], 'Found --dryrun, which is not an option; nearest: --dry-run'],
  [['--dry'], 'Found --dry, which is not an option; nearest: --dry-run'],
  [['--hlep=1'], 'Found --hlep, which is not an option; nearest: --help'],
  [['-f'], 'Found -f, which is not an option; nearest: --from'],
])('%j is refused', (args, message) => {
  expect(answer(HELP, args)).toEqual({ code: 2, text: `✗ ${message}\n\n${HELP}` });
});

test('a command without arguments refuses all', () => {
  expect(answer('npm run sample: writes a sample.', ['a b'])?.text).toMatch(/^✗ Found "a b"; expected no arguments\n/);
});

test('options are handed on to another program, except for --help', () => {
  const help = 'npm run sample [-- …]: starts a sample.';
  expect(answer(help, ['-p', '1', '--other'])).toBeUndefined();
  expect(answer(help, ['-p', '1', '--help'])).toEqual({ code: 0, text: help });
});
