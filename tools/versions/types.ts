/** Thrown if the docs cannot be frozen as asked. The message says what was found and what is allowed. */
export class VersionError extends Error {}

/** Thrown for arguments that make no sense. */
export class UsageError extends VersionError {}

/** A file that a plan changes: its text before (undefined if there is none) and after. */
export interface TextChange {
  readonly file: string;
  readonly before: string | undefined;
  readonly after: string;
}

/** A folder or file that is copied. */
export interface Copy {
  readonly from: string;
  readonly to: string;
  /** Paths of its files below `from`; empty for a file. */
  readonly files: readonly string[];
}

/** What freezing the docs would change. Paths are absolute, or relative to the current folder, as the content root. */
export interface VersionPlan {
  readonly name: string;
  readonly copies: readonly Copy[];
  readonly changes: readonly TextChange[];
  /** What is at which address from then on, one a line. */
  readonly addresses: readonly string[];
}
