import { useEffect, type RefObject } from 'react';
import { actionOfKey, type SearchAction, type SearchState, type Shortcuts } from './search-state';

/** Listens for the keys that open and close the search. */
export function useSearchKeys(
  phase: SearchState['phase'],
  shortcuts: Shortcuts,
  button: RefObject<HTMLButtonElement | null>,
  dispatch: (action: SearchAction) => void,
): void {
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
        phase,
        shortcuts,
      );
      if (action === null) return;
      event.preventDefault();
      dispatch(action);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [phase, shortcuts, button, dispatch]);
}

function isField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|SELECT|TEXTAREA)$/.test(target.tagName))
  );
}
