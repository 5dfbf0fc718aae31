import { siteConfig } from '../../site/config/site-config';
import { fill } from '../../site/fill';
import { routes, type RoutePath } from '../../site/routes';

const { versions, lastVersion } = siteConfig.docs;

/** The version that is searched: the last one, unless another one is asked for by its name. */
function knownVersion(name: string | null | undefined): string {
  return versions.some((version) => version.name === name) ? name! : lastVersion;
}

/** The version of the docs that the reader is reading, or the last one on other pages. */
export function versionOfPage(): string {
  if (versions.length < 2) return lastVersion;
  return knownVersion(document.querySelector<HTMLMetaElement>('meta[name="docsearch:version"]')?.content);
}

/** The version that the query string of the search page names. */
export function versionOfQuery(search: string): string {
  return versions.length < 2 ? lastVersion : knownVersion(new URLSearchParams(search).get('version'));
}

/** The address of the search page for a query in a version. */
export function searchAddress(query: string, version: string): RoutePath {
  const address = routes.search(query);
  if (version === lastVersion) return address;
  return `${address}${address.includes('?') ? '&' : '?'}version=${encodeURIComponent(version)}`;
}

/** What the field of the search says before something is typed. */
export function placeholderFor(version: string): string {
  const label = versions.find(({ name }) => name === version)?.label;
  return version === lastVersion
    ? STRINGS.search.placeholder
    : fill(STRINGS.search.placeholderOfVersion, { version: label ?? version });
}
