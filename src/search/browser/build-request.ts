import { HITS_PER_PAGE, type SearchRequest } from '../shared/response';
import { facetFilters } from '../shared/facets';

/** Media query for windows that get shorter snippets. */
export const NARROW = '(max-width: 768px)';

const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/**
 * Parameters that every request of the dialog and of the search page has. Snippets of text have ten words; those of
 * code have twice as many, because a line of code consists of many short ones.
 */
export function searchParameters(isNarrow: boolean, version?: string) {
  const words = isNarrow ? 5 : 10;
  return {
    attributesToSnippet: [
      ...LEVELS.slice(1).map((level) => `hierarchy.${level}:${words}`),
      `content:${words}`,
      `code:${words * 2}`,
    ],
    distinct: 1,
    facetFilters: facetFilters(version),
  };
}

export interface RequestOptions {
  readonly indexName: string;
  /** Version of the docs that is searched; the last one if missing. */
  readonly version?: string | undefined;
  readonly query: string;
  readonly page: number;
  readonly isNarrow: boolean;
  readonly clickAnalytics: boolean;
}

/** Builds the search page's request: the same as the dialog's, for any page of results. */
export function buildRequest({
  indexName,
  version,
  query,
  page,
  isNarrow,
  clickAnalytics,
}: RequestOptions): SearchRequest {
  return {
    query,
    indexName,
    page,
    attributesToRetrieve: [...LEVELS.map((level) => `hierarchy.${level}`), 'content', 'type', 'url'],
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    hitsPerPage: HITS_PER_PAGE,
    clickAnalytics,
    ...searchParameters(isNarrow, version),
  };
}
