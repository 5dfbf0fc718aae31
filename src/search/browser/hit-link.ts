import { siteConfig } from '../../site/config/site-config';
import { routes, withBase, type SitePath } from '../../site/routes';

/** Where a result leads. */
export interface HitLink {
  /** Path, query and hash of a page of this site; an external URL unchanged. */
  readonly href: SitePath;
  /** True if it must be opened with a full page load. */
  readonly isExternal: boolean;
}

const toHome = (): HitLink => ({ href: withBase(siteConfig.baseUrl, routes.home()), isExternal: false });

/**
 * Returns where a result leads on the site at `origin`. The index contains absolute URLs, which can be those of the
 * public site while this one runs elsewhere. So only path, query and hash are used of a URL that does not match the
 * pattern. Anything else than a page, such as a `javascript:` URL, leads to the home page.
 */
export function toHitLink(url: string, externalUrlRegex: string, origin: string): HitLink {
  try {
    const { href, protocol, pathname, search, hash } = new URL(url, origin);
    if (!/^https?:$/.test(protocol)) return toHome();
    if (externalUrlRegex !== '' && new RegExp(externalUrlRegex, 'i').test(href))
      return { href: url as SitePath, isExternal: true };
    // The URLs in the index contain the base path. A path that starts with two slashes would be a link to another host.
    return { href: `${pathname.replace(/^\/+/, '/')}${search}${hash}` as SitePath, isExternal: false };
  } catch {
    return toHome();
  }
}
