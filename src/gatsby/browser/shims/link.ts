/**
 * Replaces gatsby-link 5.16 in the browser. Relies on `cache-dir/navigation.js` importing `parsePath` and on
 * `cache-dir/gatsby-browser-entry.js` re-exporting all five names.
 */

/** Splits a path the way Gatsby's navigation expects. */
export function parsePath(path: string): { pathname: string; search: string; hash: string } {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(path) ?? [];
  return { pathname: pathname || '/', search: search === '?' ? '' : search, hash: hash === '#' ? '' : hash };
}

/**
 * Gatsby re-exports these; the site builds its URLs in src/site/routes.ts and its links in src/components/ui/link.tsx.
 */
export const withPrefix = (path: string): string => path;
export const withAssetPrefix = withPrefix;
export { navigate } from './router';
/** Gatsby re-exports its link component from here; nothing renders it. */
export const Link = (): null => null;
export default Link;
