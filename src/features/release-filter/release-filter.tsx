import type { ReactNode } from 'react';
import { useHydrated } from '../../hooks/use-hydrated';
import { areaInQuery, queryWithArea } from './area-query';
import * as styles from './release-filter.module.css';

export interface ReleaseFilterProps {
  readonly areas: readonly string[];
  /** Query string of the URL. */
  readonly search: string;
  /** Changes the query string, without a new history entry. */
  readonly onSearch: (search: string) => void;
  /** Renders the notes of one area, or of all areas, with the filter bar. */
  readonly children: (area: string | null, bar: ReactNode) => ReactNode;
}

/**
 * Shows the notes of one area at a time: the one in the URL. Without scripts, all notes are shown under their headings,
 * as in the HTML, which is the same for every query.
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
  return children(area, bar);
}
