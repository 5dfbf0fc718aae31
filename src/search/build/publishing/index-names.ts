import { createHash, randomBytes } from 'node:crypto';
import type { Contents } from './index-contents';

/** Name of the backup of the index that was live before the last publish. */
export const previousName = (live: string): string => `${live}_previous`;

/** A name unique to this run, with a timestamp: parallel builds do not mix, and abandoned indices can be found. */
export function temporaryName(live: string, now: Date, random = randomBytes(4).toString('hex')): string {
  return `${live}_tmp_${now.toISOString().replace(/[-:]|\.\d+/g, '')}_${random}`;
}

/** A temporary name that also contains a digest of the records, by which a later run finds the index. */
export function stagedName(live: string, now: Date, contents: Contents, random?: string): string {
  return `${temporaryName(live, now, random)}_${digestOf(contents)}`;
}

/** The indices among these that were staged for this live index with the same records, newest first. */
export function stagedNames(names: readonly string[], live: string, contents: Contents): string[] {
  const ending = `_${digestOf(contents)}`;
  return names
    .filter((name) => name.endsWith(ending) && isTemporary(name, live))
    .sort()
    .reverse();
}

function digestOf(contents: Contents): string {
  return createHash('sha256')
    .update(JSON.stringify([...contents].sort(([one], [other]) => (one < other ? -1 : 1))))
    .digest('hex')
    .slice(0, 16);
}

/** Longer than a build and the upload of the site take. */
const STALE_MILLISECONDS = 6 * 3_600_000;

/** True for a temporary index of this live index whose run must have ended long ago. */
export function isStale(name: string, live: string, now: Date): boolean {
  // Timestamps in this format sort alphabetically.
  return isTemporary(name, live) && name < temporaryName(live, new Date(now.getTime() - STALE_MILLISECONDS), '');
}

function isTemporary(name: string, live: string): boolean {
  return name.startsWith(live) && /^_tmp_\d{8}T\d{6}Z_[0-9a-f]{8}(?:_[0-9a-f]{16})?$/.test(name.slice(live.length));
}
