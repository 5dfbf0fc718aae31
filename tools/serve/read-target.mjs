// Reads the target of an HTTP request. Pure: what exists in the site is looked up elsewhere.

/** A segment of a path that must not reach the file system: it would lead elsewhere, or no file can be named so. */
// eslint-disable-next-line no-control-regex -- control characters are what it looks for
const FORBIDDEN = /^\.{1,2}$|[/\\\u0000-\u001f\u007f]/;

/**
 * @typedef {{ kind: 'path', path: string, query: string }} PathTarget decoded path below the base path, from its slash;
 *   `query` with its question mark, or empty
 * @typedef {{ kind: 'redirect', location: string }} RedirectTarget
 * @typedef {{ kind: 'none', status: 400 | 404, isOutside?: boolean }} NoTarget what cannot be the address of a page
 */

/**
 * Reads a request target: a path with or without a query, or an absolute URL, as proxies send it.
 *
 * - Doubled slashes redirect to the address without them, which can only be one of this host.
 * - What does not decode has status 400. What leads out of its folder, contains an encoded slash, a backslash or a
 *   control character, or is outside of the base path, has status 404.
 *
 * @param {string} target
 * @param {string} base path below which the site is served, with a slash at both ends
 * @returns {PathTarget | RedirectTarget | NoTarget}
 */
export function readTarget(target, base) {
  const [, pathname = '', query = ''] = /^(?:https?:\/\/[^/?]*)?([^?]*)(.*)$/is.exec(target) ?? [];
  if (!pathname.startsWith('/')) return { kind: 'none', status: 400 };
  const segments = decodeSegments(pathname);
  if (!segments) return { kind: 'none', status: 400 };
  if (segments.some((segment) => FORBIDDEN.test(segment))) return { kind: 'none', status: 404 };
  if (pathname.includes('//')) return { kind: 'redirect', location: pathname.replace(/\/{2,}/g, '/') + query };
  const path = segments.join('/');
  if (path === base.slice(0, -1)) return { kind: 'path', path: '/', query };
  if (!path.startsWith(base)) return { kind: 'none', status: 404, isOutside: true };
  return { kind: 'path', path: path.slice(base.length - 1), query };
}

function decodeSegments(pathname) {
  try {
    return pathname.split('/').map(decodeURIComponent);
  } catch {
    return undefined;
  }
}
