// Starts programs, and measures their duration and the memory of all their processes.
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

const SAMPLE_MILLISECONDS = 500;
/** Number of characters of the output to show if a program fails. */
const SHOWN = 4000;

/**
 * Starts a program in a session of its own.
 *
 * @param onOutput called with each piece of text that it prints
 * @returns the promises of its exit code and of the end of its output, a function that returns the memory of its
 *   processes in bytes (0 where there is no /proc), and one that ends all of them
 */
export function start(command, args, { cwd, env = {}, onOutput = () => {} }) {
  const stdio = ['ignore', 'pipe', 'pipe'];
  const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio, detached: true });
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', onOutput);
  const exited = new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(code ?? signal));
  });
  const closed = new Promise((resolve) => child.once('close', resolve));
  const stop = async (signal = 'SIGTERM') => {
    for (const id of processTree(child.pid)) send(id, signal);
    for (let tries = 0; tries < 100 && processTree(child.pid).length > 0; tries += 1) await wait(100);
    for (const id of processTree(child.pid)) send(id, 'SIGKILL');
  };
  // Signals from the terminal do not reach other sessions.
  process.once('SIGINT', () => stop('SIGKILL').then(() => process.exit(130)));
  return { exited, closed, stop, bytes: () => processTree(child.pid).reduce((sum, id) => sum + ownBytes(id), 0) };
}

/**
 * Runs a program to its end.
 *
 * @returns duration in seconds, and peak memory of all its processes in GB; what they share counts once
 * @throws Error with the end of its output if it fails
 */
export async function measure([command, args], { cwd, env }) {
  const started = performance.now();
  let output = '';
  let peak = 0;
  const program = start(command, args, { cwd, env, onOutput: (text) => (output += text) });
  const timer = setInterval(() => (peak = Math.max(peak, program.bytes())), SAMPLE_MILLISECONDS);
  const code = await program.exited.finally(() => clearInterval(timer));
  const seconds = (performance.now() - started) / 1000;
  // What it has left running would slow down the next measurement.
  await program.stop();
  await program.closed;
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} exited with ${code}:\n${output.slice(-SHOWN)}`);
  return { seconds, gigabytes: peak / 1e9 };
}

/** Median; for an even number of values, the upper of the two in the middle. */
export function median(values) {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
}

/** Ids of the processes that run in the session of a process, and of all that they have started. */
function processTree(root) {
  if (process.platform !== 'linux') return [];
  const processes = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? (readStat(name) ?? []) : []));
  const tree = new Set(processes.filter(({ session }) => session === root).map(({ id }) => id));
  for (let size = -1; size < tree.size;) {
    size = tree.size;
    for (const { id, parent } of processes) if (tree.has(parent)) tree.add(id);
  }
  return [...tree];
}

/** Undefined for a process that has ended. */
function readStat(id) {
  try {
    const [state, parent, , session] = readFileSync(`/proc/${id}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return state === 'Z' ? undefined : { id: Number(id), parent: Number(parent), session: Number(session) };
  } catch {
    return undefined;
  }
}

function ownBytes(id) {
  try {
    return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/smaps_rollup`, 'utf8'))?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}

function send(id, signal) {
  try {
    process.kill(id, signal);
  } catch {
    // It has ended by itself.
  }
}
