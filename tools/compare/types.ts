/**
 * The data of a file that is compared: parts by name (`links`, `text`, …), each either an ordered list or a map of
 * values by key.
 */
export type Facts = Readonly<Record<string, readonly string[] | ReadonlyMap<string, string>>>;

/** The published files of a built site by URL path, without bundles and internal files of the build. */
export interface Site {
  readonly pages: ReadonlyMap<string, Facts>;
  readonly files: ReadonlyMap<string, Facts>;
  /** Bytes after gzip, by path of the page or `scripts of TEMPLATE`. */
  readonly sizes: ReadonlyMap<string, number>;
}

/** A difference between two sites. `before` or `after` is missing if only the other site has the value. */
export interface Difference {
  readonly path: string;
  readonly part: string;
  readonly key?: string | undefined;
  readonly before?: string | undefined;
  readonly after?: string | undefined;
}
