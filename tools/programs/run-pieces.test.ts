import { existsSync } from 'node:fs';
import { runInShell, runPieces } from './run-pieces';
import { startProgram } from './start-program';

test.each([
  ['js', ['const a = 1;\nconsole.log(a);', 'console.log(a + 1);\n\nthrow new Error("broken");', 'console.log(3);']],
  ['python', ['a = 1\nprint(a)', 'print(a + 1)\n\nraise ValueError("broken")', 'print(3)']],
  ['bash', ['set -e\na=1\necho $a', 'echo $((a + 1))\n\n: ${b?broken}', 'echo 3']],
] as const)(
  'pieces in %s share variables; the one that fails is the last, and is named with its line',
  async (language, pieces) => {
    const run = await runPieces(language, pieces);
    expect(run).toMatchObject({ printed: ['1\n'], failure: { piece: 1, line: 2, printed: '2\n' } });
    expect(run.status).toBeGreaterThan(0);
    expect(run.errors).toContain('broken');
    expect(await runPieces(language, pieces.slice(0, 1))).toEqual({
      status: 0,
      printed: ['1\n'],
      errors: '',
      failure: undefined,
    });
  },
);

test('scripts end at the first command that fails, also within a pipe, and at an unknown variable', async () => {
  expect(await runInShell(['echo a', 'false | cat', 'echo b'])).toMatchObject({ status: 1, printed: ['a\n'] });
  expect(await runInShell(['echo $nothing'])).toMatchObject({ status: 1, printed: [] });
});

test('a program has input, arguments, environment and a folder of its own, which is removed', async () => {
  const program = startProgram('bash', 'cat; echo "$1 $TEXT $no_proxy"; echo error >&2; pwd', {
    args: ['an argument'],
    input: 'input\n',
    env: { TEXT: 'of the environment' },
  });
  expect(await program.ended).toBe(0);
  const [input, text, folder = ''] = program.printed().split('\n');
  expect([input, text]).toEqual(['input', 'an argument of the environment 127.0.0.1']);
  expect(program.errors()).toBe('error\n');
  expect(program.output()).toHaveLength(program.printed().length + program.errors().length);
  expect(folder).toContain('program-');
  expect(existsSync(folder)).toBe(false);
});

test('a program that takes too long is stopped, with what it has started', async () => {
  const { status, failure } = await runPieces('bash', ['echo a', 'sleep 100 | cat'], { patience: 300 });
  expect([status, failure?.printed]).toEqual([null, '']);
});

test('a command that cannot be started is an error', async () => {
  await expect(startProgram('js', '', { command: 'no-such-command' }).ended).rejects.toThrow('ENOENT');
});
