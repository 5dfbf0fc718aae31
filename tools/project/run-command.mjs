// Runs other programs so that they and all that they have started end with this one.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/** Signals that ask this process to end, and are handed on. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
/** What shells add to the number of a signal. */
const SIGNAL_BASE = 128;
const LONGEST_END = 5000;
const LOOK_MILLISECONDS = 500;

/** Whether a command with this exit code was told to end. */
export const wasStopped = (code) => SIGNALS.some((signal) => code === exitCodeOf(null, signal));

/**
 * Returns the exit code of a program that has ended: never 0 if a signal has ended it.
 *
 * @param code its exit code, or null if a signal has ended it
 * @param signal name of that signal, or null
 */
export function exitCodeOf(code, signal) {
  if (signal) return SIGNAL_BASE + (constants.signals[signal] ?? 0);
  return code ?? 1;
}

/** Says why a program was ended by a signal, or returns undefined if it was not. */
export function describeSignal(signal) {
  if (!signal) return undefined;
  const cause = signal === 'SIGKILL' ? ', which the system sends if there is not enough memory' : '';
  return `It was ended by the signal ${signal}${cause}.`;
}

/**
 * Runs a program and shows its output. A signal that this process gets goes to all processes of the program, whether or
 * not the terminal sends it to them too; after five seconds, or with a second signal, they are killed. The end of the
 * process that has started this one is such a signal, too.
 *
 * @param options for `spawn`
 * @returns {Promise<number>} its exit code; that of the signal if it was told to end
 * @throws Error if it cannot be started
 */
export function runCommand(command, args, options = {}) {
  // A group of its own, whose number reaches every process in it, also those whose parent has ended.
  const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'], detached: true, ...options });
  const send = (signal) => {
    try {
      process.kill(-child.pid, signal);
    } catch {
      // All of them have ended.
    }
  };
  let ending;
  const end = (signal) => {
    send(ending ? 'SIGKILL' : signal);
    ending = signal;
    setTimeout(() => send('SIGKILL'), LONGEST_END).unref();
  };
  for (const signal of SIGNALS) process.on(signal, end);
  // npm passes a signal to the shell that runs the script, which ends without passing it on.
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid !== parent && !ending) end('SIGTERM');
  }, LOOK_MILLISECONDS).unref();
  const stop = () => {
    clearInterval(watch);
    for (const signal of SIGNALS) process.off(signal, end);
  };
  return new Promise((resolve, reject) => {
    child.once('error', (error) => {
      stop();
      reject(new Error(`${command} could not be started: ${error.message}`));
    });
    child.once('exit', (code, signal) => {
      stop();
      send('SIGKILL');
      const reason = ending ? undefined : describeSignal(signal);
      if (reason) console.error(`\n! ${reason}`);
      resolve(ending ? exitCodeOf(null, ending) : exitCodeOf(code, signal));
    });
  });
}
