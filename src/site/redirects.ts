import type { RoutePath } from './routes';

export const REDIRECT_STATUSES = [301, 302, 307, 308] as const;

/**
 * An address that has moved. `from` is a path without the base path and without a slash at its end, in which a segment
 * `:name` stands for any one segment and `*` at the end for one or more. `to` is a path without the base path, with or
 * without a query and a fragment, or an https URL; its segments can be `:name`, and the last one `:splat`, which is
 * what `*` stands for.
 */
export interface Redirect {
  readonly from: string;
  readonly to: string;
  readonly status: (typeof REDIRECT_STATUSES)[number];
}

/** What the site answers at addresses without a page. The first redirect that matches counts, and then `gone`. */
export interface Redirects {
  readonly redirects: readonly Redirect[];
  /** Paths like `Redirect.from` that answer with status 410. */
  readonly gone: readonly string[];
}

export const NO_REDIRECTS: Redirects = { redirects: [], gone: [] };

/** What `:splat` stands for in the values of a pattern. */
export const SPLAT = 'splat';

type Values = Readonly<Record<string, string>>;

/** What the site answers at a path without a page. */
export type MovedPath =
  | { readonly status: Redirect['status']; readonly to: RoutePath; readonly redirect: Redirect }
  | { readonly status: 410 };

/**
 * Returns what the site answers at a path without a page; undefined if it has never existed.
 *
 * @param path decoded, without the base path; a slash at its end does not matter
 * @returns `to` is percent-encoded and lacks the base path, unless it is an https URL
 */
export function matchRedirect(path: string, { redirects, gone }: Redirects): MovedPath | undefined {
  for (const redirect of redirects) {
    const values = matchPattern(redirect.from, path);
    if (values) return { status: redirect.status, to: encodeTarget(redirect.to, values), redirect };
  }
  return gone.some((pattern) => matchPattern(pattern, path)) ? { status: 410 } : undefined;
}

function encodeTarget(to: string, values: Values): string {
  const encoded = Object.entries(values).map(([name, value]) => [
    name,
    value.split('/').map(encodeURIComponent).join('/'),
  ]);
  return fillPattern(to, Object.fromEntries(encoded) as Values).replace(/[^!-~]+/g, encodeURIComponent);
}

/** Returns what the names in a pattern stand for, percent-decoded, if the path matches; otherwise undefined. */
export function matchPattern(pattern: string, path: string): Values | undefined {
  const segments = segmentsOf(path.replace(/(?<=.)\/$/, ''));
  // A target such as //host or /\host would lead to another site.
  if (segments.some((segment) => /^\.{0,2}$|[\\/]/.test(segment))) return path === pattern ? {} : undefined;
  const values: Record<string, string> = {};
  const expected = segmentsOf(pattern);
  for (const [index, segment] of expected.entries()) {
    const found = segments[index];
    if (found === undefined) return undefined;
    if (segment === '*') return { ...values, [SPLAT]: segments.slice(index).join('/') };
    if (segment.startsWith(':')) values[segment.slice(1)] = found;
    else if (segment !== found) return undefined;
  }
  return segments.length === expected.length ? values : undefined;
}

/** Puts values in place of the names in the path of a target. */
function fillPattern(to: string, values: Values): string {
  const { path, suffix } = splitTarget(to);
  return path.replace(/(?<=\/):(\w+)(?=\/|$)/g, (match, name: string) => values[name] ?? match) + suffix;
}

/** Splits a target into its path, and its query and fragment. */
export function splitTarget(to: string): { readonly path: string; readonly suffix: string } {
  const end = /[?#]|$/.exec(to)?.index ?? to.length;
  return { path: to.slice(0, end), suffix: to.slice(end) };
}

/** The segments of a path that begins with a slash; those of the root are one empty segment. */
export function segmentsOf(path: string): string[] {
  return path.slice(1).split('/');
}
