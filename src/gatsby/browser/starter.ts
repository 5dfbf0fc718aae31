import type { BUNDLES_ID, BundleList, PAGE_PATH_META, StarterSettings } from './starter-settings';

/**
 * The inline script that starts the app, as a self-contained function: its minified code is inlined into every page
 * (`../build/inline-code.ts`), and a single hash in the content security policy covers the whole site. Everything that
 * differs from page to page is in a meta element and a data block.
 *
 * The bundles need `window.pagePath` and `___webpackCompilationHash` (`src/app.tsx`, `page-loader.ts`).
 *
 * - The bundles are requested on the first pointer, wheel, touch, key or focus event, or otherwise some seconds after
 *   the page has loaded, when the browser is idle. A resting pointer does not count: browsers report a movement of zero
 *   when the page changes under it, as it does while it loads. On pages that show little without the app they are
 *   requested as soon as the HTML has been parsed: those with an element with an empty `data-start` and, if the URL has
 *   a query, those with any value of it.
 * - A click on a control before the app can react, and the keys that open the search, are kept in `window.earlyClicks`,
 *   once for each control, and the app repeats them. Links, `details`, fields, and buttons with `popovertarget` or
 *   `data-native` work without the app and are left alone. A control that waits has `aria-busy`. Starting to leave the
 *   page discards everything.
 * - Back and Forward before the app is ready load the page at the new URL, which only a script would otherwise show.
 * - A URL that ends in `.html` is replaced by the clean one.
 * - For a URL that cannot be decoded, it shows an error message; a router would throw. The root has no `data-js` then,
 *   so style sheets hide what needs the app.
 * - If a style sheet, a bundle or what the app needs for this page cannot be loaded, the server is asked for the page:
 *   if that no longer names the file, a release has gone live, and the page is reloaded, once for each file, because a
 *   host whose servers disagree could go on forever. Otherwise, a banner explains the likely reason. Its button, the
 *   next thing the reader does and a restored connection retry all failed requests. The banner disappears once they
 *   have succeeded.
 */
export function startApp({ baseUrl, notFoundUrl, showBaseUrlIssue, searchKeys }: StarterSettings): void {
  const pagePathMeta: typeof PAGE_PATH_META = 'page-path';
  const bundlesId: typeof BUNDLES_ID = 'app-bundles';
  /**
   * Milliseconds from the load event until the app starts without any interaction: long enough to read the page
   * undisturbed on a slow phone, whose only core the app would keep busy.
   */
  const untouched = 4000;
  /** Maximum number of milliseconds for which the app then waits for the browser to be idle. */
  const latestIdle = 2500;
  const root = document.documentElement;
  const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin'];
  const failed: string[] = [];
  let isStarted = false;
  let isReloading = false;
  const kept = new Set<HTMLElement>();

  const ownUrl = (): string => location.pathname + location.search;

  const hasHydrated = (): boolean => root.hasAttribute('data-has-hydrated');

  /** Returns true if the browser navigates to the clean URL. */
  const leaveForCleanAddress = (ownPath: string): boolean => {
    const match = /^(.*?)(?:\/index)?\.html$/.exec(location.pathname);
    if (!match || location.pathname === notFoundUrl) return false;
    const path = match[1] + '/' === baseUrl ? baseUrl : match[1];
    const clean = path + location.search + location.hash;
    if (ownPath === '/404.html') {
      location.replace(clean);
      return true;
    }
    history.replaceState(history.state, '', clean);
    shownUrl = ownUrl();
    return false;
  };

  /** What probably went wrong. The base path is only to blame if not even a style sheet was found there. */
  const reason = (): string => {
    if (!navigator.onLine) return STRINGS.starter.offline;
    // Browsers also have an empty style sheet for a link that failed, so a design token tells.
    if (!showBaseUrlIssue || getComputedStyle(root).getPropertyValue('--space-1')) return STRINGS.starter.missingFile;
    const path = location.pathname.replace(/\/?$/, '/');
    return `${STRINGS.starter.wrongBase}${baseUrl}${STRINGS.starter.otherBase}${path}${STRINGS.starter.otherBaseEnd}`;
  };

  const showBanner = (): void => {
    if (!document.querySelector('#start-banner')) {
      document.body.insertAdjacentHTML(
        'afterbegin',
        `<div id="start-banner" role="alert"><p></p><button type="button" data-native="">${STRINGS.common.tryAgain}</button></div>`,
      );
      document.querySelector<HTMLElement>('#start-banner button')!.onclick = () =>
        failed.length ? retry() : location.reload();
    }
    const shown = document.querySelector('#start-banner p')!;
    const text = reason();
    if (shown.textContent !== text) shown.textContent = text;
  };

  const load = (src: string): void => {
    const onload = () => {
      if (!failed.length) document.querySelector('#start-banner')?.remove();
    };
    const onerror = () => {
      script.remove();
      failed.push(src);
      fail();
    };
    // Scripts run in the order in which they are appended.
    const script = Object.assign(document.createElement('script'), { async: false, onload, onerror, src });
    document.head.append(script);
  };

  /** Reloads the page if a release has gone live that no longer names a file. Resolves to whether it is reloaded. */
  const reloadForRelease = async (name: string): Promise<boolean> => {
    try {
      const response = await fetch(location.href);
      const page = await response.text();
      const tried = sessionStorage.reloadedFor ?? '';
      // An error of the server is no page.
      if (response.status > 404 || page.includes(name) || tried.includes(name)) return isReloading;
      sessionStorage.reloadedFor = tried + name;
      isReloading = true;
      location.reload();
    } catch {
      // Without a connection, the page is all that readers have; without storage, a reload could not be remembered.
    }
    return isReloading;
  };

  const fail = (): void => {
    markKept(false);
    void reloadForRelease(window.___webpackCompilationHash!).then((isLeaving) => isLeaving || showBanner());
  };

  const retry = (): void => {
    markKept(true);
    failed.splice(0).forEach(load);
  };

  const isAtRest = (event: Event): boolean =>
    event.type === 'pointermove' && (event as PointerEvent).movementX === 0 && (event as PointerEvent).movementY === 0;

  const start = (event?: Event): void => {
    if (isStarted || document.readyState === 'loading' || (event && isAtRest(event))) return;
    isStarted = true;
    for (const sign of signs) removeEventListener(sign, start, true);
    const meta = document.querySelector<HTMLMetaElement>(`meta[name=${pagePathMeta}]`);
    const block = document.querySelector(`#${bundlesId}`);
    if (!meta || !block || leaveForCleanAddress(meta.content)) return;
    const bundles = JSON.parse(block.textContent ?? '') as BundleList;
    window.pagePath = meta.content;
    window.___webpackCompilationHash = bundles.compilationHash;
    bundles.scripts.forEach(load);
  };

  const markKept = (isBusy: boolean): void => {
    for (const target of kept) target.setAttribute('aria-busy', `${isBusy}`);
  };

  const keep = (event: Event, target: HTMLElement): void => {
    event.preventDefault();
    // React handles events as soon as it begins to hydrate, but must not see this one twice.
    event.stopPropagation();
    // Readers click again because nothing has happened, not to undo the first click. Of several tabs, the last counts.
    kept.delete(target);
    kept.add(target);
    addEventListener('beforeunload', () => kept.clear());
    start();
    retry();
  };

  const onClick = (event: Event): void => {
    // The target can also be the document or the window.
    const target = event.target as Partial<Element>;
    const control = target.closest?.<HTMLElement>(
      'button:not([popovertarget],[data-native]),[role=button],[role=tab],[data-zoom],.diagram-frame',
    );
    if (hasHydrated() || !control || target.closest?.('a[href]')) return;
    keep(event, control);
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    const { key, target } = event;
    const search = document.querySelector<HTMLElement>('[data-search-button]');
    if (hasHydrated() || !search || !(target instanceof HTMLElement)) return;
    const isCommand = event.ctrlKey || event.metaKey;
    const isField = target.matches('input,select,textarea');
    if (searchKeys.includes(isCommand ? `^${key}` : key) && (isCommand || !isField)) keep(event, search);
  };

  const showUndecodable = (): void => {
    const main = document.querySelector('main') || document.body;
    main.innerHTML = `<div role="alert"><h1>${STRINGS.crash.title}</h1><p></p><a href="${baseUrl}">${STRINGS.crash.home}</a></div>`;
    main.querySelector('p')!.textContent = STRINGS.crash.undecodable.replace('{address}', () => location.pathname);
    main.className = 'start-crash';
    document.title = STRINGS.crash.documentTitle;
  };

  addEventListener(
    'error',
    ({ target }) => {
      const sheet = target as Partial<HTMLLinkElement>;
      if (sheet.rel === 'stylesheet' && !hasHydrated()) void reloadForRelease(sheet.getAttribute!('href')!);
    },
    true,
  );
  try {
    decodeURIComponent(location.pathname);
  } catch {
    addEventListener('DOMContentLoaded', showUndecodable);
    return;
  }
  let shownUrl = ownUrl();
  window.earlyClicks = kept;
  root.setAttribute('data-js', '');
  for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true });
  addEventListener('click', onClick, true);
  addEventListener('keydown', onKeyDown, true);
  addEventListener('online', retry);
  // Nothing else listens before the bundles run. From then until the app has started, its navigation also asks for the
  // reload: it must know that the page is being left, or it would take the page for that of the new address.
  addEventListener('popstate', () => {
    if (!hasHydrated() && ownUrl() !== shownUrl) location.reload();
  });
  window.failStart = fail;
  addEventListener('DOMContentLoaded', () => {
    if (kept.size || document.querySelector(location.search ? '[data-start]' : '[data-start=""]')) start();
  });
  addEventListener('load', () => {
    setTimeout(() => {
      // Safari has no such function.
      const whenIdle = window.requestIdleCallback ?? ((run: () => void) => run());
      whenIdle(() => start(), { timeout: latestIdle });
    }, untouched);
  });
}
