import type { ReactNode } from 'react';
import { useHydrated } from '../../hooks/use-hydrated';
import { areaInQuery, areaOptions, queryWithArea } from './area-query';
import { fill } from '../../site/fill';
import * as styles from './release-filter.module.css';

export interface ReleaseFilterProps {
  readonly areas: readonly string[];
  /** Query string of the URL. */
  readonly search: string;
  /** Changes the query string, without a new history entry. */
  readonly onSearch: (search: string) => void;
  /** Renders the notes with the filter bar, which belongs into an element with `data-options`. */
  readonly children: (filter: ReleaseFilterState, bar: ReactNode) => ReactNode;
}

export interface ReleaseFilterState {
  /** The area whose notes are shown; null for all areas. */
  readonly area: string | null;
  /**
   * Attribute `data-option` of an element with notes of these areas, or `data-options` of the element around such ones.
   * Undefined after hydration, when only the notes that are shown are rendered.
   */
  readonly optionsOf: (areas: readonly string[]) => string | undefined;
}

/**
 * Shows the notes of one area at a time: the one in the URL. The HTML, which is the same for every query, contains all
 * notes; until hydration, which then does not wait for the reader, the inline script's style sheet hides those of other
 * areas and the buttons. Without scripts, all notes are shown.
 */
export function ReleaseFilter({ areas, search, onSearch, children }: ReleaseFilterProps) {
  const isHydrated = useHydrated();
  const area = isHydrated ? areaInQuery(search, areas) : null;
  const optionsOf = (some: readonly string[]) => (isHydrated ? undefined : areaOptions(some));
  const bar = (
    <>
      <div className={styles.bar} role="group" aria-label={STRINGS.releaseNotes.filter} data-start="?">
        {[null, ...areas].map((name) => (
          <button
            key={name ?? 'all'}
            type="button"
            className={styles.chip}
            data-option={optionsOf([])}
            aria-pressed={area === name}
            onClick={() => {
              if (name !== area) onSearch(queryWithArea(search, name));
            }}
          >
            {name ?? STRINGS.releaseNotes.allAreas}
          </button>
        ))}
      </div>
      <p role="status" className="visually-hidden">
        {area === null ? '' : fill(STRINGS.releaseNotes.showing, { area })}
      </p>
    </>
  );
  return children({ area, optionsOf }, bar);
}
