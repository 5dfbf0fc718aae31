// Runs other programs so that they end with this one, and never count as successful unless they are.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/** Signals that ask this process to end, and are handed on. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
/** What shells add to the number of a signal. */
const SIGNAL_BASE = 128;

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
 * Runs a program and shows its output. Signals that ask this process to end are handed on to it, so that nothing goes
 * on in the background.
 *
 * @param options for `spawn`
 * @returns {Promise<number>} its exit code, once all of its output has been read
 * @throws Error if it cannot be started
 */
export function runCommand(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', ...options });
    const handOn = (signal) => child.kill(signal);
    for (const signal of SIGNALS) process.on(signal, handOn);
    const stop = () => SIGNALS.forEach((signal) => process.off(signal, handOn));
    child.once('error', (error) => {
      stop();
      reject(new Error(`${command} could not be started: ${error.message}`));
    });
    child.once('close', (code, signal) => {
      stop();
      const reason = describeSignal(signal);
      if (reason) console.error(`\n! ${reason}`);
      resolve(exitCodeOf(code, signal));
    });
  });
}
