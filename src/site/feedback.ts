/** Most characters of a comment. */
export const COMMENT_LENGTH = 1000;

/** Most characters of a query that is sent. */
export const MISSED_QUERY_LENGTH = 200;

/** What was searched for: the detail of a `SEARCH_EVENT`. */
export interface SearchAnswer {
  readonly query: string;
  /** Whether nothing was found. */
  readonly isEmpty: boolean;
}

/** Event of the window for a search that an engine has answered: a `CustomEvent` with a `SearchAnswer`. */
export const SEARCH_EVENT = 'site-search';

/** Tells the page that a search has been answered, on a site with feedback. */
export function tellSearchAnswer(query: string, hits: number): void {
  const detail: SearchAnswer = { query, isEmpty: hits === 0 };
  window.dispatchEvent(new CustomEvent(SEARCH_EVENT, { detail }));
}
