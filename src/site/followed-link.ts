import { isExternal, isFile } from './routes';

/** A click as the browser reports it; a mouse event of the browser or of React fits. */
export interface LinkClick {
  readonly button: number;
  readonly metaKey: boolean;
  readonly ctrlKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
  /** True when something else has answered the click already. */
  readonly defaultPrevented: boolean;
}

/** A link of the page; an anchor element fits. */
export interface FollowedLink {
  /** The address as the browser resolves it. */
  readonly href: string;
  readonly target: string;
  hasAttribute(name: string): boolean;
}

/** Where the site lies: its origin, and the path under which all of its pages are (`/` or `/something/`). */
export interface SitePlace {
  readonly origin: string;
  readonly baseUrl: string;
}

/** True for a click that asks for the link here and now: no new tab or window, no copy, not answered by others. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: LinkClick): boolean {
  return !defaultPrevented && button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/**
 * Address to show by client navigation when a link is followed: path, query and hash. Null where the browser must
 * follow
 * it itself: to another origin or outside the base path, into another window, to a file, or by a full load.
 */
export function pageAddress(link: FollowedLink, site: SitePlace): string | null {
  if (link.target !== '' && link.target !== '_self') return null;
  if (link.hasAttribute('download') || link.hasAttribute('data-full-load')) return null;
  return addressWithin(link.href, site);
}

/** Path whose data a link needs, for fetching ahead; null for a link within the page or out of the site. */
export function prefetchPath(href: string, site: SitePlace & { readonly pathname: string }): string | null {
  if (isExternal(href) && !href.startsWith(site.origin)) return null;
  const path = addressWithin(href, site)?.replace(/[?#].*$/s, '') ?? null;
  return path === site.pathname ? null : path;
}

function addressWithin(href: string, { origin, baseUrl }: SitePlace): string | null {
  let url: URL;
  try {
    url = new URL(href);
    // The router decodes the path and would throw: the browser's own load gets the server's answer.
    decodeURIComponent(url.pathname);
  } catch {
    return null;
  }
  if (url.origin !== origin || !url.pathname.startsWith(baseUrl) || isFile(url.pathname)) return null;
  return url.pathname + url.search + url.hash;
}
