import type { TypeText } from './describe-type';

/** A place in a sample, and what an SDK declares of it. */
export interface TypeHint extends TypeText {
  /** Index of the first character in the code, and of the one after the last. */
  readonly start: number;
  readonly end: number;
  /** Id of the element that describes it where all types are listed. */
  readonly anchor: string;
}
