/** Thrown for arguments that make no sense together or by themselves. */
export class UsageError extends Error {}

/** The files that a plan is made from. Paths are relative to the project's root. */
export interface Sources {
  /** The content root, such as `content`. */
  readonly root: string;
  /** Folders of translations, such as `content.de`; their files are among the others. */
  readonly translations: readonly string[];
  /** Texts of content and data by path, and of the project's own data that names pages. */
  readonly texts: ReadonlyMap<string, string>;
  /** Paths of the other files below these folders, such as pictures, and of those in `static`. */
  readonly others: ReadonlySet<string>;
  /** Texts of the project that are only searched for addresses, such as tests. */
  readonly searched: ReadonlyMap<string, string>;
}

/** A content file that becomes a page. */
export interface SourcePage {
  readonly file: string;
  readonly type: 'doc' | 'blog-post' | 'page';
  /** Folder of all files of its type (and version), such as `content/docs`. */
  readonly base: string;
  /** Path of the docs version; empty for the main version and for other types. */
  readonly versionPath: string;
  /** Name of the docs version; empty for other types. */
  readonly version: string;
  /** Path below `base`. */
  readonly relativePath: string;
  readonly slug: string | undefined;
  /** Field `id` of the front matter. */
  readonly ownId: string | undefined;
  /** Address without the base path: as it is published, and as sources spell it, with tokens. */
  readonly address: string;
  readonly spelling: string;
  /** Id in sidebars; undefined for posts and pages. */
  readonly docId: string | undefined;
}

/** Replaces a part of a text. Offsets are those of the text before all edits. */
export interface Edit {
  readonly file: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}
