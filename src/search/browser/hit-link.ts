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
    const target = new URL(url, origin);
    const { protocol, pathname, search, hash } = target;
    if (!/^https?:$/.test(protocol)) return toHome();
    // The URLs in the index contain the base path. A path that starts with two slashes would be a link to another host.
    const path = `${pathname.replace(/^\/+/, '/')}${search}${hash}`;
    const isExternal = externalUrlRegex !== '' && isExpected(target, externalUrlRegex, origin);
    return { href: (isExternal && target.origin !== origin ? url : path) as SitePath, isExternal };
  } catch {
    return toHome();
  }
}

/**
 * True if the pattern matches the URL. On other hosts than the site's, it must match a label of the host and all that
 * follow: a pattern for `docs.example` stands neither for `docs.example.evil` nor for `evil/docs.example`.
 */
function isExpected({ origin, pathname, username, password }: URL, pattern: string, ownOrigin: string): boolean {
  const address = origin + pathname;
  const matches = [...address.matchAll(new RegExp(pattern, 'gi'))];
  if ([ownOrigin, siteConfig.url].includes(origin)) return matches.length > 0;
  return (
    username + password === '' &&
    matches.some(({ index, 0: { length } }) => {
      const startsAtLabel = index === 0 || (index < origin.length && /[/.]/.test(address.charAt(index - 1)));
      const endsAtHost = index + length >= origin.length || address.charAt(index + length) === ':';
      return startsAtLabel && endsAtHost;
    })
  );
}
