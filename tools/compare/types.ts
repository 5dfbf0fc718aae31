/**
 * A file of a built site as the comparison sees it: parts by name (`links`, `text`, …), each a list in which order
 * counts, or values by key.
 */
export type Facts = Readonly<Record<string, readonly string[] | ReadonlyMap<string, string>>>;

/** What a built site publishes, by address. Bundles and what only the build itself reads are left out. */
export interface Site {
  readonly pages: ReadonlyMap<string, Facts>;
  readonly files: ReadonlyMap<string, Facts>;
  /** Bytes after gzip, by what was measured. */
  readonly sizes: ReadonlyMap<string, number>;
}

/** One difference: what only one of the sites has, or what differs between them. */
export interface Difference {
  readonly address: string;
  readonly part: string;
  readonly key?: string | undefined;
  readonly before?: string | undefined;
  readonly after?: string | undefined;
}
