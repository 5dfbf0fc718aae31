import type { VersionSummary } from '../../content/shared/navbar/types';

/** Key in local storage for the version a reader chose; the value is its bare name. */
export const PREFERRED_VERSION_KEY = 'docs-preferred-version-default';

/** The stored name if that version still exists. */
export function knownVersion(stored: string | null, versions: readonly VersionSummary[]): string | null {
  return stored !== null && versions.some(({ name }) => name === stored) ? stored : null;
}

/** The version to offer: the one being read, or the preferred one, or the latest; undefined only without versions. */
export function offeredVersion(
  versions: readonly VersionSummary[],
  activeName: string | null | undefined,
  preferredName: string | null,
): VersionSummary | undefined {
  const named = (name: string | null | undefined) => versions.find((version) => version.name === name);
  return named(activeName) ?? named(preferredName) ?? versions.find(({ isLast }) => isLast) ?? versions[0];
}

/** Where a version's entry leads: to the same doc, or to the main doc. `alternates` has paths by version name. */
export function versionPath(
  version: VersionSummary,
  alternates: Readonly<Record<string, string>> | null | undefined,
): string {
  return alternates?.[version.name] ?? version.mainDocPath;
}
