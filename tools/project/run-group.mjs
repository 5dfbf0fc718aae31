// Runs a command that starts other processes, and ends all of them when it is told to end.
import { spawn } from 'node:child_process';

const LONGEST_END = 5000;
const LOOK_MILLISECONDS = 500;

/**
 * Runs a command, shows its output and resolves to its exit code. A signal that this process gets goes to all processes
 * of the command, whether or not the terminal sends it to them too; after five seconds, or with a second signal, they
 * are killed. Then the exit code is 0. The end of the process that has started this one is such a signal, too.
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
  const end = (signal) => {
    send(isEnding ? 'SIGKILL' : signal);
    isEnding = true;
    setTimeout(() => send('SIGKILL'), LONGEST_END).unref();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end(signal));
  // npm passes a signal to the shell that runs the script, which ends without passing it on.
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent && !isEnding) end('SIGTERM');
  }, LOOK_MILLISECONDS).unref();
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => {
      send('SIGKILL');
      resolve(isEnding ? 0 : (code ?? 1));
    });
  });
}
