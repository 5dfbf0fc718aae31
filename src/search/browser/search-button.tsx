import { useCallback, useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { Icon } from '../../components/ui/icon';
import { useHydrated } from '../../hooks/use-hydrated';
import { lazyPart } from '../../hooks/lazy-part';
import { siteConfig } from '../../site/config/site-config';
import { routes, withBase } from '../../site/routes';
import type { HitLink } from './hit-link';
import { CLOSED, reduceSearch } from './search-state';
import { useSearchKeys } from './use-search-keys';
import * as styles from './search-button.module.css';

export interface SearchButtonProps {
  /** Client navigation to a path with query and hash, base path included; defaults to a full page load. */
  readonly onNavigate?: (path: string) => void;
  /** Returns whether the reader currently consents to tracking. */
  readonly mayTrack?: () => boolean;
}

/** The dialog and the engines behind it. */
const dialogPart = lazyPart(() => import('./dialog/site-search-dialog'));

/**
 * The search in the navigation bar: a button and the dialog that it opens. The dialog's code is fetched at the first
 * sign of interest.
 */
export function SearchButton({ onNavigate = loadPage, mayTrack = () => false }: SearchButtonProps) {
  const [{ phase, query }, dispatch] = useReducer(reduceSearch, CLOSED);
  const button = useRef<HTMLButtonElement>(null);
  const chosen = useRef<HitLink | null>(null);
  const isHydrated = useHydrated();
  useSearchKeys(phase, siteConfig.search.shortcuts, button, dispatch);

  useEffect(() => {
    if (phase !== 'opening') return;
    dialogPart.load().then(
      // Synchronously, so that the field has the focus at once: a key pressed in between would be lost.
      () => flushSync(() => dispatch({ type: 'loaded' })),
      // If the dialog cannot be loaded, the search page does the same.
      () => loadPage(withBase(siteConfig.baseUrl, routes.search(query))),
    );
  }, [phase, query]);

  /** Called once the dialog is gone and has restored the page's scroll position. */
  const leave = useEffectEvent(() => {
    const address = chosen.current;
    chosen.current = null;
    button.current?.focus({ preventScroll: true });
    if (address?.isExternal) loadPage(address.href);
    else if (address) onNavigate(address.href);
  });
  useEffect(() => (phase === 'open' ? () => leave() : undefined), [phase]);

  const close = useCallback(() => dispatch({ type: 'close' }), []);
  const choose = useCallback((address: HitLink) => {
    chosen.current = address;
  }, []);
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
        data-replay=""
        onClick={() => dispatch({ type: 'open' })}
        onPointerEnter={preload}
        onTouchStart={preload}
        onFocus={preload}
      >
        <Icon name="search" size={18} />
        <span className={styles.label}>Search</span>
        {siteConfig.search.shortcuts.ctrlK && (
          <span className={styles.keys} aria-hidden="true" data-ready={isHydrated ? '' : undefined}>
            {isHydrated ? shortcutNames().shown : 'Ctrl K'}
          </span>
        )}
      </button>
      {part &&
        createPortal(
          <part.SiteSearchDialog initialQuery={query} mayTrack={mayTrack} onClose={close} onChoose={choose} />,
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

function loadPage(href: string): void {
  window.location.assign(href);
}

function shortcutNames(): { readonly shown: string; readonly aria: string } {
  return /Mac|iPhone|iPad/.test(navigator.userAgent)
    ? { shown: '⌘ K', aria: 'Meta+K' }
    : { shown: 'Ctrl K', aria: 'Control+K' };
}
