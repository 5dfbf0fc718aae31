/** Property of the history state that marks the entry of an overlay. */
const MARK = 'overlay';

/** Closes the open overlay; null while there is none. */
let closeOpen: (() => void) | null = null;
/** True while the browser is on its way back from an overlay's entry. */
let isLeaving = false;
let isWatching = false;

/** True if the current history entry is that of an overlay, so that following a link should replace it. */
export function isOverlayEntry(): boolean {
  return MARK in ((window.history.state ?? {}) as object);
}

/**
 * Adds a history entry for an overlay that covers the page, so that the browser's Back button closes the overlay. The
 * entry keeps the URL and the router's state, so nothing changes for the router.
 */
export function enterOverlay(close: () => void): void {
  watch();
  closeOpen = close;
  if (!isLeaving) addEntry();
}

/** Leaves the overlay's entry if it is the current one, such as after a reload. Otherwise does nothing. */
export function leaveOverlay(): void {
  watch();
  closeOpen = null;
  if (isLeaving || !isOverlayEntry()) return;
  isLeaving = true;
  window.history.back();
}

function addEntry(): void {
  if (!isOverlayEntry()) window.history.pushState({ ...window.history.state, [MARK]: true }, '');
}

function watch(): void {
  if (isWatching) return;
  isWatching = true;
  window.addEventListener('popstate', () => {
    if (isLeaving) {
      isLeaving = false;
      // Another overlay was opened before the browser was back.
      if (closeOpen) addEntry();
    } else if (isOverlayEntry()) {
      // Forward: nothing is open at this entry anymore.
      if (!closeOpen) leaveOverlay();
    } else {
      closeOpen?.();
      closeOpen = null;
    }
  });
}
