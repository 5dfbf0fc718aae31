import { measure } from './measure.mjs';

const node = (script) => measure([process.execPath, ['-e', script]], { cwd: __dirname, env: {} });

test('counts the memory of processes that a program starts, and leaves none of them running', async () => {
  const HUNGRY = 'const kept = Buffer.alloc(300e6, 1); setTimeout(() => kept, 30_000)';
  const { seconds, gigabytes } = await node(
    `const { spawn } = require('child_process');
    spawn(process.execPath, ['-e', ${JSON.stringify(HUNGRY)}]).unref();
    setTimeout(() => process.exit(), 3000)`,
  );
  expect(gigabytes).toBeGreaterThan(process.platform === 'linux' ? 0.3 : -1);
  expect(seconds).toBeLessThan(20);
});

test('a program that fails is an error with its output', async () => {
  await expect(node("console.error('no disk'); process.exit(4)")).rejects.toThrow(/exited with 4:\nno disk/);
});
