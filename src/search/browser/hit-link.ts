/** Where a result leads. */
export interface HitLink {
  /** Path, query and hash of a page of this site; an external URL unchanged. */
  readonly href: string;
  /** True if it must be opened with a full page load. */
  readonly isExternal: boolean;
}

/**
 * Returns where a result leads on the site at `origin`. The index contains absolute URLs, which can be those of the
 * public site while this one runs elsewhere. So only path, query and hash are used of a URL that does not match the
 * pattern.
 */
export function toHitLink(url: string, externalUrlRegex: string, origin: string): HitLink {
  try {
    const { href, protocol, pathname, search, hash } = new URL(url, origin);
    if (externalUrlRegex !== '' && new RegExp(externalUrlRegex, 'i').test(href)) return { href: url, isExternal: true };
    // A `javascript:` URL is not a page.
    return /^https?:$/.test(protocol)
      ? { href: `${pathname}${search}${hash}`, isExternal: false }
      : { href: '/', isExternal: false };
  } catch {
    return { href: '/', isExternal: false };
  }
}
