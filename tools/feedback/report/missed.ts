import type { SearchEngine } from '../../../src/search/shared/engine/engine';
import { tokenize } from '../../../src/search/shared/engine/tokenize';
import type { PlacedComment } from './tally';
import { proposeSynonyms, type Proposal, type Vocabulary } from './propose';

/** Queries without results that mean the same. */
export interface MissedSearch {
  /** As it was typed most often. */
  readonly query: string;
  readonly count: number;
  /** Other ways in which it was typed. */
  readonly variants: readonly string[];
  /** Whether the search of today finds nothing; null if there is no index. */
  readonly isUnanswered: boolean | null;
  readonly proposals: readonly Proposal[];
}

export interface SearchOfToday {
  readonly engine: SearchEngine;
  readonly vocabulary: Vocabulary;
}

/** Queries that differ in case, number, order or words such as "the" are one. The most frequent come first. */
export function groupQueries(
  queries: ReadonlyMap<string, number>,
): Pick<MissedSearch, 'query' | 'count' | 'variants'>[] {
  const groups = new Map<string, [query: string, count: number][]>();
  for (const [query, count] of queries) {
    const words = tokenize(query.normalize('NFC'));
    const key = words.length > 0 ? [...new Set(words)].sort().join(' ') : query.trim().toLowerCase();
    groups.set(key, [...(groups.get(key) ?? []), [query.trim(), count]]);
  }
  return [...groups.values()]
    .map((group) => {
      const sorted = group.toSorted(([, one], [, other]) => other - one);
      const [first = '', ...others] = [...new Set(sorted.map(([query]) => query))];
      return { query: first, count: sorted.reduce((sum, [, count]) => sum + count, 0), variants: others };
    })
    .sort((one, other) => other.count - one.count || (one.query < other.query ? -1 : 1));
}

/** Adds to queries what the search of today says of them. Those that it answers come last. */
export function judgeQueries(
  groups: readonly Pick<MissedSearch, 'query' | 'count' | 'variants'>[],
  search: SearchOfToday | null,
  comments: readonly PlacedComment[],
): MissedSearch[] {
  const judged = groups.map((group) => {
    if (!search) return { ...group, isUnanswered: null, proposals: [] };
    const isUnanswered = search.engine.find(group.query).length === 0;
    return {
      ...group,
      isUnanswered,
      proposals: isUnanswered ? proposeSynonyms(group.query, search.engine, search.vocabulary, comments) : [],
    };
  });
  return [...judged.filter((one) => one.isUnanswered !== false), ...judged.filter((one) => one.isUnanswered === false)];
}
