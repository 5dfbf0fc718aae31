import { useCallback, useEffect, useRef } from 'react';
import { siteConfig } from '../../../site/config/site-config';
import { createReporter, VIEWED_AFTER, type Reporter } from '../insights';
import type { PlacedHit } from './results-state';

/**
 * Reports views and clicks of the page's results, if that is switched on and the hosted engine has returned them.
 *
 * @returns a function to call with a hit that the reader opens
 */
export function useReports(
  hits: readonly PlacedHit[],
  indexName: string,
  mayTrack: () => boolean,
): (hit: PlacedHit) => void {
  const reporter = useRef<Reporter>(undefined);
  // Results that are kept from an earlier visit have been reported then.
  const viewed = useRef(new Set(hits));
  const report = useCallback(
    (send: (to: Reporter) => void) => {
      if (!siteConfig.search.insights || !mayTrack()) return;
      reporter.current ??= createReporter(siteConfig.search, mayTrack);
      send(reporter.current);
    },
    [mayTrack],
  );

  useEffect(() => {
    const timer = setTimeout(() => {
      const fresh = hits.filter((hit) => hit.queryID !== undefined && !viewed.current.has(hit));
      if (fresh.length === 0) return;
      viewed.current = new Set(hits);
      const objectIDs = fresh.map(({ objectID }) => objectID);
      report(({ views }) => views([{ eventName: 'Items Viewed', index: indexName, objectIDs }]));
    }, VIEWED_AFTER);
    return () => clearTimeout(timer);
  }, [hits, indexName, report]);

  return useCallback(
    ({ objectID, queryID, position }) => {
      if (queryID !== undefined) report(({ click }) => click({ objectID, index: indexName, queryID, position }));
    },
    [indexName, report],
  );
}
