/** What a check of the built site's files for machines found. */
export interface CheckResult {
  /** What was checked, such as "372 Markdown files". */
  readonly checked: string;
  /** What is wrong, each with the file and what is allowed. */
  readonly problems: readonly string[];
}
