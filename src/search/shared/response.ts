import type { HierarchyLevel, RecordHierarchy } from './record';

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

/** Text in which the words of the query are marked. It is plain text: nothing in it except the marks is markup. */
export interface MarkedText {
  readonly value: string;
  readonly matchLevel: 'none' | 'partial' | 'full';
  readonly matchedWords?: readonly string[];
}

export interface MarkedFields {
  readonly content?: MarkedText;
  readonly code?: MarkedText;
  readonly hierarchy?: Partial<Record<HierarchyLevel, MarkedText>>;
}

/** A section that matches a query. */
export interface SearchHit {
  readonly objectID: string;
  readonly hierarchy: RecordHierarchy;
  readonly content: string | null;
  readonly type: HierarchyLevel | 'content';
  readonly url: string;
  readonly url_without_anchor?: string;
  readonly anchor?: string | null;
  readonly _highlightResult?: MarkedFields;
  readonly _snippetResult?: MarkedFields;
}

export interface SearchResult {
  readonly hits: readonly SearchHit[];
  /** Number of matching sections. */
  readonly nbHits: number;
  /** Number of documents that contain them. Only the local engine reports it. */
  readonly nbDocuments?: number;
  readonly page: number;
  readonly nbPages: number;
  readonly hitsPerPage: number;
  readonly query: string;
  readonly params: string;
  readonly processingTimeMS: number;
  readonly queryID?: string;
  readonly index?: string;
}

/** Response of either engine: one result for each request, in the same order. */
export interface SearchResponse {
  readonly results: SearchResult[];
}

export const HITS_PER_PAGE = 20;
