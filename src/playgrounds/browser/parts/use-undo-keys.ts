import { useEffect } from 'react';

/** Handles Ctrl+Z, Shift+Ctrl+Z and Ctrl+Y anywhere on the page; text fields keep their own undo and redo. */
export function useUndoKeys(dispatch: (action: { readonly type: 'undo' | 'redo' }) => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.defaultPrevented) return;
      if (
        event.target instanceof Element &&
        event.target.closest('textarea, input:not([type="checkbox"]), [contenteditable]')
      )
        return;
      const key = event.key.toLowerCase();
      if (key !== 'z' && !(key === 'y' && !event.shiftKey)) return;
      event.preventDefault();
      dispatch({ type: key === 'y' || event.shiftKey ? 'redo' : 'undo' });
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [dispatch]);
}
