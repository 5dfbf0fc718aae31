import { tellSearchAnswer } from '../../site/feedback';
import type { SearchOutcome } from './search-source';

/** Tells the page what a search has found, unless it has failed. Returns the outcome. */
export function tellOutcome(query: string, outcome: SearchOutcome): SearchOutcome {
  if (outcome.status !== 'failed') tellSearchAnswer(query, outcome.response.results[0]?.hits.length ?? 0);
  return outcome;
}
