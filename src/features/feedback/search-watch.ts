import { MISSED_QUERY_LENGTH, type SearchAnswer } from '../../site/feedback';

/** Milliseconds without another answer after which a reader has stopped typing. */
const SEARCHED_AFTER = 2000;

/** Addresses, and words that nobody types: keys and tokens that were pasted into the field. */
const PRIVATE = /@|\b(?=\w*\d)\w{20,}/;

export interface SearchWatch {
  readonly onAnswer: (answer: SearchAnswer) => void;
  /** Ends the wait: the reader leaves. */
  readonly flush: () => void;
}

/** Calls `onMissed` with each query that still finds nothing once the reader has stopped typing. */
export function watchSearches(onMissed: (query: string) => void): SearchWatch {
  let timer: number | undefined;
  let pending: string | undefined;
  const flush = () => {
    window.clearTimeout(timer);
    if (pending !== undefined) onMissed(pending);
    pending = undefined;
  };
  return {
    flush,
    onAnswer: ({ query, isEmpty }) => {
      window.clearTimeout(timer);
      const text = query.trim();
      pending = isEmpty && isTelling(text) ? text : undefined;
      if (pending !== undefined) timer = window.setTimeout(flush, SEARCHED_AFTER);
    },
  };
}

function isTelling(query: string): boolean {
  return query.length >= 2 && query.length <= MISSED_QUERY_LENGTH && !PRIVATE.test(query);
}
