// Runs a command that starts other processes, and ends all of them when it is told to end.
import { spawn } from 'node:child_process';

const LONGEST_END = 5000;

/**
 * Runs a command, shows its output and resolves to its exit code. A signal that this process gets goes to all processes
 * of the command, whether or not the terminal or npm sends it to them too; after five seconds, or with a second signal,
 * they are killed. Then the exit code is 0.
 */
export function runGroup(command, args, options) {
  // A group of its own, whose number reaches every process in it, also those whose parent has ended.
  const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'], detached: true, ...options });
  const send = (signal) => {
    try {
      process.kill(-child.pid, signal);
    } catch {
      // All of them have ended.
    }
  };
  let isEnding = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => {
      send(isEnding ? 'SIGKILL' : signal);
      isEnding = true;
      setTimeout(() => send('SIGKILL'), LONGEST_END).unref();
    });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => {
      send('SIGKILL');
      resolve(isEnding ? 0 : (code ?? 1));
    });
  });
}
