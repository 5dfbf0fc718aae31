import { createHmac, randomBytes } from 'node:crypto';

/** Addresses that are remembered at most: more would let a flood fill the memory. */
const MOST_ADDRESSES = 10_000;

export interface RateSettings {
  /** Messages of one address within `milliseconds`. */
  readonly messages: number;
  readonly milliseconds: number;
  readonly now?: () => number;
}

export interface RateLimit {
  /** Counts a message; returns the seconds to wait if there were too many, or 0. */
  readonly count: (address: string) => number;
  /** Number of addresses that are remembered. */
  readonly size: () => number;
}

/**
 * Limits the messages of each address. Addresses are kept in memory only, as digests with a key that nobody knows, and
 * for one period.
 */
export function createRateLimit({ messages, milliseconds, now = Date.now }: RateSettings): RateLimit {
  const key = randomBytes(16);
  const seen = new Map<string, { count: number; readonly end: number }>();
  return {
    count: (address) => {
      const time = now();
      // All periods have the same length, so that the oldest entry ends first.
      for (const [digest, { end }] of seen) {
        if (end > time && seen.size < MOST_ADDRESSES) break;
        seen.delete(digest);
      }
      const digest = createHmac('sha256', key).update(address).digest('base64');
      const entry = seen.get(digest) ?? { count: 0, end: time + milliseconds };
      seen.set(digest, entry);
      entry.count += 1;
      return entry.count > messages ? Math.ceil((entry.end - time) / 1000) : 0;
    },
    size: () => seen.size,
  };
}
