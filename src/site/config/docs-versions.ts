/** Name of the version that authors write. */
export const CURRENT_VERSION = 'current';

/** Path of the version that authors write while readers find another one at `/docs`. */
const CURRENT_PATH = 'next';

/**
 * Names of frozen versions: 2, 2.0, v3, 1.x, 2024-10, 2.0-beta.1. They are part of folders and addresses, so that
 * nothing else is allowed, and a name never looks like that of a page.
 */
export const VERSION_NAME = /^v?\d+(?:\.(?:\d+|x))*(?:-[0-9a-z]+(?:\.\d+)*)*$/;

/** A version as `npm run build` needs it. */
export interface DocsVersion {
  readonly name: string;
  readonly label: string;
  /** Segment of its addresses after `/docs`; empty for the last version. */
  readonly path: string;
  /** Folder of its docs below the content root. */
  readonly folder: string;
}

/** The content of `versions.yaml`. */
export interface DocsVersionsFile {
  /** Name of the version at `/docs`. */
  readonly last: string;
  /** Newest first. */
  readonly versions: readonly { readonly name: string; readonly label?: string | undefined }[];
}

/** What a site without `versions.yaml` has. */
export const ONE_VERSION: DocsVersionsFile = {
  last: CURRENT_VERSION,
  versions: [{ name: CURRENT_VERSION, label: 'Next' }],
};

/** Folders and addresses of the versions, which follow from their names: `docs-2.0` and `/docs/2.0`. */
export function toDocsVersions({ last, versions }: DocsVersionsFile): {
  readonly versions: readonly DocsVersion[];
  readonly lastVersion: string;
} {
  return {
    versions: versions.map(({ name, label = name }) => ({
      name,
      label,
      path: name === last ? '' : name === CURRENT_VERSION ? CURRENT_PATH : name,
      folder: versionedName('docs', name),
    })),
    lastVersion: last,
  };
}

/** Name of what a version has a frozen copy of: `docs` and `docs-2.0`. */
export function versionedName(name: string, version: string): string {
  return version === CURRENT_VERSION ? name : `${name}-${version}`;
}
