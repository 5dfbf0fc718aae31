import type { ReactNode } from 'react';
import { useHydrated } from '../../hooks/use-hydrated';
import { areaInQuery, areaOptions, queryWithArea } from './area-query';
import * as styles from './release-filter.module.css';

export interface ReleaseFilterProps {
  readonly areas: readonly string[];
  /** Query string of the URL. */
  readonly search: string;
  /** Changes the query string, without a new history entry. */
  readonly onSearch: (search: string) => void;
  /** Renders the notes with the filter bar. */
  readonly children: (filter: ReleaseFilterState, bar: ReactNode) => ReactNode;
}

export interface ReleaseFilterState {
  /** The area whose notes are shown; null for all areas. */
  readonly area: string | null;
  /**
   * Attribute `data-option` of an element with notes of these areas, or `data-options` of the element around those.
   * Undefined after hydration, when only the notes that are shown are rendered.
   */
  readonly optionsOf: (areas: readonly string[]) => string | undefined;
}

/**
 * Shows the notes of one area at a time: the one in the URL. The HTML, which is the same for every query, contains all
 * notes; until hydration, the inline script's style sheet hides those of other areas. Without scripts, all are shown.
 */
export function ReleaseFilter({ areas, search, onSearch, children }: ReleaseFilterProps) {
  const isHydrated = useHydrated();
  const area = isHydrated ? areaInQuery(search, areas) : null;
  const bar = (
    <>
      <div className={styles.bar} data-ready={isHydrated ? '' : undefined} role="group" aria-label="Filter by area">
        {[null, ...areas].map((name) => (
          <button
            key={name ?? 'all'}
            type="button"
            className={styles.chip}
            aria-pressed={area === name}
            onClick={() => {
              if (name !== area) onSearch(queryWithArea(search, name));
            }}
          >
            {name ?? 'All areas'}
          </button>
        ))}
      </div>
      <p role="status" className="visually-hidden">
        {area === null ? '' : `Showing ${area}`}
      </p>
    </>
  );
  return children({ area, optionsOf: (some) => (isHydrated ? undefined : areaOptions(some)) }, bar);
}
