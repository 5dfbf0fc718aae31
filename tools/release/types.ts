/** What a release consists of. Paths are relative to the site's root, without a leading slash. */
export interface Manifest {
  /** Digest of all files of the built site, by which the release's folder is named. */
  readonly version: string;
  /** When it went live, as in `2026-01-31T12:00:00.000Z`. */
  readonly released: string;
  /** Version that was live before it, to which it can be rolled back. */
  readonly replaced: string | null;
  /** SHA-256 of each file of the built site in hexadecimal. */
  readonly files: Files;
  /** The same of files of earlier releases that pages which are still open can request. */
  readonly kept: Files;
}

export type Files = Readonly<Record<string, string>>;

/** What is on a host. Releases are complete; the oldest comes first. */
export interface HostState {
  readonly releases: readonly Manifest[];
  /** Version that is live. */
  readonly current: string | undefined;
}

/** Where releases are kept: each in a folder of its own, next to a link to the one that is live. */
export interface ReleaseHost {
  /** For messages. */
  readonly name: string;
  /**
   * Keeps other releases away.
   *
   * @param purpose what the lock is for, to be returned to the next release if this one is interrupted
   * @returns the purpose of an interrupted release, whose lock is taken over
   * @throws ReleaseError if another release is under way
   */
  readonly lock: (purpose: string) => Promise<string | undefined>;
  readonly unlock: () => Promise<void>;
  readonly read: () => Promise<HostState>;
  /**
   * Creates the folder in which a release is put together, without what an interrupted release has left that could do
   * harm.
   */
  readonly prepare: (version: string) => Promise<void>;
  /**
   * Puts files of the built site into that folder. Files that a release already has with the same content are not
   * transferred.
   */
  readonly upload: (version: string, files: readonly UploadFile[], previous: string | undefined) => Promise<void>;
  /** Digests of the files of a release, or of the folder in which it is put together, read back from the host. */
  readonly digests: (version: string) => Promise<Files>;
  /** Makes that folder a release. */
  readonly complete: (version: string) => Promise<void>;
  /** Adds files of one release to another one, or to the folder in which it is put together, where it lacks them. */
  readonly keep: (from: string, to: string, paths: readonly string[]) => Promise<void>;
  readonly writeManifest: (manifest: Manifest) => Promise<void>;
  /** Makes a release live: all of it at once. */
  readonly switchTo: (version: string) => Promise<void>;
  /** Removes all releases but these, and what interrupted releases have left. */
  readonly removeAllBut: (versions: readonly string[]) => Promise<void>;
}

interface UploadFile {
  readonly path: string;
  /** The file on this machine. */
  readonly source: string;
  /** Whether the previous release has it with the same content. */
  readonly isUnchanged: boolean;
}

/** A fault that the person who releases can remedy. */
export class ReleaseError extends Error {
  override readonly name = 'ReleaseError';
}
