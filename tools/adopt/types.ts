/** What an adopter has decided. */
export interface Choices {
  readonly name: string;
  readonly slug: string;
  readonly domain: string;
  /** Parts that go: names of `src/site/parts.ts`, and areas of the docs such as `docs/sdks`. */
  readonly drop: readonly string[];
}

/** What the command would change. Paths are relative to the project's root. */
export interface Adoption {
  readonly removed: readonly string[];
  /** New texts of changed and new files. */
  readonly written: ReadonlyMap<string, string>;
}

/** Says which links and docs no longer exist. */
export interface Gone {
  /** Whether a link as it is written leads to what goes. */
  readonly isLink: (link: string) => boolean;
  readonly docIds: ReadonlySet<string>;
  readonly sidebarIds: ReadonlySet<string>;
}
