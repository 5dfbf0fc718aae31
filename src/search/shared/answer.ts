import type { HierarchyLevel, RecordHierarchy } from './record';

/** One request of a search, as the hosted engine takes it. */
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

/** Text with the words of the query in marks. It is text, not markup: nothing between the marks is HTML. */
export interface MarkedText {
  readonly value: string;
  readonly matchLevel: 'none' | 'partial' | 'full';
  readonly matchedWords?: readonly string[];
}

export interface MarkedFields {
  readonly content?: MarkedText;
  readonly hierarchy?: Partial<Record<HierarchyLevel, MarkedText>>;
}

/** A section that answers a query. */
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
  readonly nbHits: number;
  readonly page: number;
  readonly nbPages: number;
  readonly hitsPerPage: number;
  readonly query: string;
  readonly params: string;
  readonly processingTimeMS: number;
  readonly queryID?: string;
  readonly index?: string;
}

/** Answer of either engine: a result for each request, in their order. */
export interface SearchAnswer {
  readonly results: SearchResult[];
}

export const HITS_PER_PAGE = 20;
