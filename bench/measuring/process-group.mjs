// Starts programs that start others, so that all of them can be ended together.
import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { listProcesses } from './processes.mjs';

/** Signals that end this process, with the exit codes that shells use for them. */
const SIGNALS = { SIGINT: 130, SIGTERM: 143 };
const POLL_MILLISECONDS = 50;
/** Ids of the groups that have been started and not ended. */
const running = new Set();
let isListening = false;

/**
 * Starts a command as the leader of a process group and of a session of its own.
 *
 * @param onOutput called with each piece of text that the command prints
 * @returns the id of the group, the promise of the exit code (or of the signal that ended the command), which rejects
 *   if the command cannot be started, and the promise that all output has been read
 */
export function startGroup(command, args, { cwd, env = {}, onOutput = () => {} } = {}) {
  endWithThisProcess();
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', onOutput);
  if (child.pid !== undefined) running.add(child.pid);
  const exited = new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(code ?? signal));
  });
  // The caller may wait for something else first.
  exited.catch(() => {});
  return { id: child.pid, exited, closed: new Promise((resolve) => child.once('close', resolve)) };
}

/**
 * Ends all processes of a group, and those that have left it for a group of their own, and waits until none is left.
 *
 * @param signal asks them to end
 * @param patience milliseconds after which they are killed
 * @throws Error if one of them still runs a while after that
 */
export async function endGroup({ id }, { signal = 'SIGTERM', patience = 10_000 } = {}) {
  if (id === undefined) return;
  for (const [kind, milliseconds] of [
    [signal, patience],
    ['SIGKILL', 10_000],
  ]) {
    send(id, kind);
    for (const end = Date.now() + milliseconds; Date.now() < end; await wait(POLL_MILLISECONDS)) {
      if (isRunning(id)) continue;
      running.delete(id);
      return;
    }
  }
  throw new Error(`Processes of the group ${id} cannot be ended.`);
}

function isRunning(id) {
  if (process.platform === 'linux') return membersOf(id).length > 0;
  return send(id, 0);
}

/** Processes that were started by the leader of a group, or by those that it has started. */
function membersOf(id) {
  return listProcesses().filter(({ group, session }) => group === id || session === id);
}

/** Sends a signal to all members of a group, and returns whether there was one. */
function send(id, signal) {
  const strays = membersOf(id).filter(({ group }) => group !== id);
  return [-id, ...strays.map((stray) => stray.id)].map((target) => kill(target, signal)).includes(true);
}

function kill(target, signal) {
  try {
    return process.kill(target, signal);
  } catch (error) {
    // It has ended by itself.
    if (error.code === 'ESRCH') return false;
    throw error;
  }
}

/** Signals from the terminal do not reach the groups, because they have sessions of their own. */
function endWithThisProcess() {
  if (isListening) return;
  isListening = true;
  for (const [signal, code] of Object.entries(SIGNALS))
    process.once(signal, () => {
      for (const id of running) send(id, 'SIGKILL');
      process.exit(code);
    });
}
