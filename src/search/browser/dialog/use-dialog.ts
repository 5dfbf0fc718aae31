import { useEffect, useLayoutEffect, useState } from 'react';
import { describeDialog, mendContainer, mendField, mendLists, readDialog } from './dialog-parts';

/** Milliseconds of rest before what is shown is announced, so that typing is not talked over. */
const ANNOUNCE_AFTER = 500;

/** The dialog's outer element, once it is there. */
export function useDialogContainer(): HTMLElement | null {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => setContainer(document.querySelector<HTMLElement>('.DocSearch-Container')), []);
  return container;
}

/** A place of our own between the field and the results, which the library never touches. */
export function useNoticeSlot(container: HTMLElement | null): HTMLElement | null {
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => {
    const list = container?.querySelector('.DocSearch-Dropdown');
    if (!list) return undefined;
    const element = document.createElement('div');
    element.className = 'search-notice';
    list.before(element);
    setSlot(element);
    return () => element.remove();
  }, [container]);
  return slot;
}

/**
 * Mends from outside what the dialog's library leaves out for assistive technology, now and after each of its changes.
 * Returns the words to announce.
 */
export function useDialogMends(container: HTMLElement | null, hintId: string, isFailed: boolean): string {
  const [status, setStatus] = useState('');

  useLayoutEffect(() => {
    if (!container) return undefined;
    let timer: number | undefined;
    const observer = new MutationObserver(() => mend());
    const mend = () => {
      mendContainer(container);
      mendLists(container);
      mendField(container, hintId);
      // Our own changes are no news.
      observer.takeRecords();
      window.clearTimeout(timer);
      timer = window.setTimeout(() => setStatus(describeDialog(readDialog(container), isFailed)), ANNOUNCE_AFTER);
    };
    observer.observe(container, { subtree: true, childList: true, attributes: true });
    mend();
    return () => {
      observer.disconnect();
      window.clearTimeout(timer);
    };
  }, [container, hintId, isFailed]);

  return status;
}

/** Keeps the focus inside the dialog: Tab goes round what can be focused now, and the page behind cannot be reached at all. */
export function useFocusInside(container: HTMLElement | null): void {
  useEffect(() => {
    if (!container) return undefined;
    const behind = [...document.body.children].filter(
      (element): element is HTMLElement =>
        element instanceof HTMLElement && !element.contains(container) && !element.inert,
    );
    for (const element of behind) element.inert = true;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Tab') return;
      const stops = tabStops(container);
      const edge = event.shiftKey ? stops[0] : stops.at(-1);
      const isInside = stops.includes(document.activeElement as HTMLElement);
      if (isInside && document.activeElement !== edge) return;
      event.preventDefault();
      event.stopPropagation();
      (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
    };
    // A press beside the dialog closes it at once; what the browser does with the press after that would take the focus away from the button.
    const onMouseDown = (event: MouseEvent) => {
      if (event.target === container) event.preventDefault();
    };
    container.addEventListener('keydown', onKeyDown, true);
    container.addEventListener('mousedown', onMouseDown);
    return () => {
      container.removeEventListener('keydown', onKeyDown, true);
      container.removeEventListener('mousedown', onMouseDown);
      for (const element of behind) element.inert = false;
    };
  }, [container]);
}

function tabStops(container: HTMLElement): HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>('a[href], button:not([disabled]), input:not([disabled])')].filter(
    (element) => element.tabIndex >= 0 && !element.hidden && element.getClientRects().length > 0,
  );
}
