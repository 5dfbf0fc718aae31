// Keeps two builds from writing into the same folder. A package such as proper-lockfile says neither which process
// holds the lock nor since when, and takes it from processes that are merely busy.
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';

const FILE = join('.tmp', 'build.lock');
/** Milliseconds within which a lock that has no content yet is being written. */
const WRITING = 5000;
/** Milliseconds after which a lock of another machine, whose processes cannot be seen, is ignored. */
const LONGEST_BUILD = 60 * 60 * 1000;

/** Another build is under way; the message says which. */
export class BusyError extends Error {}

/**
 * Takes the lock of a project's builds until `release` is called or the process ends. Locks of processes that have
 * ended are taken over.
 *
 * @param project root folder of the project
 * @returns {{ hold: (child: number) => void, release: () => void }} `hold` names the process that does the work now: as
 *   long as it runs, the lock counts, even if this process has been killed
 * @throws BusyError if another build is under way
 */
export function lockBuild(project) {
  const file = join(project, FILE);
  const since = new Date().toISOString();
  const text = (children) =>
    JSON.stringify({ host: hostname(), since, processes: [process.pid, ...children].map(identify) });
  mkdirSync(dirname(file), { recursive: true });
  take(file, text([]));
  let isHeld = true;
  const release = () => {
    if (isHeld) rmSync(file, { force: true });
    isHeld = false;
    process.off('exit', release);
  };
  process.on('exit', release);
  return { hold: (child) => writeFileSync(file, text([child])), release };
}

function take(file, text) {
  for (;;) {
    try {
      return writeFileSync(file, text, { flag: 'wx' });
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    const holder = readHolder(file);
    if (holder)
      throw new BusyError(
        `Another build of this folder is under way: process ${holder.process} since ${holder.since}. ` +
          `Wait for it, or end it. If there is no such process, delete ${FILE}.`,
      );
    rmSync(file, { force: true });
  }
}

/** Returns who holds the lock, or undefined if nobody does any more. */
function readHolder(file) {
  let modified;
  let text;
  try {
    modified = statSync(file).mtimeMs;
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
  const lock = parse(text);
  // A process that was killed, or had no more space, can leave an unfinished file.
  if (!lock)
    return Date.now() - modified < WRITING
      ? { process: 'unknown', since: new Date(modified).toISOString() }
      : undefined;
  if (lock.host !== hostname())
    return Date.now() - Date.parse(lock.since) < LONGEST_BUILD
      ? { process: `${lock.processes[0].id} on ${lock.host}`, since: lock.since }
      : undefined;
  const running = lock.processes.find(isRunning);
  return running && { process: running.id, since: lock.since };
}

function parse(text) {
  try {
    const lock = JSON.parse(text);
    return typeof lock.host === 'string' && typeof lock.since === 'string' && lock.processes.length > 0
      ? lock
      : undefined;
  } catch {
    return undefined;
  }
}

/** A process by its id, and when it was started, because ids are used again, most of all in containers. */
function identify(id) {
  return { id, started: startOf(id) };
}

function isRunning({ id, started }) {
  try {
    process.kill(id, 0);
  } catch (error) {
    if (error.code !== 'EPERM') return false;
  }
  return startOf(id) === started;
}

/** Ticks of the clock from the start of the machine to that of the process; null where the system does not say. */
function startOf(id) {
  try {
    // The name of the program is in parentheses and can contain anything; the time is the 20th value after it.
    const values = readFileSync(`/proc/${id}/stat`, 'utf8').split(') ').at(-1).split(' ');
    return values[19] ?? null;
  } catch {
    return null;
  }
}
