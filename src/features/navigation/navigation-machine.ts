/**
 * One navigation at a time, as a pure state table. The latest navigation wins: whatever an earlier one still reports is
 * ignored, so only the current one can change the address, the page or anything else that readers see.
 */

/** A place that a reader wants to see. Compared by identity: the same link followed twice is two navigations. */
export interface Navigation {
  /** Path, query and hash. */
  readonly href: string;
  /** `pop` for back and forward, for which the browser has already changed the address. */
  readonly kind: 'push' | 'replace' | 'pop';
  /** Key of the history entry. The entry of an open menu has the same key as the page below it. */
  readonly key: string;
}

/** What the reader sees. */
export interface Screen {
  readonly href: string;
  readonly key: string;
  /** The page, or an error in its place because it could not be loaded. */
  readonly content: 'page' | 'error';
}

/**
 * `starting`: there is only the static HTML. `resting`: nothing is under way. `fetching`: the code and data of a page
 * are loaded. `leaving`: the browser loads a whole new page.
 */
export type NavigationState =
  | { readonly phase: 'starting' | 'resting'; readonly screen: Screen }
  | ({ readonly phase: 'fetching' | 'leaving' } & Pending);

interface Pending {
  readonly screen: Screen;
  readonly navigation: Navigation;
  /** Key of the current history entry, which is that of the screen until the reader goes back or forward. */
  readonly key: string;
}

export type NavigationEvent =
  /** The first page is interactive. */
  | { readonly type: 'started'; readonly href: string; readonly key: string }
  /** The reader followed a link, or went back or forward. */
  | { readonly type: 'requested'; readonly navigation: Navigation }
  | { readonly type: 'loaded'; readonly navigation: Navigation }
  | {
      readonly type: 'failed';
      readonly navigation: Navigation;
      readonly message: string;
      /** Whether a full load has not been tried yet. */
      readonly mayReload: boolean;
    }
  /** The browser shows this document again, after the reader had left it. */
  | { readonly type: 'restored' };

export type Effect =
  | { readonly type: 'load' | 'show'; readonly navigation: Navigation }
  | { readonly type: 'leave'; readonly navigation: Navigation; readonly hasFailed: boolean }
  | { readonly type: 'tell'; readonly navigation: Navigation; readonly message: string };

export interface Transition {
  readonly state: NavigationState;
  readonly effect?: Effect;
}

export const pathOf = (href: string): string => href.replace(/[?#].*$/s, '');

/** Whether the page is already shown, so that only the query or the hash changes. */
export function isShownPage(screen: Screen, { href }: Navigation): boolean {
  return screen.content === 'page' && pathOf(screen.href) === pathOf(href);
}

/** Whether readers wait for another page. */
export function isBusy(state: NavigationState): boolean {
  return 'navigation' in state && !isShownPage(state.screen, state.navigation);
}

export function transition(state: NavigationState, event: NavigationEvent): Transition {
  const { screen } = state;
  switch (event.type) {
    case 'started':
      if (state.phase !== 'starting') return { state };
      return { state: { phase: 'resting', screen: { href: event.href, key: event.key, content: 'page' } } };
    case 'restored':
      return { state: state.phase === 'leaving' ? { phase: 'resting', screen } : state };
    case 'requested':
      return request(state, event.navigation);
    default:
      return state.phase === 'fetching' && state.navigation === event.navigation ? finish(state, event) : { state };
  }
}

function request(state: NavigationState, navigation: Navigation): Transition {
  const { screen } = state;
  const isPop = navigation.kind === 'pop';
  const current = 'navigation' in state ? state.key : screen.key;
  // Before the start, the browser handles links within the page by itself.
  if (isPop && state.phase === 'starting' && isShownPage(screen, navigation)) return { state };
  // Only the entry of an open menu was left. A navigation that was to replace that entry has lost it, though.
  if (isPop && navigation.key === current && !('navigation' in state && state.navigation.kind === 'replace'))
    return { state };
  const key = isPop ? navigation.key : current;
  // A document that is being left may be unable to show another page.
  if (state.phase === 'starting' || state.phase === 'leaving') return leave({ screen, navigation, key }, false);
  return { state: { phase: 'fetching', screen, navigation, key }, effect: { type: 'load', navigation } };
}

function finish({ screen, key }: Pending, event: Extract<NavigationEvent, { type: 'loaded' | 'failed' }>): Transition {
  const { navigation } = event;
  const rest = (content: Screen['content']): NavigationState => ({
    phase: 'resting',
    screen: { href: navigation.href, key: navigation.key, content },
  });
  if (event.type === 'loaded') return { state: rest('page'), effect: { type: 'show', navigation } };
  if (event.mayReload) return leave({ screen, navigation, key }, true);
  return { state: rest('error'), effect: { type: 'tell', navigation, message: event.message } };
}

function leave(pending: Pending, hasFailed: boolean): Transition {
  const { navigation } = pending;
  return { state: { phase: 'leaving', ...pending }, effect: { type: 'leave', navigation, hasFailed } };
}
