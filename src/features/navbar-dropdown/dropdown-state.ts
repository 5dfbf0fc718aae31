/** `hovered` lasts while the pointer is over the menu; `pinned` lasts until the reader closes the menu. */
export type DropdownState = 'closed' | 'hovered' | 'pinned';

/** `press` is a click, Enter or Space on the button; `dismiss` is Escape, a choice, or an action outside. */
export type DropdownAction = 'enter' | 'leave' | 'press' | 'dismiss';

const TABLE: Readonly<Record<DropdownState, Readonly<Record<DropdownAction, DropdownState>>>> = {
  closed: { enter: 'hovered', leave: 'closed', press: 'pinned', dismiss: 'closed' },
  // A click on a menu that was opened by hover keeps it open. Closing it under the pointer would look like a bug.
  hovered: { enter: 'hovered', leave: 'closed', press: 'pinned', dismiss: 'closed' },
  pinned: { enter: 'pinned', leave: 'pinned', press: 'closed', dismiss: 'closed' },
};

export function reduceDropdown(state: DropdownState, action: DropdownAction): DropdownState {
  return TABLE[state][action];
}
