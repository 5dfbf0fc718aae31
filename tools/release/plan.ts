import { isHashed, kindOf, versionFolderOf, FILE_KINDS, type FileKind } from './file-kinds';
import { ReleaseError, type Files, type HostState, type Manifest } from './types';

/** What a release does, in this order. */
export interface ReleasePlan {
  readonly version: string;
  /** The release that is live; undefined for the first one, and if it is this version. */
  readonly live: Manifest | undefined;
  readonly isLive: boolean;
  /** The host has this version already, completely. */
  readonly isComplete: boolean;
  /** Files to upload by kind, in the order of the kinds. */
  readonly uploads: readonly { readonly kind: FileKind; readonly paths: readonly string[] }[];
  /** Files of earlier releases to keep, by the version whose folder has them. */
  readonly kept: readonly { readonly from: string; readonly files: Files }[];
  /** Versions that stay on the host, this one included. */
  readonly staying: readonly string[];
}

interface Site {
  readonly version: string;
  readonly files: Files;
}

/**
 * Plans a release.
 *
 * @param keep number of releases before this one whose hashed files stay, and to which it is possible to roll back
 */
export function planRelease({ version, files }: Site, { releases, current }: HostState, keep: number): ReleasePlan {
  const live = releases.find((release) => release.version === current);
  const others = releases.filter((release) => release.version !== version);
  // The live release comes last, so that it stays even after rolling back to an old one.
  const earlier = [
    ...others.filter((release) => release !== live),
    ...(live && live.version !== version ? [live] : []),
  ];
  const staying = earlier.slice(-keep);
  return {
    version,
    live: live?.version === version ? undefined : live,
    isLive: current === version,
    isComplete: others.length < releases.length,
    uploads: FILE_KINDS.map((kind) => ({ kind, paths: Object.keys(files).filter((path) => kindOf(path) === kind) })),
    kept: keptFiles(files, staying),
    staying: [...staying.map((release) => release.version), version],
  };
}

/**
 * Files of other releases that pages which are still open can request: hashed files, and page data of versions of the
 * code that the site does not have. Each is from the newest release that has it. What a release itself has kept is not
 * passed on: it is two releases old.
 *
 * @param files of the site
 * @param releases the oldest first
 */
export function keptFiles(files: Files, releases: readonly Manifest[]): ReleasePlan['kept'] {
  const known = new Set(Object.keys(files));
  const versions = versionFoldersOf(known);
  return [...releases].reverse().flatMap((release) => {
    const paths = Object.keys(release.files);
    const lacking = paths.filter((path) => {
      const version = versionFolderOf(path);
      // A page that the site has removed from the data of a version must not come back.
      return version === undefined ? isHashed(path) && !known.has(path) : !versions.has(version);
    });
    for (const path of lacking) known.add(path);
    for (const version of versionFoldersOf(paths)) versions.add(version);
    if (lacking.length === 0) return [];
    return [
      { from: release.version, files: Object.fromEntries(lacking.map((path) => [path, release.files[path] ?? ''])) },
    ];
  });
}

function versionFoldersOf(paths: Iterable<string>): Set<string> {
  return new Set([...paths].flatMap((path) => versionFolderOf(path) ?? []));
}

/**
 * Finds the live release and the one that was live before it.
 *
 * @throws ReleaseError if there is none
 */
export function releaseBefore({ releases, current }: HostState): { readonly from: Manifest; readonly to: Manifest } {
  const from = releases.find((release) => release.version === current);
  if (!from) throw new ReleaseError('Nothing has been released to this host, so there is nothing to roll back.');
  if (from.replaced === null)
    throw new ReleaseError(`The live release ${from.version} is the first one: there is none to roll back to.`);
  const to = releases.find((release) => release.version === from.replaced);
  if (!to)
    throw new ReleaseError(
      `Release ${from.replaced}, which was live before ${from.version}, is no longer on the host.`,
    );
  return { from, to };
}
