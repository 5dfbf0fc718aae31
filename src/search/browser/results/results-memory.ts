import type { ResultsState } from './results-state';

/** Number of queries whose results are kept. */
const LIMIT = 5;

const kept = new Map<string, ResultsState>();

/**
 * Keeps results for as long as the page is loaded, so that going back to them shows as many as before, at the same
 * scroll position and without a request. Results that a retry could improve are not kept.
 */
export function keepResults(state: ResultsState): void {
  if (state.status !== 'done' || state.failure !== null) return;
  const key = keyOf(state);
  kept.delete(key);
  kept.set(key, state);
  for (const old of [...kept.keys()].slice(0, -LIMIT)) kept.delete(old);
}

export function keptResults(query: string, version: string): ResultsState | undefined {
  return kept.get(keyOf({ query, version }));
}

const keyOf = ({ query, version }: Pick<ResultsState, 'query' | 'version'>): string => `${version}\n${query}`;
