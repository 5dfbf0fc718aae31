/** Values of the `kind` column in the query file. */
export const QUERY_KINDS = ['call', 'identifier', 'error', 'task', 'typo', 'prefix', 'wording'] as const;
export type QueryKind = (typeof QUERY_KINDS)[number];

/** What a developer types, and the page that should rank first. */
export interface BenchQuery {
  readonly query: string;
  readonly kind: QueryKind;
  readonly route: string;
}

export interface Metrics {
  readonly count: number;
  /** Mean reciprocal rank of the expected page; a rank below the tenth counts as 0. */
  readonly mrr: number;
  /** Share of queries whose expected page ranks first. */
  readonly success1: number;
  /** Share of queries whose expected page is among the first three. */
  readonly success3: number;
}

/**
 * Parses the query file: tab-separated values with a header line.
 *
 * @throws Error naming the first invalid line
 */
export function parseQueries(text: string): BenchQuery[] {
  const [header, ...lines] = text.trimEnd().split('\n');
  if (header !== 'query\tkind\troute')
    throw new Error('search-queries.tsv:1: the header line must be query, kind and route, separated by tabs');
  return lines.map((line, index) => {
    const [query = '', kind = '', route = '', ...more] = line.split('\t');
    if (query === '' || !route.startsWith('/') || more.length > 0)
      throw new Error(`search-queries.tsv:${index + 2}: expected query, kind and route, separated by tabs`);
    if (!QUERY_KINDS.includes(kind as QueryKind))
      throw new Error(
        `search-queries.tsv:${index + 2}: found kind "${kind}"; must be one of ${QUERY_KINDS.join(', ')}`,
      );
    return { query, kind: kind as QueryKind, route };
  });
}

/** Rank of the expected page among the distinct pages found, starting at 1; 0 if it was not found. */
export function rankOf(route: string, pages: readonly string[]): number {
  return [...new Set(pages)].indexOf(route) + 1;
}

export function toMetrics(ranks: readonly number[]): Metrics {
  const share = (test: (rank: number) => boolean): number => ranks.filter(test).length / Math.max(1, ranks.length);
  return {
    count: ranks.length,
    mrr: ranks.reduce((sum, rank) => sum + (rank > 0 && rank <= 10 ? 1 / rank : 0), 0) / Math.max(1, ranks.length),
    success1: share((rank) => rank === 1),
    success3: share((rank) => rank > 0 && rank <= 3),
  };
}
