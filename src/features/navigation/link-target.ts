import { isExternal, isFile } from '../../site/routes';

/** What a click on a link says, as plain data. */
export interface LinkClick {
  /** The link's address as the browser resolves it. */
  readonly href: string;
  readonly target: string;
  readonly hasDownload: boolean;
  /** True for another button than the first, or a modifier key: the reader wants a new tab or a copy. */
  readonly isModified: boolean;
}

/**
 * Address to show by client navigation: path, query and hash. Null where the browser must follow the link itself: to
 * another origin or outside the base address, into another window, to a file.
 */
export function navigationTarget(
  click: LinkClick,
  page: { readonly origin: string; readonly baseUrl: string },
): string | null {
  if (click.isModified || click.hasDownload || (click.target !== '' && click.target !== '_self')) return null;
  let url: URL;
  try {
    url = new URL(click.href);
    // The router decodes the path and would throw: the browser's own load gets the server's answer.
    decodeURIComponent(url.pathname);
  } catch {
    return null;
  }
  if (url.origin !== page.origin || !url.pathname.startsWith(page.baseUrl) || isFile(url.pathname)) return null;
  return url.pathname + url.search + url.hash;
}

/** Path whose data a link needs, for fetching ahead; null for a link within the page or out of the site. */
export function prefetchPath(
  href: string,
  page: { readonly origin: string; readonly baseUrl: string; readonly pathname: string },
): string | null {
  if (isExternal(href) && !href.startsWith(page.origin)) return null;
  const target = navigationTarget({ href, target: '', hasDownload: false, isModified: false }, page);
  if (target === null) return null;
  const path = target.replace(/[?#].*$/s, '');
  return path === page.pathname ? null : path;
}
