/** `secondary` is the panel of the page: its sidebar or the recent posts. */
export type MenuPanel = 'main' | 'secondary';

export interface MenuState {
  /** `static` is the menu in the HTML; `full` is the dialog, whose code is loaded on demand. */
  readonly shown: 'none' | 'static' | 'full';
  readonly panel: MenuPanel;
}

export type MenuAction =
  | { readonly type: 'open'; readonly hasSecondary: boolean }
  | { readonly type: 'open-static' }
  | { readonly type: 'close' }
  | { readonly type: 'back' };

export const INITIAL_MENU: MenuState = { shown: 'none', panel: 'main' };

/** The menu always opens with the panel of the page, if there is one. */
export function reduceMenu(state: MenuState, action: MenuAction): MenuState {
  switch (action.type) {
    case 'open':
      return { shown: 'full', panel: action.hasSecondary ? 'secondary' : 'main' };
    case 'open-static':
      return { ...state, shown: 'static' };
    case 'close':
      return state.shown === 'none' ? state : { ...state, shown: 'none' };
    case 'back':
      return { ...state, panel: 'main' };
  }
}
