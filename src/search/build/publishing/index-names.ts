import { randomBytes } from 'node:crypto';

/** Name of the backup of the index that was live before the last publish. */
export const previousName = (live: string): string => `${live}_previous`;

/** A name unique to this build, with a timestamp: parallel builds do not mix, and abandoned indices can be found. */
export function temporaryName(live: string, now: Date, random = randomBytes(4).toString('hex')): string {
  return `${live}_tmp_${now.toISOString().replace(/[-:]|\.\d+/g, '')}_${random}`;
}

/** Longer than any build takes. */
const STALE_MILLISECONDS = 6 * 3_600_000;

/** True for a temporary index of this live index whose build must have ended long ago. */
export function isStale(name: string, live: string, now: Date): boolean {
  if (!name.startsWith(live) || !/^_tmp_\d{8}T\d{6}Z_[0-9a-f]{8}$/.test(name.slice(live.length))) return false;
  // Timestamps in this format sort alphabetically.
  return name < temporaryName(live, new Date(now.getTime() - STALE_MILLISECONDS), '');
}
