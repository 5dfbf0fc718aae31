import type MiniSearch from 'minisearch';
import type { Query, SearchResult } from 'minisearch';
import { FIELD_BOOSTS, type IndexedDocument } from './fields';
import type { Alternative, Slot } from './parse-query';

/** A record that matches the query. */
export interface Match {
  readonly id: number;
  readonly score: number;
  /** Share of the query that the record covers, 0 to 1; rare words count more. */
  readonly coverage: number;
  /** Words of the index that were found in the record, for the marks. */
  readonly terms: readonly string[];
}

/** Length counts little, so that long reference tables do not lose to short sections that mention a name once. */
const OPTIONS = { boost: FIELD_BOOSTS, bm25: { k: 1, b: 0.25, d: 0.5 } };

/**
 * Records that match parts of a query, in no particular order. Typos are considered only in parts that nothing matches
 * as typed.
 */
export function matchSlots(index: MiniSearch<IndexedDocument>, slots: readonly Slot[]): Match[] {
  const first = index.search(toQuery(slots, false), OPTIONS);
  const unmatched = slots.filter((slot) => !first.some((result) => matches(result, slot)));
  const results =
    unmatched.length === 0
      ? first
      : index.search(
          {
            combineWith: 'OR',
            queries: [
              toQuery(
                slots.filter((slot) => !unmatched.includes(slot)),
                false,
              ),
              toQuery(unmatched, true),
            ],
          },
          OPTIONS,
        );
  const counts = slots.map((slot) => results.filter((result) => matches(result, slot)).length);
  const rarities = counts.map((count) => Math.log(1 + index.documentCount / (1 + count)));
  const total = rarities.reduce((sum, rarity) => sum + rarity, 0);
  return results.map((result) => ({
    id: result.id as number,
    // The library multiplies by the number of matching words, synonyms included; coverage is a better measure.
    score: result.score / result.queryTerms.length,
    coverage:
      slots.reduce((sum, slot, position) => sum + (matches(result, slot) ? (rarities[position] ?? 0) : 0), 0) / total,
    terms: result.terms,
  }));
}

function matches({ queryTerms }: SearchResult, { alternatives }: Slot): boolean {
  return alternatives.some(({ words }) => words.every((word) => queryTerms.includes(word)));
}

function toQuery(slots: readonly Slot[], fuzzy: boolean): Query {
  return {
    combineWith: 'OR',
    queries: slots.flatMap(({ alternatives }) =>
      alternatives.map((alternative) => alternativeQuery(alternative, fuzzy)),
    ),
  };
}

function alternativeQuery({ words, weight, prefix, fuzzy }: Alternative, withFuzzy: boolean): Query {
  return {
    combineWith: 'AND',
    queries: [...words],
    prefix: prefix === 'always' || (prefix === 'fallback' && withFuzzy),
    fuzzy: withFuzzy ? fuzzy : 0,
    boostTerm: () => weight / words.length,
  };
}
