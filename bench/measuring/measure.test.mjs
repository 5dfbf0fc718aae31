import { measure } from './measure.mjs';

const node = (script, env) => measure(process.execPath, ['-e', script], { cwd: __dirname, env });

test('returns what a command has printed, and when', async () => {
  const { output, chunks, seconds } = await node("console.log('one'); setTimeout(() => console.error('two'), 600)");
  expect(output).toBe('one\ntwo\n');
  expect(chunks.map(({ text }) => text)).toEqual(['one\n', 'two\n']);
  expect(seconds).toBeGreaterThan(chunks[1].at);
});

test('a command that fails is an error with the end of its output', async () => {
  await expect(
    node("console.log('a'.repeat(9000)); console.error(process.env.REASON); process.exit(4)", { REASON: 'no disk' }),
  ).rejects.toThrow(/exited with 4:\na{3992}\nno disk$/);
});
