interface PageResources {
  readonly status?: string;
}

/** The part of Gatsby's loader that the frame steers; Gatsby itself calls these methods on the same object. */
export interface PageLoader {
  loadPage: (path: string) => Promise<PageResources | undefined>;
  /** What has been loaded of a page already. */
  loadPageSync: (path: string, options?: object) => PageResources | undefined;
  hovering: (path: string) => void;
  enqueue: (path: string) => void;
}

declare global {
  interface Window {
    /** Path of the page that the HTML holds; that of the not-found page where there is none at the address. */
    pagePath?: string;
    ___loader: PageLoader;
    ___navigate: (to: string, options?: { replace?: boolean; state?: object }) => void;
  }
  interface Navigator {
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  }
}

/** Gatsby's word for a page whose code or data could not be loaded. */
export const LOAD_ERROR = 'error';

export function pageLoader(): PageLoader {
  return window.___loader;
}
