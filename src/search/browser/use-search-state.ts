import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { actionOfKey, CLOSED, reduceSearch, type SearchAction, type SearchState, type Shortcuts } from './search-state';

/** State of the search and what changes it, with the keys that open and close it. */
export function useSearchState(
  shortcuts: Shortcuts,
  button: RefObject<HTMLButtonElement | null>,
): readonly [SearchState, (action: SearchAction) => void] {
  const [shown, show] = useState(CLOSED);
  // Keys can follow each other more quickly than React renders, so each one is applied to the latest state.
  const latest = useRef(CLOSED);
  const dispatch = useCallback((action: SearchAction) => {
    latest.current = reduceSearch(latest.current, action);
    show(latest.current);
  }, []);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const action = actionOfKey(
        {
          key: event.key,
          hasControl: event.ctrlKey || event.metaKey,
          hasAlt: event.altKey,
          hasShift: event.shiftKey,
          isComposing: event.isComposing,
          isInField: isField(event.target),
          isOnButton: button.current !== null && document.activeElement === button.current,
        },
        latest.current,
        shortcuts,
      );
      if (action === null) return;
      event.preventDefault();
      event.stopPropagation();
      dispatch(action);
    };
    // Before all other listeners, because nothing that is typed into a dialog may reach the page behind it.
    window.addEventListener('keydown', onKeyDown, true);
    return () => window.removeEventListener('keydown', onKeyDown, true);
  }, [shortcuts, button, dispatch]);

  return [shown, dispatch];
}

function isField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|SELECT|TEXTAREA)$/.test(target.tagName))
  );
}
