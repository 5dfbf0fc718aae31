/**
 * Calls `close` on Escape, which returns the focus to the control if the menu has it, and on an action outside it.
 *
 * @param menu contains the control
 * @returns a function that ends this
 */
export function closeWhenLeft(menu: Element, control: HTMLElement | null, close: () => void): () => void {
  const end = new AbortController();
  const { signal } = end;
  const onOutside = ({ target }: Event) => target instanceof Node && !menu.contains(target) && close();
  for (const type of ['mousedown', 'touchstart', 'focusin']) document.addEventListener(type, onOutside, { signal });
  document.addEventListener(
    'keydown',
    ({ key }) => {
      if (key !== 'Escape') return;
      if (menu.contains(document.activeElement)) control?.focus();
      close();
    },
    { signal },
  );
  return () => end.abort();
}
