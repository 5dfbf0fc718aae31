/** `secondary` is the panel of the page: its sidebar or the recent posts. */
export type MenuPanel = 'main' | 'secondary';

export interface MenuState {
  readonly open: boolean;
  readonly panel: MenuPanel;
}

export type MenuAction =
  { readonly type: 'open'; readonly hasSecondary: boolean } | { readonly type: 'close' } | { readonly type: 'back' };

export const INITIAL_MENU: MenuState = { open: false, panel: 'main' };

/** The menu always opens with the panel of the page, if there is one. */
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
