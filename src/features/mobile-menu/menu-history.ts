const MARK = 'mobileMenu';

/** True if the current history entry is that of the open menu, so that following a link should replace it. */
export function isMenuEntry(): boolean {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && MARK in state;
}

/**
 * Adds a history entry for the open menu, so that the browser's Back button closes the menu. The entry keeps the
 * router's state, so nothing changes for the router.
 */
export function enterMenu(): void {
  window.history.pushState({ ...(window.history.state as object | null), [MARK]: true }, '');
}

/** Removes the menu's entry if it is the current one. */
export function leaveMenu(): void {
  if (isMenuEntry()) window.history.back();
}
