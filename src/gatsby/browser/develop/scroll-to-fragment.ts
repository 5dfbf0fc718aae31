const TAKING_OVER = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to the element that the address names once it is there. Browsers do that when they have loaded the document,
 * which in `develop` has no content yet. Not done if the author has begun to do something else.
 */
export function scrollToFragment(): void {
  const id = decodeURIComponent(location.hash.slice(1));
  if (id === '' || document.getElementById(id)) return;
  const observer = new MutationObserver(() => {
    const target = document.getElementById(id);
    if (!target) return;
    stop();
    target.scrollIntoView();
  });
  const stop = (): void => {
    observer.disconnect();
    for (const type of TAKING_OVER) removeEventListener(type, stop);
  };
  observer.observe(document.body, { childList: true, subtree: true });
  for (const type of TAKING_OVER) addEventListener(type, stop, { passive: true });
}
