import { useEffect, useLayoutEffect, useState } from 'react';
import { correctContainer, correctField, correctLists } from './dialog-roles';
import { fill } from '../../../site/fill';
import { plural } from '../../../site/words';
import { searchFieldIn } from './search-field';

/** Milliseconds without a change before results are announced, so that announcements do not interrupt typing. */
const ANNOUNCE_AFTER = 500;

export interface DialogElements {
  /** DocSearch's outermost element. */
  readonly container: HTMLElement;
  /** Our element between the field and the results, because DocSearch has no place for a message there. */
  readonly slot: HTMLElement;
  /** Our element below the results. */
  readonly startSlot: HTMLElement;
}

/** The elements of the dialog, once they exist. */
export function useDialogElements(): DialogElements | null {
  const [elements, setElements] = useState<DialogElements | null>(null);
  useLayoutEffect(() => {
    const container = document.querySelector<HTMLElement>('.DocSearch-Container');
    const results = container?.querySelector('.DocSearch-Dropdown');
    if (!container || !results) return undefined;
    const slot = document.createElement('div');
    slot.className = 'search-notice';
    const startSlot = document.createElement('div');
    results.before(slot);
    results.after(startSlot);
    setElements({ container, slot, startSlot });
    return () => {
      slot.remove();
      startSlot.remove();
    };
  }, []);
  return elements;
}

/** Corrects the dialog's roles now and after each change. Returns the text to announce. */
export function useDialogRoles(container: HTMLElement | undefined, hintId: string, hasFailed: boolean): string {
  const [status, setStatus] = useState('');

  useLayoutEffect(() => {
    if (!container) return undefined;
    let timer: number | undefined;
    const observer = new MutationObserver(() => correct());
    const correct = () => {
      correctContainer(container);
      correctLists(container);
      correctField(container, hintId);
      // Ignore our own changes.
      observer.takeRecords();
      window.clearTimeout(timer);
      timer = window.setTimeout(() => setStatus(describeDialog(readDialog(container), hasFailed)), ANNOUNCE_AFTER);
    };
    observer.observe(container, { subtree: true, childList: true, attributes: true });
    correct();
    return () => {
      observer.disconnect();
      window.clearTimeout(timer);
    };
  }, [container, hintId, hasFailed]);

  return status;
}

/**
 * Keeps the focus inside the dialog.
 * Defect: DocSearch cycles Tab between the elements that were first and last when the dialog opened, visible or not,
 * and does not make the page behind it inert. A press on the scrim closes the dialog before the browser has moved the
 * focus. Symptom: Tab leads out of the dialog, and after a press on the scrim the focus is lost instead of on the
 * button. Tests: SRM-5 "the focus stays inside", SRM-4 "a click on the scrim".
 */
export function useFocusInside(container: HTMLElement | undefined): void {
  useEffect(() => {
    if (!container) return undefined;
    const background = [...document.body.children].filter(
      (element): element is HTMLElement =>
        element instanceof HTMLElement && !element.contains(container) && !element.inert,
    );
    for (const element of background) element.inert = true;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Tab') return;
      const stops = tabStops(container);
      const from = stops.findIndex((stop) => stop === document.activeElement);
      const to = event.shiftKey ? from - 1 : from + 1;
      if (from !== -1 && to >= 0 && to < stops.length) return;
      event.preventDefault();
      event.stopPropagation();
      stops.at(event.shiftKey ? -1 : 0)?.focus();
    };
    const onMouseDown = (event: MouseEvent) => {
      if (event.target === container) event.preventDefault();
    };
    container.addEventListener('keydown', onKeyDown, true);
    container.addEventListener('mousedown', onMouseDown);
    return () => {
      container.removeEventListener('keydown', onKeyDown, true);
      container.removeEventListener('mousedown', onMouseDown);
      for (const element of background) element.inert = false;
    };
  }, [container]);
}

function tabStops(container: HTMLElement): HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>('a[href], button:not([disabled]), input:not([disabled])')].filter(
    (element) => element.tabIndex >= 0 && !element.hidden && element.getClientRects().length > 0,
  );
}

/** What the dialog currently shows, as needed to announce it. */
interface DialogState {
  readonly query: string;
  readonly isWaiting: boolean;
  readonly resultCount: number;
  readonly hasNoResults: boolean;
}

function readDialog(container: HTMLElement): DialogState {
  return {
    query: searchFieldIn(container)?.value ?? '',
    isWaiting: container.classList.contains('DocSearch-Container--Stalled'),
    resultCount: container.querySelectorAll('[role="option"]').length,
    hasNoResults: container.querySelector('.DocSearch-NoResults') !== null,
  };
}

/**
 * Text that is announced to screen readers when the dialog changes; empty if there is nothing to announce.
 * Defect: DocSearch announces nothing. Symptom: readers who cannot see the results do not know that there are any.
 * Tests: SRM-5 "the number of results", SRM-8.
 */
export function describeDialog(
  { query, isWaiting, resultCount, hasNoResults }: DialogState,
  hasFailed: boolean,
): string {
  if (query === '') return '';
  if (isWaiting) return STRINGS.search.searching;
  if (hasFailed && resultCount === 0) return '';
  if (hasNoResults) return fill(STRINGS.search.noResultsFor, { query });
  if (resultCount === 0) return '';
  return plural(resultCount, STRINGS.search.results);
}
