/**
 * Replaces gatsby-link 5.16 in the browser. Relied on: `cache-dir/navigation.js` imports `parsePath`,
 * `cache-dir/gatsby-browser-entry.js` passes all five names on.
 */
/** Parts of an address as Gatsby's navigation expects them. */
export function parsePath(path: string): { pathname: string; search: string; hash: string } {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(path) ?? [];
  return { pathname: pathname || '/', search: search === '?' ? '' : search, hash: hash === '#' ? '' : hash };
}

/**
 * Gatsby exports these; the site makes its addresses in src/site/routes.ts, its links in src/components/ui/link.tsx.
 */
export const withPrefix = (path: string): string => path;
export const withAssetPrefix = withPrefix;
export const navigate = (to: string, options?: { replace?: boolean }): void => window.___navigate(to, options);
/** Gatsby takes its link component from here; nothing renders it. */
export const Link = (): null => null;
export default Link;
