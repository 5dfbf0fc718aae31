import type { VersionSummary } from '../../content/shared/navbar/types';

/** Key in local storage for the version that the reader chose. The value is the plain name of the version. */
export const PREFERRED_VERSION_KEY = 'docs-preferred-version-default';

/** Name of a version for the inline script, which looks for the stored value. */
export function versionOption(name: string): string {
  return `${PREFERRED_VERSION_KEY}=${encodeURIComponent(name)}`;
}

/** The stored name if the version still exists, otherwise null. */
export function knownVersion(stored: string | null, versions: readonly VersionSummary[]): string | null {
  return stored !== null && versions.some(({ name }) => name === stored) ? stored : null;
}

/** The version to offer: the one being read, else the preferred one, else the latest; undefined without versions. */
export function offeredVersion(
  versions: readonly VersionSummary[],
  activeName: string | null | undefined,
  preferredName: string | null,
): VersionSummary | undefined {
  const named = (name: string | null | undefined) => versions.find((version) => version.name === name);
  return named(activeName) ?? named(preferredName) ?? versions.find(({ isLast }) => isLast) ?? versions[0];
}

/** Path of a version's entry: the same doc, or the main doc. `alternates` contains paths by version name. */
export function versionPath(
  version: VersionSummary,
  alternates: Readonly<Record<string, string>> | null | undefined,
): string {
  return alternates?.[version.name] ?? version.mainDocPath;
}
