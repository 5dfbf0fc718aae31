import type { SearchAnswer, SearchRequest } from '../shared/answer';

/** An answer without hits that can be told from others by its query. */
export const answer = (name: string): SearchAnswer => ({
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
