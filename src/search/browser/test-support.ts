import type { SearchResponse, SearchRequest } from '../shared/response';

/** A response without hits, distinguished from others by its query. */
export const response = (name: string): SearchResponse => ({
  results: [
    {
      hits: [],
      nbHits: name.length,
      page: 0,
      nbPages: 1,
      hitsPerPage: 20,
      query: name,
      params: '',
      processingTimeMS: 1,
    },
  ],
});

export const requests: SearchRequest[] = [{ indexName: 'docs', query: 'layers' }];
