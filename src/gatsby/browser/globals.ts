/**
 * Relies on gatsby 5.16: the loader that it sets in `develop` (`cache-dir/app.js`), and its methods (`publicLoader` in
 * `cache-dir/loader.js`), which Gatsby itself calls on the same object. Only `cache-dir/app.js` does not: it calls the
 * loader's instance, after it has waited for `onClientEntry`.
 */

export interface PageResources {
  readonly status?: string;
  readonly json?: {
    /** The result of the page's query. */
    readonly data?: unknown;
  };
}

/** The part of Gatsby's loader that we use in `develop`. */
export interface PageLoader {
  loadPage: (path: string) => Promise<PageResources | undefined>;
  /** Returns the resources of a page that has already been loaded. */
  loadPageSync: (path: string, options?: object) => PageResources | undefined;
  /** True if a page does not exist or has not been loaded. */
  isPageNotFound: (path: string) => boolean;
  hovering: (path: string) => void;
}

declare global {
  interface Window {
    /** Path of the page in the HTML; the path of the not-found page if the URL has no page. */
    pagePath?: string;
    /** The version of the code that is running, which names the folder of its data (ADR 15). */
    ___webpackCompilationHash?: string;
    ___loader: PageLoader;
    /**
     * Controls that were clicked before the app could react, in order. They have `aria-busy`, and the click has not had
     * any effect yet. The inline script (`starter.ts`) adds them as long as the root element has no
     * `data-has-hydrated`.
     */
    earlyClicks?: Set<HTMLElement>;
    /** Called if the code or data of the page in the HTML could not be loaded. */
    failStart?: () => void;
  }
}

/** `PageResourceStatus.Error` of Gatsby's loader: the code or data of a page could not be loaded. */
export const LOAD_ERROR = 'error';
