import type MiniSearch from 'minisearch';
import type { Query, SearchResult } from 'minisearch';
import { FIELD_BOOSTS, type IndexedDocument } from './fields';
import type { Alternative, Slot } from './parse-query';

/** A record that answers the query. */
export interface Match {
  readonly id: number;
  readonly score: number;
  /** Share of the query that it answers, 0 to 1; rare words are a larger share. */
  readonly coverage: number;
  /** Words of the index that were found in it, for the marks. */
  readonly terms: readonly string[];
}

/** Long reference tables must not lose against short sections that mention a name once: length counts little. */
const OPTIONS = { boost: FIELD_BOOSTS, bm25: { k: 1, b: 0.25, d: 0.5 } };

/**
 * Records that answer the parts of a query, in no order. Typing errors are looked for only in parts that nothing
 * answers as they were typed.
 */
export function matchSlots(index: MiniSearch<IndexedDocument>, slots: readonly Slot[]): Match[] {
  const first = index.search(toQuery(slots, false), OPTIONS);
  const unanswered = slots.filter((slot) => !first.some((result) => answers(result, slot)));
  const results =
    unanswered.length === 0
      ? first
      : index.search(
          {
            combineWith: 'OR',
            queries: [
              toQuery(
                slots.filter((slot) => !unanswered.includes(slot)),
                false,
              ),
              toQuery(unanswered, true),
            ],
          },
          OPTIONS,
        );
  const counts = slots.map((slot) => results.filter((result) => answers(result, slot)).length);
  const rarities = counts.map((count) => Math.log(1 + index.documentCount / (1 + count)));
  const total = rarities.reduce((sum, rarity) => sum + rarity, 0);
  return results.map((result) => ({
    id: result.id as number,
    // The library multiplies by the number of words that match, synonyms included; coverage says it better.
    score: result.score / result.queryTerms.length,
    coverage: slots.reduce((sum, slot, place) => sum + (answers(result, slot) ? (rarities[place] ?? 0) : 0), 0) / total,
    terms: result.terms,
  }));
}

function answers({ queryTerms }: SearchResult, { alternatives }: Slot): boolean {
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
    prefix: prefix === 'with' || (prefix === 'else' && withFuzzy),
    fuzzy: withFuzzy ? fuzzy : 0,
    boostTerm: () => weight / words.length,
  };
}
