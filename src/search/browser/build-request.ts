import { HITS_PER_PAGE, type SearchRequest } from '../shared/response';
import { FACET_FILTERS } from '../shared/facets';

/** Parameters that every request of the dialog and of the search page has. */
export const SEARCH_PARAMETERS = { distinct: 1, facetFilters: FACET_FILTERS } as const;

/** Media query for windows that get shorter snippets. */
export const NARROW = '(max-width: 768px)';

const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

export interface RequestOptions {
  readonly indexName: string;
  readonly query: string;
  readonly page: number;
  readonly isNarrow: boolean;
  readonly clickAnalytics: boolean;
}

/** Builds the search page's request: the same as the dialog's, for any page of results. */
export function buildRequest({ indexName, query, page, isNarrow, clickAnalytics }: RequestOptions): SearchRequest {
  const words = isNarrow ? 5 : 10;
  return {
    query,
    indexName,
    page,
    attributesToRetrieve: [...LEVELS.map((level) => `hierarchy.${level}`), 'content', 'type', 'url'],
    attributesToSnippet: [...LEVELS.slice(1).map((level) => `hierarchy.${level}:${words}`), `content:${words}`],
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    hitsPerPage: HITS_PER_PAGE,
    clickAnalytics,
    ...SEARCH_PARAMETERS,
  };
}
