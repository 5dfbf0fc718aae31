const MARK = 'mobileMenu';

/** True if the present history entry is the open menu's: a link followed now should take its place. */
export function isMenuEntry(): boolean {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && MARK in state;
}

/**
 * Adds a history entry for the open menu, so that the browser's Back closes it. The router's own state is kept: to it
 * nothing has changed.
 */
export function enterMenu(): void {
  window.history.pushState({ ...(window.history.state as object | null), [MARK]: true }, '');
}

/** Takes the menu's entry away again, if it is the present one. */
export function leaveMenu(): void {
  if (isMenuEntry()) window.history.back();
}
