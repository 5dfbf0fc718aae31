import { hostname } from 'node:os';
import { z } from 'zod';
import { ReleaseError } from './types';

const schema = z.object({ host: z.string(), process: z.int(), since: z.string(), purpose: z.string() });

/** A lock left by an interrupted release on another machine is ignored after this time, in milliseconds. */
const MAX_AGE = 60 * 60 * 1000;

/** Content of a lock: who releases since when. */
export function lockText(purpose: string): string {
  const since = new Date().toISOString();
  return `${JSON.stringify({ host: hostname(), process: process.pid, since, purpose })}\n`;
}

/**
 * Reads a lock that an interrupted release has left.
 *
 * @param file for messages
 * @returns its purpose
 * @throws ReleaseError if the release may still be under way
 */
export function purposeOfStale(text: string, file: string): string | undefined {
  const lock = schema.safeParse(parseJson(text)).data;
  // A lock that cannot be read was interrupted while it was written.
  if (!lock) return undefined;
  if (lock.host === hostname() && !isRunning(lock.process)) return lock.purpose;
  if (Date.now() - Date.parse(lock.since) > MAX_AGE) return lock.purpose;
  throw new ReleaseError(
    `Another release is under way: process ${lock.process} on ${lock.host} since ${lock.since}. ` +
      `If it has been interrupted, delete ${file}.`,
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isRunning(id: number): boolean {
  if (id === process.pid) return false;
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
