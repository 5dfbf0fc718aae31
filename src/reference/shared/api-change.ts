/** What is different in the API since its last release. */
export interface ApiChanges {
  /** Version of the last release. */
  readonly since: string;
  readonly changes: readonly ApiChange[];
}

/** One difference between two descriptions of the API, in words. */
export interface ApiChange {
  /** The call as readers know it: `POST /rooms/{ACCESS_KEY}/layout`. */
  readonly call: string;
  /** Path of the page that documents it now; null if the call was removed. */
  readonly docs: string | null;
  /** What is different, in Markdown: "query parameter `limit` is now required". */
  readonly text: string;
  /** True if programs that were right before can fail now. */
  readonly isBreaking: boolean;
}
