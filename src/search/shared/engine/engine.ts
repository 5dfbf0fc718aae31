import MiniSearch from 'minisearch';
import { unpackCatalogue, type Catalogue } from './catalogue';
import { FIELDS, INDEX_OPTIONS, type IndexedDocument } from './fields';
import { orderMatches } from './order';
import { unpackTerms } from './pack-terms';
import { INDEX_FORMAT, type PackedIndex } from './packed-index';
import { parseQuery } from './parse-query';
import { matchSlots, type Match } from './rank';
import { tokenize } from './tokenize';

export interface SearchEngine {
  readonly catalogue: Catalogue;
  /** All sections that match a query, best first, each URL once. */
  readonly find: (query: string) => readonly Match[];
  /** Position of the shard that contains an entry's text. */
  readonly shardOf: (entry: number) => number;
  /** Number of entries. */
  readonly size: number;
}

/**
 * Unpacks an index so that it can be searched.
 *
 * @throws Error if the index was written by another version of the engine.
 */
export function createSearchEngine(packed: PackedIndex): SearchEngine {
  if (packed.format !== INDEX_FORMAT)
    throw new Error(`The search index has format ${packed.format}, expected ${INDEX_FORMAT}.`);
  const catalogue = unpackCatalogue(packed.catalogue);
  const titleWords = catalogue.pages.map(({ title }) => tokenize(title));
  const size = catalogue.entries.length;
  const index = MiniSearch.loadJS<IndexedDocument>(unpackTerms(packed.terms, FIELDS, size), INDEX_OPTIONS);
  return {
    catalogue,
    size,
    find: (query) => {
      const slots = parseQuery(query);
      if (slots.length === 0) return [];
      return onePerUrl(
        orderMatches(matchSlots(index, slots), { slotCount: slots.length, catalogue, titleWords }),
        catalogue,
      );
    },
    shardOf: (entry) => packed.shards.findLastIndex(([, start]) => start <= entry),
  };
}

/** The parts of a long section share its URL: only the best of them is kept. */
function onePerUrl(matches: readonly Match[], { entries }: Catalogue): Match[] {
  const seen = new Set<string>();
  return matches.filter(({ id }) => {
    const entry = entries[id];
    const key = `${entry?.page}#${entry?.anchor ?? ''}`;
    return !seen.has(key) && seen.add(key);
  });
}
