export interface Mistake {
  /** What the author did, such as "an unknown field in a doc". Names the test. */
  readonly name: string;
  /** The file that is changed, relative to the content root, '/'-separated. It need not exist before. */
  readonly file: string;
  /** The file's text or bytes after the mistake, from the text before ('' if it did not exist). */
  readonly edit: (before: string) => string | Uint8Array;
  /** Where the message points and parts that it must contain: the field, the value found, what is allowed. */
  readonly expect: { readonly file: string; readonly line?: number; readonly contains: readonly string[] };
  /** Whether the build ends with it or only tells of it. */
  readonly severity: 'error' | 'warning';
}
