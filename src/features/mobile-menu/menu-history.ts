const MARK = 'mobileMenu';

/** True if the current history entry is the open menu's: a link followed now should replace it. */
export function isMenuEntry(): boolean {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && MARK in state;
}

/**
 * Adds a history entry for the open menu, so that the browser's Back closes it. The router's own state is kept, so that
 * nothing changes for it.
 */
export function enterMenu(): void {
  window.history.pushState({ ...(window.history.state as object | null), [MARK]: true }, '');
}

/** Removes the menu's entry, if it is the current one. */
export function leaveMenu(): void {
  if (isMenuEntry()) window.history.back();
}
