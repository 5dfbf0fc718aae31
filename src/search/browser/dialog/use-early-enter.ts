import { useCallback, useEffect, useRef } from 'react';
import type { SearchFailure } from '../search-failure';

type EnterKey = Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/**
 * Keeps an Enter that is pressed before the results of the query are shown, and repeats it then, unless the query has
 * changed.
 * Defect: DocSearch opens the first result of the previous query, or, if there is none, cancels the search. Symptom:
 * readers who type quickly get to a wrong page, or nowhere. Tests: SRM-12 "Enter before".
 *
 * @param submitted the query for which Enter was pressed before the dialog was open
 * @returns a function to call with the query whose results are shown
 */
export function useEarlyEnter(
  container: HTMLElement | undefined,
  submitted: string | null,
  failure: SearchFailure | null,
): (query: string) => void {
  const shown = useRef('');
  const pressed = useRef<{ readonly query: string; readonly key: EnterKey } | null>(
    submitted === null ? null : { query: submitted, key: { ctrlKey: false, metaKey: false, shiftKey: false } },
  );

  useEffect(() => {
    if (!container) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      const field = event.target;
      if (event.key !== 'Enter' || event.isComposing || !(field instanceof HTMLInputElement)) return;
      if (field.value.trim() === '' || field.value === shown.current) return;
      event.preventDefault();
      event.stopPropagation();
      const { ctrlKey, metaKey, shiftKey } = event;
      pressed.current = { query: field.value, key: { ctrlKey, metaKey, shiftKey } };
    };
    const onInput = (event: Event) => {
      pressed.current = null;
      // Without a query, recent pages take the place of the results.
      if (event.target instanceof HTMLInputElement && event.target.value === '') shown.current = '';
    };
    container.addEventListener('keydown', onKeyDown, true);
    container.addEventListener('input', onInput);
    return () => {
      container.removeEventListener('keydown', onKeyDown, true);
      container.removeEventListener('input', onInput);
    };
  }, [container]);

  useEffect(() => {
    if (failure === 'failed') pressed.current = null;
  }, [failure]);

  return useCallback((query) => {
    shown.current = query;
    const press = pressed.current;
    if (press?.query !== query) return;
    pressed.current = null;
    document
      .querySelector('.DocSearch-Input')
      ?.dispatchEvent(new KeyboardEvent('keydown', { ...press.key, key: 'Enter', bubbles: true, cancelable: true }));
  }, []);
}
