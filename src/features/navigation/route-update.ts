import { onNextTitle } from '../../hooks/document-title';
import { setDestination, setShownPath } from './page-loads';
import { emitNavigation } from './navigation-events';
import {
  createHistoryKey,
  parsePositions,
  rememberPosition,
  scrollAction,
  type ScrollPositions,
} from './scroll-positions';

const STORAGE_KEY = 'navigation.positions';

let positions: ScrollPositions = {};
/** Key of the current history entry; null while the next page is loading. */
let shownKey: string | null = null;

function readSession(): string | null {
  try {
    return window.sessionStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

/** Remembers the scroll position of each history entry, so that back and forward can restore it. */
export function startScrollMemory(): void {
  positions = parsePositions(readSession());
  let waiting = false;
  window.addEventListener(
    'scroll',
    () => {
      if (waiting) return;
      waiting = true;
      requestAnimationFrame(() => {
        waiting = false;
        if (shownKey !== null) positions = rememberPosition(positions, shownKey, window.scrollY);
      });
    },
    { passive: true },
  );
  // The browser scrolls by itself while the old page is still shown. That is not a position of either page. An entry
  // with the same key (such as that of the open phone menu) belongs to the current page.
  window.addEventListener('popstate', ({ state }: PopStateEvent) => {
    if ((state as { key?: string } | null)?.key !== shownKey) shownKey = null;
  });
  window.addEventListener('pagehide', () => {
    try {
      window.sessionStorage.setItem(STORAGE_KEY, JSON.stringify(positions));
    } catch {
      // The positions are then only kept for the lifetime of the page.
    }
  });
}

interface RouteLocation {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly action?: 'PUSH' | 'REPLACE' | 'POP';
}

/** Called when a page is shown: scrolls, moves the focus, notifies assistive technology. */
export function handleRouteUpdate(location: RouteLocation, previous: RouteLocation | null): void {
  const action = location.action ?? 'POP';
  const key = historyKey(action);
  setShownPath(location.pathname);
  setDestination(null);
  emitNavigation({ type: 'end' });

  const scroll = scrollAction(location, previous, action, positions[key]);
  if (scroll.type === 'restore') window.scrollTo(0, scroll.y);
  else if (scroll.type === 'top') window.scrollTo(0, 0);
  else if (scroll.type === 'element') document.getElementById(scroll.id)?.scrollIntoView();
  shownKey = key;
  positions = rememberPosition(positions, key, window.scrollY);

  if (previous === null || previous.pathname === location.pathname) return;
  if (action === 'PUSH' && location.hash === '')
    document.querySelector<HTMLElement>('[data-focus-target]')?.focus({ preventScroll: true });
  announceTitle();
}

/** The key of the history entry. A new entry gets a new key. */
function historyKey(action: 'PUSH' | 'REPLACE' | 'POP'): string {
  const state = (window.history.state ?? {}) as { key?: string };
  if (action === 'POP' && state.key) return state.key;
  const key = createHistoryKey();
  window.history.replaceState({ ...state, key }, '');
  return key;
}

let stopWaiting = () => {};

/** Announces the new page's title once it is set, because the head is updated after the page. */
function announceTitle(): void {
  stopWaiting();
  stopWaiting = onNextTitle((title) => {
    const status = document.getElementById(ROUTE_STATUS_ID);
    if (status) status.textContent = title;
  });
}

/** Id of the element whose text changes are announced by assistive technology. */
export const ROUTE_STATUS_ID = 'route-status';
