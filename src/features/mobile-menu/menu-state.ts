/** `secondary` is the panel of the page itself: its sidebar, or the recent posts. */
export type MenuPanel = 'main' | 'secondary';

export interface MenuState {
  readonly open: boolean;
  readonly panel: MenuPanel;
}

export type MenuAction =
  { readonly type: 'open'; readonly hasSecondary: boolean } | { readonly type: 'close' } | { readonly type: 'back' };

export const INITIAL_MENU: MenuState = { open: false, panel: 'main' };

/** Each opening begins with the page's own panel, where there is one. */
export function reduceMenu(state: MenuState, action: MenuAction): MenuState {
  switch (action.type) {
    case 'open':
      return { open: true, panel: action.hasSecondary ? 'secondary' : 'main' };
    case 'close':
      return state.open ? { ...state, open: false } : state;
    case 'back':
      return { ...state, panel: 'main' };
  }
}
