import { siteConfig } from './config/site-config';
import { joinPath, routes, type RoutePath } from './routes';

const ROOT = routes.docsRoot('');

/** Path of a version of the docs, which is empty for the last one; undefined if there is no such version. */
export function pathOfVersion(name: string): string | undefined {
  return siteConfig.docs.versions.find((version) => version.name === name)?.path;
}

/**
 * The address that a link in a version of the docs leads to (ADR 27): `/docs/a` means the page of its own version, such
 * as `/docs/next/a`. An address that names a version (`/docs/1.0/a`) stays, as those of the site's other parts do.
 *
 * @param href may have a query and a fragment
 */
export function inDocsVersion(href: RoutePath, name: string): RoutePath {
  const path = pathOfVersion(name) ?? '';
  const rest = path === '' ? undefined : belowDocs(href);
  if (rest === undefined || namesVersion(rest)) return href;
  return `${joinPath(ROOT, path)}${rest}`;
}

/** The address as pages of its own version spell it: the opposite of `inDocsVersion`. */
export function withoutDocsVersion(href: RoutePath, name: string): RoutePath {
  const path = pathOfVersion(name) ?? '';
  const base = joinPath(ROOT, path);
  return path !== '' && isAtOrBelow(href, base) ? `${ROOT}${href.slice(base.length)}` : href;
}

/** Name of the version of the docs to which an address belongs; undefined for the site's other parts. */
export function versionOfAddress(href: RoutePath): string | undefined {
  const rest = belowDocs(href);
  if (rest === undefined) return undefined;
  const { versions, lastVersion } = siteConfig.docs;
  return versions.find(({ path }) => path !== '' && segmentOf(rest) === path)?.name ?? lastVersion;
}

const isAtOrBelow = (href: RoutePath, base: RoutePath): boolean =>
  href.startsWith(base) && /^(?:[/?#]|$)/.test(href.slice(base.length));

const belowDocs = (href: RoutePath): string | undefined =>
  isAtOrBelow(href, ROOT) ? href.slice(ROOT.length) : undefined;

const segmentOf = (rest: string): string => /^\/([^/?#]*)/.exec(rest)?.[1] ?? '';

const namesVersion = (rest: string): boolean =>
  siteConfig.docs.versions.some(({ path }) => path !== '' && path === segmentOf(rest));
