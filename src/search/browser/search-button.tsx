import { useCallback, useEffect, useEffectEvent, useRef, type KeyboardEvent } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { Icon } from '../../components/ui/icon';
import { useHydrated } from '../../hooks/use-hydrated';
import { lazyPart } from '../../hooks/lazy-part';
import { enterOverlay, isOverlayEntry, leaveOverlay } from '../../hooks/overlay-history';
import { siteConfig } from '../../site/config/site-config';
import { routes, withBase, type SitePath } from '../../site/routes';
import type { StartLink } from './dialog/start-links';
import type { OnShown } from './found-words/mark-on-arrival';
import type { HitLink } from './hit-link';
import { useSearchState } from './use-search-state';
import * as styles from './search-button.module.css';

export interface SearchButtonProps {
  /** Client navigation to a path with query and hash, base path included; defaults to a full page load. */
  readonly onNavigate?: (path: SitePath, options: { readonly replace?: boolean }) => void;
  readonly onShown?: OnShown;
  /** What the dialog offers before the first query. */
  readonly startLinks?: readonly StartLink[];
  /** Returns whether the reader currently consents to tracking. */
  readonly mayTrack?: () => boolean;
}

/** Milliseconds after a choice for which Enter does not open the search again. */
const DOUBLE_PRESS = 1000;

/** The dialog and the engines behind it. */
const dialogPart = lazyPart(() => import(/* webpackChunkName: "search-dialog" */ './dialog/site-search-dialog'));

/**
 * The search in the navigation bar: a button and the dialog that it opens. The dialog's code is fetched at the first
 * sign of interest.
 */
export function SearchButton({
  onNavigate = loadPage,
  onShown = () => () => undefined,
  startLinks = [],
  mayTrack = () => false,
}: SearchButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [{ phase, query, isSubmitted }, dispatch] = useSearchState(siteConfig.search.shortcuts, button);
  const chosen = useRef<HitLink | null>(null);
  const chosenAt = useRef(-Infinity);
  const isHydrated = useHydrated();

  const openPage = useEffectEvent(() => loadPage(withBase(siteConfig.baseUrl, routes.search(query))));
  useEffect(() => {
    if (phase !== 'opening') return undefined;
    let isWanted = true;
    dialogPart.load().then(
      // Synchronously, so that the field has the focus at once: a key pressed in between would be lost.
      () => isWanted && flushSync(() => dispatch({ type: 'loaded' })),
      // The search page does the same.
      () => isWanted && openPage(),
    );
    return () => {
      isWanted = false;
    };
  }, [phase, dispatch]);

  /** Called once the dialog is gone and has restored the page's scroll position. */
  const leave = useEffectEvent(() => {
    const address = chosen.current;
    const options = isOverlayEntry() ? { replace: true } : {};
    chosen.current = null;
    button.current?.focus({ preventScroll: true });
    if (!address) return leaveOverlay();
    chosenAt.current = performance.now();
    if (address.isExternal) loadPage(address.href, options);
    else onNavigate(address.href, options);
  });
  const close = useCallback(() => dispatch({ type: 'close' }), [dispatch]);
  // After a reload the dialog is gone, but its history entry is still there.
  useEffect(leaveOverlay, []);
  useEffect(() => {
    if (phase !== 'open') return undefined;
    enterOverlay(close);
    return () => leave();
  }, [phase, close]);
  const choose = useCallback((address: HitLink) => {
    chosen.current = address;
  }, []);
  /** The second of two quick presses was meant for the result, like the first. */
  const skipSecondEnter = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && performance.now() - chosenAt.current < DOUBLE_PRESS) event.preventDefault();
  };
  const part = phase === 'open' ? dialogPart.loaded() : undefined;
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-busy={phase === 'opening' || undefined}
        aria-keyshortcuts={isHydrated && siteConfig.search.shortcuts.ctrlK ? shortcutNames().aria : undefined}
        data-search-button=""
        onClick={() => dispatch({ type: 'open' })}
        onKeyDown={skipSecondEnter}
        onPointerEnter={preload}
        onTouchStart={preload}
        onFocus={preload}
      >
        <Icon name="search" size={18} />
        <span className={styles.label}>{STRINGS.search.search}</span>
        {siteConfig.search.shortcuts.ctrlK && (
          <span className={styles.keys} aria-hidden="true" data-ready={isHydrated ? '' : undefined}>
            {isHydrated ? shortcutNames().shown : STRINGS.search.keys}
          </span>
        )}
      </button>
      {part &&
        createPortal(
          <part.SiteSearchDialog
            initialQuery={query}
            isSubmitted={isSubmitted}
            mayTrack={mayTrack}
            startLinks={startLinks}
            onClose={close}
            onChoose={choose}
            onShown={onShown}
          />,
          document.body,
        )}
    </>
  );
}

/** Preloads what the first search needs. */
function preload(): void {
  dialogPart.load().then(
    ({ preloadSearch }) => preloadSearch(),
    () => undefined,
  );
}

function loadPage(href: SitePath, { replace = false }: { readonly replace?: boolean } = {}): void {
  window.location[replace ? 'replace' : 'assign'](href);
}

function shortcutNames(): { readonly shown: string; readonly aria: string } {
  return /Mac|iPhone|iPad/.test(navigator.userAgent)
    ? { shown: '⌘ K', aria: 'Meta+K' }
    : { shown: STRINGS.search.keys, aria: 'Control+K' };
}
