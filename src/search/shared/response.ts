import type { HIERARCHY_LEVELS } from './record';

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

type Level = (typeof HIERARCHY_LEVELS)[number];

// What is read of an answer is checked by `check-answer.ts` in the browser.

/** Text in which the words of the query are marked. It is plain text: nothing in it except the marks is markup. */
export interface MarkedText {
  readonly value: string;
  readonly matchLevel?: 'none' | 'partial' | 'full' | null | undefined;
}

/** Texts of a hit in which the words of the query are marked. */
export interface MarkedFields {
  readonly content?: MarkedText | null | undefined;
  readonly code?: MarkedText | null | undefined;
  readonly hierarchy?: Readonly<Partial<Record<Level, MarkedText | null | undefined>>> | null | undefined;
}

/** A section that matches a query. */
export interface SearchHit {
  readonly objectID: string;
  readonly url: string;
  readonly type: Level | 'content';
  readonly hierarchy: Readonly<Partial<Record<Level, string | null | undefined>>> & { readonly lvl0: string };
  readonly content?: string | null | undefined;
  readonly _highlightResult?: MarkedFields | null | undefined;
  readonly _snippetResult?: MarkedFields | null | undefined;
  readonly url_without_anchor?: string;
  readonly anchor?: string | null;
}

export interface SearchResult {
  readonly hits: readonly SearchHit[];
  /** Number of matching sections. */
  readonly nbHits: number;
  readonly nbPages: number;
  /** Number of documents that contain them. Only the local engine reports it. */
  readonly nbDocuments?: number | undefined;
  /** Only if `clickAnalytics` was requested. */
  readonly queryID?: string | undefined;
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
