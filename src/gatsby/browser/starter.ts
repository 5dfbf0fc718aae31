/**
 * The inline script that starts the app, as a self-contained function: its minified code is inlined into every page
 * (`../build/starter-code.ts`), and a single hash in the content security policy covers the whole site. Everything that
 * differs from page to page is in a meta element and a data block.
 *
 * Relies on gatsby 5.16: the bundles need `window.pagePath`, `___chunkMapping` and `___webpackCompilationHash`, which
 * Gatsby's own markup sets (`cache-dir/static-entry.js`, `cache-dir/production-app.js`, `cache-dir/loader.js`).
 *
 * - The bundles are requested on the first pointer, touch, key or focus event, or otherwise some seconds after the page
 *   has loaded, when the browser is idle. A resting pointer does not count: browsers report a movement of zero when the
 *   page changes under it, as it does while it loads.
 * - A click on an element with the attribute `data-replay` before the app is ready is remembered and repeated.
 * - A URL that ends in `.html` is replaced by the clean one.
 * - For a URL that cannot be decoded, an error message is shown; a router would throw.
 * - If a bundle cannot be loaded, a banner explains the likely reason. Its button retries all failed requests, and the
 *   banner disappears once they have succeeded.
 */
export function startApp(settings: StarterSettings): void {
  const { baseUrl } = settings;
  const root = document.documentElement;
  const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'];
  const failed: string[] = [];
  let isStarted = false;
  let clicked: HTMLElement | null = null;

  const add = <Tag extends 'a' | 'button' | 'div' | 'h1' | 'p'>(tag: Tag, text: string, parent?: Element) => {
    const element = document.createElement(tag);
    if (text) element.textContent = text;
    parent?.appendChild(element);
    return element;
  };

  const canDecode = (): boolean => {
    try {
      decodeURIComponent(location.pathname);
      return true;
    } catch {
      return false;
    }
  };

  /** Returns true if the browser navigates to the clean URL. */
  const leaveForCleanAddress = (ownPath: string): boolean => {
    const match = /^(.*?)(?:\/index)?\.html$/.exec(location.pathname);
    if (!match || ownPath === location.pathname) return false;
    const clean = (match[1] || '/') + location.search + location.hash;
    if (ownPath === '/404.html') {
      location.replace(clean);
      return true;
    }
    history.replaceState(history.state, '', clean);
    return false;
  };

  const showUndecodable = (): void => {
    const main = document.querySelector('main') || document.body;
    main.textContent = '';
    main.className = 'start-crash';
    document.title = 'Page Error';
    const box = add('div', '', main);
    box.setAttribute('role', 'alert');
    add('h1', 'This page crashed', box);
    add('p', `The address ${location.pathname} contains invalid percent-encoding, so it cannot be read.`, box);
    add('a', 'Go to the home page', box).href = baseUrl;
  };

  const banner = (): HTMLElement | null => document.getElementById('start-banner');

  const showBaseUrlBanner = (): void => {
    if (!settings.showBaseUrlIssue || banner()) return;
    const box = add('div', '');
    box.id = 'start-banner';
    box.setAttribute('role', 'alert');
    const path = location.pathname.replace(/\/?$/, '/');
    add(
      'p',
      `The site did not load properly. Its base address is set to "${baseUrl}"; if it is served from another path, ` +
        `this one may be right: "${path}".`,
      box,
    );
    const button = add('button', 'Try again', box);
    button.type = 'button';
    button.onclick = () => failed.splice(0).forEach(load);
    document.body.insertBefore(box, document.body.firstChild);
  };

  const load = (src: string): void => {
    const script = document.createElement('script');
    script.src = src;
    script.async = false;
    script.onerror = () => {
      script.remove();
      failed.push(src);
      showBaseUrlBanner();
    };
    script.onload = () => {
      if (!failed.length) banner()?.remove();
    };
    document.head.appendChild(script);
  };

  const isAtRest = (event: Event): boolean =>
    event.type === 'pointermove' && (event as PointerEvent).movementX === 0 && (event as PointerEvent).movementY === 0;

  const start = (event?: Event): void => {
    if (isStarted || document.readyState === 'loading' || (event && isAtRest(event))) return;
    isStarted = true;
    for (const sign of signs) removeEventListener(sign, start, true);
    if (!canDecode()) return;
    const meta = document.querySelector<HTMLMetaElement>(`meta[name=${settings.pagePathMeta}]`);
    const block = document.getElementById(settings.bundlesId);
    if (!meta || !block || leaveForCleanAddress(meta.content)) return;
    const bundles = JSON.parse(block.textContent ?? '') as BundleList;
    window.pagePath = meta.content;
    window.___chunkMapping = bundles.chunkMapping;
    window.___webpackCompilationHash = bundles.compilationHash;
    bundles.scripts.forEach(load);
  };

  const rememberClick = (event: Event): void => {
    const target = (event.target as Partial<Element>).closest?.<HTMLElement>('[data-replay]');
    if (!target) return;
    event.preventDefault();
    clicked = target;
    target.setAttribute('aria-busy', 'true');
    start();
  };

  root.setAttribute('data-js', '');
  for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true });
  document.addEventListener('click', rememberClick, true);
  document.addEventListener(
    settings.hydratedEvent,
    () => {
      document.removeEventListener('click', rememberClick, true);
      clicked?.removeAttribute('aria-busy');
      clicked?.click();
      clicked = null;
    },
    { once: true },
  );
  document.addEventListener('DOMContentLoaded', () => {
    if (!canDecode()) showUndecodable();
  });
  addEventListener('load', () => {
    setTimeout(() => {
      if ('requestIdleCallback' in window) requestIdleCallback(() => start(), { timeout: settings.latestIdle });
      else start();
    }, settings.untouched);
  });
}

export interface StarterSettings {
  readonly baseUrl: string;
  /** Whether a banner suggests another base path when a bundle cannot be loaded. */
  readonly showBaseUrlIssue: boolean;
  /** Event on the document that the app dispatches when it can handle clicks. */
  readonly hydratedEvent: string;
  /** Id of the data block that lists the bundles. */
  readonly bundlesId: string;
  /** Name of the meta element with the page's own path. */
  readonly pagePathMeta: string;
  /** Milliseconds from the load event until the app starts without any interaction. */
  readonly untouched: number;
  /** Maximum number of milliseconds for which the app then waits for the browser to be idle. */
  readonly latestIdle: number;
}

/** What the starter needs to know about the bundles. */
export interface BundleList {
  readonly chunkMapping: string;
  readonly compilationHash: string;
  /** URLs of the scripts in the order in which they must run. */
  readonly scripts: readonly string[];
}
