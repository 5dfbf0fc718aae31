/** A page in the cache, or anything else that takes space. */
export interface KeptEntry {
  readonly key: string;
  /** When it was kept last, in milliseconds since 1970. */
  readonly at: number;
  readonly bytes: number;
}

export interface Limits {
  readonly entries: number;
  /** Total, uncompressed. */
  readonly bytes: number;
  /** Milliseconds. */
  readonly age: number;
}

const DAY = 24 * 60 * 60 * 1000;

/** Pages that were seen. */
export const PAGE_LIMITS: Limits = { entries: 100, bytes: 25_000_000, age: 60 * DAY };
/** Files with digests in their names, which never change. Those that were not used for longest are removed first. */
export const FILE_LIMITS = { entries: 800, bytesOfOne: 3_000_000 };
/** Nothing more is kept if this little of the browser's quota would be left, or the site has used this much of it. */
const ROOM = { left: 10_000_000, share: 0.5 };

/** Keys of the entries to remove: the oldest, until the rest is within the limits. */
export function keysToRemove(entries: readonly KeptEntry[], limits: Limits, now: number): string[] {
  let bytes = 0;
  return entries
    .toSorted((one, other) => other.at - one.at)
    .filter((entry, index) => {
      bytes += entry.bytes;
      return index >= limits.entries || bytes > limits.bytes || now - entry.at > limits.age;
    })
    .map(({ key }) => key);
}

/** True if more can be kept. Browsers that do not tell what is used and allowed report errors instead. */
export function hasRoom({ usage, quota }: { readonly usage?: number; readonly quota?: number }): boolean {
  if (usage === undefined || quota === undefined) return true;
  return quota - usage > ROOM.left && usage < quota * ROOM.share;
}
