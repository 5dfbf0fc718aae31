import { useCallback, useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { Icon } from '../../components/ui/icon';
import { useHydrated } from '../../hooks/use-hydrated';
import { siteConfig } from '../../site/config/site-config';
import { routes, withBase } from '../../site/routes';
import { searchPart } from './load-dialog';
import { CLOSED, reduceSearch } from './search-state';
import { useSearchKeys } from './use-search-keys';
import * as styles from './search-button.module.css';

export interface SearchButtonProps {
  /** Client navigation to a path with query and hash, base address included; a full load without it. */
  readonly onNavigate?: (path: string) => void;
  /** True once the reader agrees to be counted. */
  readonly mayTrack?: boolean;
}

/** The search in the navigation bar: a button, and the dialog that it opens. The dialog's code is fetched at the first sign of interest. */
export function SearchButton({ onNavigate = loadPage, mayTrack = false }: SearchButtonProps) {
  const [{ phase, query }, dispatch] = useReducer(reduceSearch, CLOSED);
  const button = useRef<HTMLButtonElement>(null);
  const chosen = useRef<string | null>(null);
  const isHydrated = useHydrated();
  useSearchKeys(phase, siteConfig.search.shortcuts, button, dispatch);

  useEffect(() => {
    if (phase !== 'opening') return;
    searchPart.load().then(
      // At once, with the focus in its field: a key pressed between the two would be nobody's.
      () => flushSync(() => dispatch({ type: 'loaded' })),
      // Without the dialog the page with results does the same.
      () => loadPage(withBase(siteConfig.baseUrl, routes.search(query))),
    );
  }, [phase, query]);

  /** Called once the dialog is gone and has put the page's scroll position back. */
  const leave = useEffectEvent(() => {
    const href = chosen.current;
    chosen.current = null;
    button.current?.focus({ preventScroll: true });
    if (href === null) return;
    if (searchPart.loaded()?.toHitAddress(href, siteConfig.search.externalUrlRegex, window.location.origin).isExternal)
      loadPage(href);
    else onNavigate(href);
  });
  useEffect(() => (phase === 'open' ? () => leave() : undefined), [phase]);

  const close = useCallback(() => dispatch({ type: 'close' }), []);
  const choose = useCallback((href: string) => {
    chosen.current = href;
  }, []);
  const part = phase === 'open' ? searchPart.loaded() : undefined;
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
          <part.SearchDialog
            source={part.siteSearch()}
            config={siteConfig.search}
            initialQuery={query}
            mayTrack={mayTrack}
            onClose={close}
            onChoose={choose}
          />,
          document.body,
        )}
    </>
  );
}

/** Fetches ahead what the first answer needs. */
function preload(): void {
  searchPart.load().then(
    ({ siteSearch }) => siteSearch().preload(),
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
