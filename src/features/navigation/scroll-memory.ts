import { readSessionJson, writeSession } from '../../hooks/browser-storage';
import { parsePositions, rememberPosition, type ScrollPositions } from './scroll-positions';

const STORAGE_KEY = 'navigation.positions';
/** Milliseconds for which a page may still grow until the remembered position exists. */
const GROWTH = 1000;
/** Events by which readers take over the scrolling. */
const TAKING_OVER = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

let positions: ScrollPositions = {};
/** Key of the history entry whose position is recorded; null while it is not to be recorded. */
let recordedKey: string | null = null;
let stopScrolling = (): void => {};

/** Remembers the scroll position of each history entry, so that back and forward can restore it. */
export function startScrollMemory(): void {
  positions = parsePositions(readSessionJson(STORAGE_KEY));
  let waiting = false;
  window.addEventListener(
    'scroll',
    () => {
      if (waiting) return;
      waiting = true;
      requestAnimationFrame(() => {
        waiting = false;
        record();
      });
    },
    { passive: true },
  );
  window.addEventListener('pagehide', () => writeSession(STORAGE_KEY, JSON.stringify(positions)));
}

function record(): void {
  if (recordedKey !== null) positions = rememberPosition(positions, recordedKey, window.scrollY);
}

export function rememberedPosition(key: string): number | undefined {
  return positions[key];
}

/** Records the position of this entry from now on. */
export function recordPositionOf(key: string): void {
  stopScrolling();
  recordedKey = key;
  record();
}

/** What has been scrolled until the next call of `recordPositionOf` is a position of no entry. */
export function stopRecording(): void {
  stopScrolling();
  recordedKey = null;
}

/**
 * Keeps the old page in place while the page of another history entry is being loaded: browsers scroll it to the
 * position of that entry as soon as the address changes.
 */
export function holdPosition(): void {
  const y = recordedKey === null ? undefined : positions[recordedKey];
  stopRecording();
  if (y === undefined) return;
  const frame = requestAnimationFrame(() => window.scrollTo(0, y));
  stopScrolling = () => cancelAnimationFrame(frame);
}

/**
 * Scrolls to the remembered position of an entry. A page whose content appears a moment later may not be long enough
 * yet; then it is tried again, unless the reader scrolls.
 */
export function restorePosition(key: string, y: number): void {
  stopRecording();
  const deadline = performance.now() + GROWTH;
  const finish = (): void => recordPositionOf(key);
  let frame = 0;
  stopScrolling = () => {
    cancelAnimationFrame(frame);
    for (const type of TAKING_OVER) window.removeEventListener(type, finish);
    stopScrolling = () => {};
  };
  for (const type of TAKING_OVER) window.addEventListener(type, finish, { passive: true });
  const attempt = (): void => {
    window.scrollTo(0, y);
    // A position can be a fraction of a pixel off on screens with a scale factor.
    if (Math.abs(window.scrollY - y) <= 1 || performance.now() >= deadline) finish();
    else frame = requestAnimationFrame(attempt);
  };
  attempt();
}
