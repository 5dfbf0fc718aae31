/** Positions by history key, oldest first. */
export type ScrollPositions = Readonly<Record<string, number>>;

/** Number of positions that a session keeps. */
const LIMIT = 100;

/** Creates a random base-36 key for a history entry. */
export function createHistoryKey(length = 6, random: () => number = Math.random): string {
  let key = '';
  while (key.length < length) key += Math.floor(random() * 36).toString(36);
  return key;
}

export function rememberPosition(positions: ScrollPositions, key: string, y: number): ScrollPositions {
  const { [key]: _old, ...others } = positions;
  const kept = Object.entries(others).slice(-(LIMIT - 1));
  return { ...Object.fromEntries(kept), [key]: y };
}

/** Parses stored positions; ignores anything invalid. */
export function parsePositions(text: string | null): ScrollPositions {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
    return Object.fromEntries(
      Object.entries(value).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
    );
  } catch {
    return {};
  }
}

/** Id of the element that a hash refers to. A hash that cannot be decoded is used unchanged. */
export function hashToId(hash: string): string {
  const raw = hash.replace(/^#/, '');
  try {
    return decodeURIComponent(raw);
  } catch {
    return raw;
  }
}

export type ScrollAction =
  | { readonly type: 'none' }
  | { readonly type: 'top' }
  | { readonly type: 'element'; readonly id: string }
  | { readonly type: 'restore'; readonly y: number };

interface Address {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/**
 * Decides where the page scrolls to after the URL has changed. `action` is POP for back and forward. The first load is
 * left to the browser. If only the query has changed, the page does not scroll.
 */
export function scrollAction(
  now: Address,
  before: Address | null,
  action: 'PUSH' | 'REPLACE' | 'POP',
  saved: number | undefined,
): ScrollAction {
  if (before === null) return { type: 'none' };
  if (action === 'POP' && saved !== undefined) return { type: 'restore', y: saved };
  if (now.pathname === before.pathname && now.hash === before.hash && now.search !== before.search)
    return { type: 'none' };
  return now.hash === '' ? { type: 'top' } : { type: 'element', id: hashToId(now.hash) };
}
