import { endGroup, startGroup } from './process-group.mjs';
import { listProcesses, processTree, residentBytes } from './processes.mjs';

const isRunning = (id) => listProcesses().some((process) => process.id === id);

/** Starts Node with a script that prints the ids of the processes it starts, and returns the group and these ids. */
async function start(script) {
  let output = '';
  const group = await new Promise((resolve) => {
    const started = startGroup(process.execPath, ['-e', script], {
      onOutput: (text) => {
        output += text;
        if (output.includes('ready')) resolve(started);
      },
    });
  });
  return { group, ids: output.match(/\d+/g).map(Number) };
}

const CHILD = "process.on('SIGTERM', () => {}); setTimeout(() => {}, 30_000); console.log('up')";
const PARENT = (options) => `
  const child = require('child_process').spawn(process.execPath, ['-e', ${JSON.stringify(CHILD)}], ${options});
  child.stdout.once('data', () => console.log(child.pid, 'ready'));
`;

test('a child that ignores the signal is killed, also if its parent has exited', async () => {
  const { group, ids } = await start(`${PARENT('{}')} process.on('SIGTERM', () => process.exit(0));`);
  expect(ids.map(isRunning)).toEqual([true]);
  const processes = listProcesses();
  const bytesOf = (id) => processes.find((process) => process.id === id).bytes;
  expect(residentBytes(processTree(processes, group.id))).toBe(bytesOf(group.id) + bytesOf(ids[0]));
  await endGroup(group, { patience: 200 });
  expect(ids.map(isRunning)).toEqual([false]);
  expect(await group.exited).toBe(0);
});

test('a signal that a process obeys ends it without killing', async () => {
  const { group } = await start(
    "process.on('SIGINT', () => process.exit(7)); setInterval(() => {}, 1000); console.log(1, 'ready')",
  );
  await endGroup(group, { signal: 'SIGINT' });
  expect(await group.exited).toBe(7);
});

test('a group that has ended by itself can be ended', async () => {
  const group = startGroup(process.execPath, ['-e', 'process.exit(3)']);
  expect(await group.exited).toBe(3);
  await endGroup(group);
});

test('a command that does not exist is an error', async () => {
  const group = startGroup('no-such-command', []);
  await expect(group.exited).rejects.toThrow('no-such-command');
  await endGroup(group);
});
