import { useState, type ReactNode } from 'react';
import { useHydrated } from '../../hooks/use-hydrated';
import * as styles from './release-filter.module.css';

export interface ReleaseFilterProps {
  readonly areas: readonly string[];
  /** Renders the notes of one area, or of all areas, with the filter bar. */
  readonly children: (area: string | null, bar: ReactNode) => ReactNode;
}

/** Shows the notes of one area at a time. Without scripts, all notes are shown under their headings. */
export function ReleaseFilter({ areas, children }: ReleaseFilterProps) {
  const [area, setArea] = useState<string | null>(null);
  const isHydrated = useHydrated();
  const bar = (
    <>
      <div className={styles.bar} data-ready={isHydrated ? '' : undefined} role="group" aria-label="Filter by area">
        {[null, ...areas].map((name) => (
          <button
            key={name ?? 'all'}
            type="button"
            className={styles.chip}
            aria-pressed={area === name}
            onClick={() => setArea(name)}
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
