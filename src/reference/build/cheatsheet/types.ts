import type { ApiMethod } from '../../shared/types';
import type { SheetTexts } from './read-texts';

/** One call on the sheet. */
export interface SheetCall {
  readonly method: Exclude<ApiMethod, 'EVENT'>;
  /** Path with placeholders in capitals and no braces: `/rooms/ACCESS_KEY/layers`. */
  readonly path: string;
  readonly summary: string;
  /** The credential of the call, in a word or two. */
  readonly credential: string;
  /** Names of the fields of the request; an asterisk marks required ones. */
  readonly fields: readonly string[];
}

/** A term and its explanation, in which backticks mark code. */
export type SheetTerm = SheetTexts['sections'][number]['terms'][number];

export interface SheetSection {
  readonly title: string;
  /** Explanations before the calls. */
  readonly lead: readonly SheetTerm[];
  readonly calls: readonly SheetCall[];
  /** Explanations of what the calls take. */
  readonly terms: readonly SheetTerm[];
  /** Lists of names, each with a title. Anything after an equals sign is a value. */
  readonly names: readonly { readonly title: string; readonly values: readonly string[] }[];
  /** Lines of code to copy. */
  readonly code: readonly string[];
}
