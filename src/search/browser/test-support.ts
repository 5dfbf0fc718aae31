import type { SearchHit, SearchRequest, SearchResponse, SearchResult } from '../shared/response';

/** A response with these hits. */
export const responseWith = (hits: readonly SearchHit[], overrides: Partial<SearchResult> = {}): SearchResponse => ({
  results: [{ hits, nbHits: hits.length, nbPages: 1, ...overrides }],
});

/** A response without hits, distinguished from others by its query. */
export const response = (name: string): SearchResponse => responseWith([], { nbHits: name.length, query: name });

export const requests: SearchRequest[] = [{ indexName: 'docs', query: 'layers' }];
