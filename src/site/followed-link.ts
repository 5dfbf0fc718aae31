import { isFile, type SitePath } from './routes';

/** The properties of a click that matter here. Both DOM and React mouse events match. */
export interface LinkClick {
  readonly button: number;
  readonly metaKey: boolean;
  readonly ctrlKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
  /** True if something else has already handled the click. */
  readonly defaultPrevented: boolean;
}

/** The properties of a link that matter here. Anchor elements match. */
export interface FollowedLink {
  /** The absolute URL as resolved by the browser. */
  readonly href: string;
  readonly target: string;
  hasAttribute(name: string): boolean;
}

/** Where the site is served: its origin and its base path (`/` or `/something/`). */
export interface SiteLocation {
  readonly origin: string;
  readonly baseUrl: string;
}

/** True for a click that opens the link in the same tab and has not been handled by something else. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: LinkClick): boolean {
  return !defaultPrevented && button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/**
 * Path, query and hash to navigate to when a link is followed. Null if the browser must follow the link itself: to
 * another origin or outside the base path, in another window, to a file, or with a full page load.
 */
export function pageAddress(link: FollowedLink, site: SiteLocation): SitePath | null {
  if (link.target !== '' && link.target !== '_self') return null;
  if (link.hasAttribute('download') || link.hasAttribute('data-full-load')) return null;
  return urlWithin(link.href, site);
}

/** Path of the page to prefetch for a link; null within the current page, or if the browser follows the link. */
export function prefetchPath(link: FollowedLink, site: SiteLocation & { readonly pathname: string }): SitePath | null {
  const path = pageAddress(link, site)?.replace(/[?#].*$/s, '');
  // The same path without query and hash.
  return path === undefined || path === site.pathname ? null : (path as SitePath);
}

function urlWithin(href: string, { origin, baseUrl }: SiteLocation): SitePath | null {
  let url: URL;
  try {
    url = new URL(href);
    // The router decodes the path and would throw. With a full load, the browser shows the server's response instead.
    decodeURIComponent(url.pathname);
  } catch {
    return null;
  }
  if (url.origin !== origin || !`${url.pathname}/`.startsWith(baseUrl) || isFile(url.pathname)) return null;
  // The browser resolved the link, and the path is below the base path.
  return (url.pathname + url.search + url.hash) as SitePath;
}
