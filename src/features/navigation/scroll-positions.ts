/** Positions by history key, oldest first. */
export type ScrollPositions = Readonly<Record<string, number>>;

/** Number of positions that a session keeps. */
const LIMIT = 100;

/** Creates a random base-36 key of 6 characters for a history entry. */
export function createHistoryKey(): string {
  return Array.from({ length: 6 }, () => Math.floor(Math.random() * 36).toString(36)).join('');
}

export function rememberPosition(positions: ScrollPositions, key: string, y: number): ScrollPositions {
  const { [key]: _old, ...others } = positions;
  const kept = Object.entries(others).slice(-(LIMIT - 1));
  return { ...Object.fromEntries(kept), [key]: y };
}

/** Stored positions without anything invalid. */
export function parsePositions(value: unknown): ScrollPositions {
  return Object.fromEntries(
    Object.entries(value ?? {}).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
  );
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

/**
 * Decides where the page scrolls to after the URL has changed. The first load is left to the browser. If only the query
 * has changed, the page does not scroll.
 *
 * @param saved the remembered position when going back or forward
 */
export function scrollAction(href: string, previous: string | null, saved: number | undefined): ScrollAction {
  if (previous === null) return { type: 'none' };
  if (saved !== undefined) return { type: 'restore', y: saved };
  const now = parts(href);
  const before = parts(previous);
  if (now.path === before.path && now.hash === before.hash && now.query !== before.query) return { type: 'none' };
  return now.hash === '' ? { type: 'top' } : { type: 'element', id: hashToId(now.hash) };
}

function parts(href: string) {
  const [address = '', ...hash] = href.split('#');
  const [path, ...query] = address.split('?');
  return { path, query: query.join('?'), hash: hash.join('#') };
}
