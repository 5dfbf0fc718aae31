import { flushSync } from 'react-dom';
import { emitOwnAddress } from '../../hooks/own-address';
import { currentHref, currentKey, enter, leavePage } from './history-entry';
import { emitNavigation } from './navigation-events';
import {
  isBusy,
  isShownPage,
  pathOf,
  transition,
  type Effect,
  type Navigation,
  type NavigationEvent,
  type NavigationState,
  type Screen,
} from './navigation-machine';
import { forgetReload, mayReload, rememberReload } from './reload-memory';
import { createHistoryKey } from './scroll-positions';

/** What navigation needs from the framework that shows the pages. */
export interface Framework {
  /** Loads the code and data of a page. Rejects if it cannot be loaded. */
  readonly load: (path: string) => Promise<unknown>;
  /** The release whose code is running. */
  readonly release: string;
  /** Renders the page of the current address, which has been loaded. */
  readonly render: () => void;
}

export interface NavigatorOptions {
  readonly framework: Framework;
  /** Called when the page of a navigation is shown, or an error in its place. */
  readonly onArrival: (screen: Screen, previous: Screen | null, kind: Navigation['kind']) => void;
  /** Called when the browser went to another history entry whose page must be loaded first. */
  readonly onWait: () => void;
  /** Loads the target of a navigation as a whole. */
  readonly leave?: (navigation: Navigation) => void;
}

/** Runs the effects of the state table in `navigation-machine.ts`. */
export function createNavigator({ framework, onArrival, onWait, leave = leavePage }: NavigatorOptions) {
  let state: NavigationState = { phase: 'starting', screen: { href: currentHref(), key: '', content: 'page' } };

  const dispatch = (event: NavigationEvent): void => {
    const before = state;
    const { state: after, effect } = transition(before, event);
    state = after;
    if (isBusy(after) && !isBusy(before)) emitNavigation({ type: 'start' });
    if (effect) run(effect, before.screen);
    // The effect may have changed the state again.
    if (isBusy(before) && !isBusy(state)) emitNavigation({ type: 'end' });
  };

  const run = (effect: Effect, previous: Screen): void => {
    const { navigation } = effect;
    switch (effect.type) {
      case 'load':
        return load(navigation);
      case 'leave':
        if (effect.hasFailed) rememberReload(pathOf(navigation.href), framework.release);
        return leave(navigation);
      default: {
        try {
          enter(navigation);
        } catch {
          // Browsers limit how many history entries a page can add within a few seconds.
          return leave(navigation);
        }
        // Synchronously, so that no other navigation can come between the address and the page.
        flushSync(() => {
          if (effect.type === 'tell')
            return emitNavigation({ type: 'failed', href: navigation.href, message: effect.message });
          emitNavigation({ type: 'shown' });
          framework.render();
          if (isShownPage(previous, navigation)) emitOwnAddress();
        });
        if (effect.type === 'show') forgetReload(pathOf(navigation.href));
        onArrival(state.screen, previous, navigation.kind);
      }
    }
  };

  const load = (navigation: Navigation): void => {
    const path = pathOf(navigation.href);
    const isShown = isShownPage(state.screen, navigation);
    if (navigation.kind === 'pop' && !isShown) onWait();
    // The page that is shown is never loaded again, not even after a new release.
    (isShown ? Promise.resolve() : framework.load(path)).then(
      () => dispatch({ type: 'loaded', navigation }),
      ({ message }: Error) =>
        dispatch({ type: 'failed', navigation, message, mayReload: mayReload(path, framework.release) }),
    );
  };

  return {
    /** False while there is only the static HTML, because links then work as in plain HTML. */
    isStarted: () => state.phase !== 'starting',
    start: () => {
      const href = currentHref();
      forgetReload(pathOf(href));
      dispatch({ type: 'started', href, key: currentKey() });
      onArrival(state.screen, null, 'pop');
    },
    /** Follows a link. A link to the current URL replaces the history entry. */
    follow: (target: string, replace?: boolean) => {
      const { pathname, search, hash } = new URL(target, window.location.href);
      const href = pathname + search + hash;
      const kind = (replace ?? href === currentHref()) ? 'replace' : 'push';
      dispatch({ type: 'requested', navigation: { href, kind, key: createHistoryKey() } });
    },
    /** Called when the browser has gone to another history entry. */
    pop: () => dispatch({ type: 'requested', navigation: { href: currentHref(), kind: 'pop', key: currentKey() } }),
    restore: () => dispatch({ type: 'restored' }),
  };
}
