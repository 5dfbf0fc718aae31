export interface NavbarVisibility {
  readonly hidden: boolean;
  /** Scroll position at the last scroll event. */
  readonly previousY: number;
  /** True after a jump to an anchor, because the scroll event that it causes does not come from the reader. */
  readonly ignoreNext: boolean;
}

export interface ScrollFacts {
  readonly y: number;
  readonly navbarHeight: number;
  readonly viewportHeight: number;
  readonly pageHeight: number;
  /** True while the bar contains the focus or one of its menus is open. */
  readonly held: boolean;
  /** True if the visible bar would cover the focused element. */
  readonly covers: boolean;
}

export const INITIAL_VISIBILITY: NavbarVisibility = { hidden: false, previousY: 0, ignoreNext: false };

/** Scrolling down hides the bar and scrolling up shows it. Near both ends of the page, it is always visible. */
export function afterScroll(state: NavbarVisibility, facts: ScrollFacts): NavbarVisibility {
  const { y, navbarHeight } = facts;
  const next = { hidden: false, previousY: y, ignoreNext: false };
  if (facts.held || y < navbarHeight) return next;
  if (state.ignoreNext) return { ...next, hidden: state.hidden };
  if (facts.covers) return { ...next, hidden: true };
  if (y + facts.viewportHeight >= facts.pageHeight - navbarHeight) return next;
  return { ...next, hidden: state.previousY > 0 && y >= state.previousY };
}

/** State after a navigation: the bar hides if the URL has an anchor, otherwise it is shown. */
export function afterNavigation(state: NavbarVisibility, hasAnchor: boolean, held: boolean): NavbarVisibility {
  return { ...state, hidden: hasAnchor && !held, ignoreNext: hasAnchor };
}

/** State after the focus has moved: focus in the bar shows the bar, and focus under the bar hides it. */
export function afterFocus(
  state: NavbarVisibility,
  { held, covers }: Pick<ScrollFacts, 'held' | 'covers'>,
): NavbarVisibility {
  if (held) return { ...state, hidden: false };
  return covers ? { ...state, hidden: true } : state;
}
