/** Kinds of queries, as the file of queries names them. */
export const QUERY_KINDS = ['call', 'identifier', 'error', 'task', 'typo', 'prefix'] as const;
export type QueryKind = (typeof QUERY_KINDS)[number];

/** What a developer types, and the page that should come first. */
export interface BenchQuery {
  readonly query: string;
  readonly kind: QueryKind;
  readonly route: string;
}

export interface Figures {
  readonly count: number;
  /** Mean of one through the place of the right page, 0 beyond the tenth. */
  readonly mrr: number;
  readonly success1: number;
  readonly success3: number;
}

/**
 * Reads the file of queries: tab-separated, with a head line.
 *
 * @throws Error naming the line that does not fit.
 */
export function parseQueries(text: string): BenchQuery[] {
  const [head, ...lines] = text.trimEnd().split('\n');
  if (head !== 'query\tkind\troute') throw new Error('search-queries.tsv:1: the head line must be query, kind, route');
  return lines.map((line, index) => {
    const [query = '', kind = '', route = '', ...more] = line.split('\t');
    if (query === '' || !route.startsWith('/') || more.length > 0)
      throw new Error(`search-queries.tsv:${index + 2}: expected query, kind and route, separated by tabs`);
    if (!QUERY_KINDS.includes(kind as QueryKind))
      throw new Error(`search-queries.tsv:${index + 2}: "${kind}" is no kind; allowed are ${QUERY_KINDS.join(', ')}`);
    return { query, kind: kind as QueryKind, route };
  });
}

/** Place of the right page among the pages found, from 1; 0 if it is not there. */
export function placeOf(route: string, pages: readonly string[]): number {
  return [...new Set(pages)].indexOf(route) + 1;
}

export function toFigures(places: readonly number[]): Figures {
  const share = (test: (place: number) => boolean): number => places.filter(test).length / Math.max(1, places.length);
  return {
    count: places.length,
    mrr:
      places.reduce((sum, place) => sum + (place > 0 && place <= 10 ? 1 / place : 0), 0) / Math.max(1, places.length),
    success1: share((place) => place === 1),
    success3: share((place) => place > 0 && place <= 3),
  };
}
