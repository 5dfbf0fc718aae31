import type { z } from 'zod';
import type { answerSchema } from './answer-schema';

/** One request of a search, in the shape the hosted engine accepts. */
export interface SearchRequest {
  readonly indexName: string;
  readonly query: string;
  readonly page?: number;
  readonly hitsPerPage?: number;
  readonly attributesToRetrieve?: readonly string[];
  /** `content:10`: ten words. */
  readonly attributesToSnippet?: readonly string[];
  readonly snippetEllipsisText?: string;
  readonly highlightPreTag?: string;
  readonly highlightPostTag?: string;
  readonly clickAnalytics?: boolean;
  readonly distinct?: number | boolean;
  readonly facetFilters?: readonly (string | readonly string[])[];
}

type ReadonlyDeep<T> = T extends object ? { readonly [Key in keyof T]: ReadonlyDeep<T[Key]> } : T;

/** What is read of an answer, and therefore checked. */
type CheckedResult = ReadonlyDeep<z.infer<typeof answerSchema>>['results'][number];
type CheckedHit = CheckedResult['hits'][number];

/** Texts of a hit in which the words of the query are marked. */
export type MarkedFields = NonNullable<CheckedHit['_highlightResult']>;

/** Text in which the words of the query are marked. It is plain text: nothing in it except the marks is markup. */
export type MarkedText = NonNullable<MarkedFields['content']>;

/** A section that matches a query. */
export interface SearchHit extends Omit<CheckedHit, '__docsearch_parent'> {
  readonly url_without_anchor?: string;
  readonly anchor?: string | null;
}

export interface SearchResult extends Omit<CheckedResult, 'hits'> {
  readonly hits: readonly SearchHit[];
  /** The other fields only repeat the request. */
  readonly page?: number;
  readonly hitsPerPage?: number;
  readonly query?: string;
  readonly params?: string;
  readonly processingTimeMS?: number;
  readonly index?: string;
}

/** Response of either engine: one result for each request, in the same order. */
export interface SearchResponse {
  readonly results: SearchResult[];
}

export const HITS_PER_PAGE = 20;
