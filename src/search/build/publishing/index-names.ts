import { randomBytes } from 'node:crypto';

/** Name under which the index that was live before the last publishing is kept. */
export const previousName = (live: string): string => `${live}_previous`;

/** A name that no other build has, with its time: parallel builds do not mix, and old ones are recognised. */
export function temporaryName(live: string, now: Date, random = randomBytes(4).toString('hex')): string {
  return `${live}_tmp_${now.toISOString().replace(/[-:]|\.\d+/g, '')}_${random}`;
}

/** Longer than any build takes. */
const STALE_MILLISECONDS = 6 * 3_600_000;

/** True for a temporary index of this live index that was made by a build which ended long ago. */
export function isStale(name: string, live: string, now: Date): boolean {
  if (!name.startsWith(live) || !/^_tmp_\d{8}T\d{6}Z_[0-9a-f]{8}$/.test(name.slice(live.length))) return false;
  // The times in the names sort as text.
  return name < temporaryName(live, new Date(now.getTime() - STALE_MILLISECONDS), '');
}
