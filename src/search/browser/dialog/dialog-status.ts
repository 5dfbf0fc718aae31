import { fill } from '../../../site/fill';
import { plural } from '../../../site/words';
import { searchFieldIn } from './search-field';

/** What the dialog currently shows, as needed to announce it. */
export interface DialogState {
  readonly query: string;
  readonly isWaiting: boolean;
  readonly resultCount: number;
  readonly hasNoResults: boolean;
}

export function readDialog(container: HTMLElement): DialogState {
  return {
    query: searchFieldIn(container)?.value ?? '',
    isWaiting: container.classList.contains('DocSearch-Container--Stalled'),
    resultCount: container.querySelectorAll('[role="option"]').length,
    hasNoResults: container.querySelector('.DocSearch-NoResults') !== null,
  };
}

/**
 * Text that is announced to screen readers when the dialog changes; empty if there is nothing to announce.
 * Defect: DocSearch announces nothing. Symptom: readers who cannot see the results do not know that there are any.
 * Tests: SRM-5 "the number of results", SRM-8.
 */
export function describeDialog(
  { query, isWaiting, resultCount, hasNoResults }: DialogState,
  hasFailed: boolean,
): string {
  if (query === '') return '';
  if (isWaiting) return STRINGS.search.searching;
  if (hasFailed && resultCount === 0) return '';
  if (hasNoResults) return fill(STRINGS.search.noResultsFor, { query });
  if (resultCount === 0) return '';
  return plural(resultCount, STRINGS.search.results);
}
