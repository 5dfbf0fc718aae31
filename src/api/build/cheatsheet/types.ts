import type { ApiMethod } from '../../shared/types';

/** Text in which a part between backticks is code. */
export type MarkedText = string;

/** One call as it is printed. */
export interface SheetCall {
  readonly method: Exclude<ApiMethod, 'EVENT'>;
  /** Path with placeholders in capitals and no braces: `/rooms/ACCESS_KEY/layers`. */
  readonly path: string;
  readonly summary: string;
  /** What the call needs, in a word or two. */
  readonly credential: string;
  /** Names of what may be sent; an asterisk marks what must be. */
  readonly fields: readonly string[];
}

/** A name and what is to know of it. */
export interface SheetTerm {
  readonly term: MarkedText;
  readonly text: MarkedText;
}

export interface SheetSection {
  readonly title: string;
  /** What to know before the calls. */
  readonly lead: readonly SheetTerm[];
  readonly calls: readonly SheetCall[];
  /** What to know of what the calls take. */
  readonly terms: readonly SheetTerm[];
  /** Names set one after the other, under what they are; what follows an equals sign is a value. */
  readonly names: readonly { readonly title: string; readonly values: readonly string[] }[];
  /** Lines to copy. */
  readonly code: readonly string[];
}
