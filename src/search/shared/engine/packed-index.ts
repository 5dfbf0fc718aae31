import type { PackedCatalogue } from './catalogue';
import type { PackedTerms } from './pack-terms';

/** Increase this when the engine can no longer read an older index. */
export const INDEX_FORMAT = 2;

/** Everything that a first search needs, except for the texts of its hits. */
export interface PackedIndex {
  readonly format: number;
  readonly catalogue: PackedCatalogue;
  readonly terms: PackedTerms;
  /** Files with the texts: the name, and the entry with which the file starts. */
  readonly shards: readonly (readonly [string, number])[];
}

/** A record's `content` and `code`. */
export type EntryText = readonly [content: string | null, code: string | null];

/** Texts of consecutive entries. */
export type TextShard = readonly EntryText[];

/** The only file with a fixed name: it names the current index. */
export interface IndexManifest {
  readonly index: string;
}

/** Folder of all these files, below the site's root. */
export const INDEX_FOLDER = 'search-index';
export const MANIFEST_NAME = 'manifest.json';

/** Folder of the index of a version of the docs: that of the last one is the common folder. */
export function indexFolder(version: string, lastVersion: string): string {
  return version === lastVersion ? INDEX_FOLDER : `${INDEX_FOLDER}/${version}`;
}
