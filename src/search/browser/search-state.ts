/** Maximum length of the dialog's query, in characters. */
export const DIALOG_QUERY_LENGTH = 64;

/** State of the dialog as seen by its button; `opening` while its code is loading. */
export interface SearchState {
  readonly phase: 'closed' | 'opening' | 'open';
  /** The dialog's initial query. */
  readonly query: string;
}

export type SearchAction =
  { readonly type: 'open'; readonly query?: string } | { readonly type: 'loaded' } | { readonly type: 'close' };

export const CLOSED: SearchState = { phase: 'closed', query: '' };

/** Letters typed while the dialog is loading become part of its initial query. */
export function reduceSearch(state: SearchState, action: SearchAction): SearchState {
  switch (action.type) {
    case 'open':
      if (state.phase === 'open') return state;
      return { phase: 'opening', query: `${state.query}${action.query ?? ''}`.slice(0, DIALOG_QUERY_LENGTH) };
    case 'loaded':
      return state.phase === 'opening' ? { ...state, phase: 'open' } : state;
    case 'close':
      return CLOSED;
  }
}

/** A key press as plain data. */
export interface KeyPress {
  readonly key: string;
  readonly hasControl: boolean;
  readonly hasAlt: boolean;
  readonly hasShift: boolean;
  /** True while a character is composed from several keys. Then no key is a command. */
  readonly isComposing: boolean;
  /** True if the focus is in a text field. */
  readonly isInField: boolean;
  readonly isOnButton: boolean;
}

export interface Shortcuts {
  readonly ctrlK: boolean;
  readonly slash: boolean;
}

/** What a key does to the search; null if nothing, so that the browser handles it. */
export function actionOfKey(press: KeyPress, phase: SearchState['phase'], shortcuts: Shortcuts): SearchAction | null {
  if (press.isComposing || press.hasAlt) return null;
  const isOpen = phase === 'open';
  if (press.hasControl) {
    if (press.key.toLowerCase() !== 'k' || press.hasShift || !shortcuts.ctrlK) return null;
    return { type: isOpen ? 'close' : 'open' };
  }
  if (press.key === 'Escape') return phase === 'closed' ? null : { type: 'close' };
  if (isOpen) return null;
  if (press.key === '/' && !press.isInField && shortcuts.slash) return { type: 'open' };
  if (press.isOnButton && /^[\p{L}\p{N}]$/u.test(press.key)) return { type: 'open', query: press.key };
  return null;
}
