/** Maximum length of the dialog's query, in characters. */
export const DIALOG_QUERY_LENGTH = 64;

/** State of the dialog as seen by its button; `opening` while its code is loading. */
export interface SearchState {
  readonly phase: 'closed' | 'opening' | 'open';
  /** The dialog's initial query. */
  readonly query: string;
  /** True if Enter was pressed after the query, so that its first result must be opened. */
  readonly isSubmitted: boolean;
}

export type SearchAction =
  { readonly type: 'open'; readonly query?: string } | { readonly type: 'erase' | 'submit' | 'loaded' | 'close' };

export const CLOSED: SearchState = { phase: 'closed', query: '', isSubmitted: false };

/** What is typed while the dialog is loading becomes its initial query. */
export function reduceSearch(state: SearchState, action: SearchAction): SearchState {
  switch (action.type) {
    case 'open':
      if (state.phase === 'open') return state;
      return action.query === undefined
        ? { ...state, phase: 'opening' }
        : typed(`${state.query}${action.query}`.slice(0, DIALOG_QUERY_LENGTH));
    case 'erase':
      return typed(state.query.replace(/.$/su, ''));
    case 'submit':
      return { ...state, isSubmitted: state.query !== '' };
    case 'loaded':
      return state.phase === 'opening' ? { ...state, phase: 'open' } : state;
    case 'close':
      return CLOSED;
  }
}

function typed(query: string): SearchState {
  return { phase: 'opening', query, isSubmitted: false };
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
export function actionOfKey(
  press: KeyPress,
  { phase, query }: Pick<SearchState, 'phase' | 'query'>,
  shortcuts: Shortcuts,
): SearchAction | null {
  if (press.isComposing || press.hasAlt) return null;
  const isOpen = phase === 'open';
  if (press.hasControl) {
    if (press.key.toLowerCase() !== 'k' || press.hasShift || !shortcuts.ctrlK) return null;
    return { type: isOpen ? 'close' : 'open' };
  }
  if (press.key === 'Escape') return phase === 'closed' ? null : { type: 'close' };
  if (isOpen) return null;
  if (phase === 'opening') {
    if (press.key === 'Backspace') return { type: 'erase' };
    if (press.key === 'Enter') return { type: 'submit' };
    // A slash before anything else is the shortcut, pressed again.
    if (/^.$/su.test(press.key))
      return press.key + query === '/' ? { type: 'open' } : { type: 'open', query: press.key };
  }
  if (press.key === '/' && !press.isInField && shortcuts.slash) return { type: 'open' };
  if (press.isOnButton && /^[\p{L}\p{N}]$/u.test(press.key)) return { type: 'open', query: press.key };
  return null;
}
