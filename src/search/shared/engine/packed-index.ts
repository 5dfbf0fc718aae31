import type { PackedCatalogue } from './catalogue';
import type { PackedTerms } from './pack-terms';

/** Raised when an index of before can no longer be read. */
export const INDEX_FORMAT = 1;

/** Everything that a first answer needs, but for the texts of its hits. */
export interface PackedIndex {
  readonly format: number;
  readonly catalogue: PackedCatalogue;
  readonly terms: PackedTerms;
  /** Files with the texts: name, and the entry with which each begins. */
  readonly shards: readonly (readonly [string, number])[];
}

/** Texts of consecutive entries; null for a section without text. */
export type TextShard = readonly (string | null)[];

/** The one file with a fixed name: it names the present index. */
export interface IndexManifest {
  readonly index: string;
}

/** Folder of all of them, below the site's root. */
export const INDEX_FOLDER = 'search-index';
export const MANIFEST_NAME = 'manifest.json';
