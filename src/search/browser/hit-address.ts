/** Where a result leads. */
export interface HitAddress {
  /** Path, query and hash of a page of this site; any other address as it is. */
  readonly href: string;
  /** True if it must be opened by a full load. */
  readonly isExternal: boolean;
}

/**
 * Address of a result, seen from `origin`. The index contains absolute addresses, also those of the public site while
 * this one runs elsewhere: of all that the pattern does not match, only path, query and hash count.
 */
export function toHitAddress(url: string, externalUrlRegex: string, origin: string): HitAddress {
  try {
    const { href, protocol, pathname, search, hash } = new URL(url, origin);
    if (externalUrlRegex !== '' && new RegExp(externalUrlRegex, 'i').test(href)) return { href: url, isExternal: true };
    // An address that is a script is no page.
    return /^https?:$/.test(protocol)
      ? { href: `${pathname}${search}${hash}`, isExternal: false }
      : { href: '/', isExternal: false };
  } catch {
    return { href: '/', isExternal: false };
  }
}
