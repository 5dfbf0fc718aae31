import type { SearchConfig } from '../../site/config/site-config';
import { INSIGHTS_ORIGIN } from '../shared/origins';

/** A hit of the hosted engine that a reader has opened. */
interface OpenedHit {
  readonly objectID: string;
  readonly index: string | undefined;
  readonly queryID: string;
  /** Its position among all results, from 1. */
  readonly position: number;
}

interface View {
  readonly eventName: string;
  readonly index: string;
  readonly objectIDs: readonly string[];
}

export interface Reporter {
  readonly views: (views: readonly View[]) => void;
  readonly click: (hit: OpenedHit) => void;
}

/** Milliseconds without a change after which results count as viewed. */
export const VIEWED_AFTER = 400;

/**
 * Reports views and clicks of results (SRC-5). The reader is identified by a random UUID that is discarded with the
 * dialog or page. `mayReport` is called before each report.
 */
export function createReporter(
  { appId, apiKey }: Pick<SearchConfig, 'appId' | 'apiKey'>,
  mayReport: () => boolean,
): Reporter {
  const userToken = `anonymous-${crypto.randomUUID()}`;
  const query = new URLSearchParams({ 'X-Algolia-Application-Id': appId, 'X-Algolia-API-Key': apiKey });
  const report = (events: readonly object[]): void => {
    if (!mayReport()) return;
    const body = events.map((event) => ({ ...event, userToken, timestamp: Date.now() }));
    send(`${INSIGHTS_ORIGIN}/1/events?${query.toString()}`, JSON.stringify({ events: body }));
  };
  return {
    views: (views) => report(views.map((view) => ({ eventType: 'view', ...view }))),
    click: ({ objectID, index, queryID, position }) =>
      report([
        {
          eventType: 'click',
          eventName: 'Item Selected',
          index,
          queryID,
          objectIDs: [objectID],
          positions: [position],
        },
      ]),
  };
}

function send(url: string, body: string): void {
  // The request must survive the navigation to the result (`keepalive`). Readers need not know if it fails.
  void fetch(url, { method: 'POST', body, keepalive: true, mode: 'no-cors' }).catch(() => undefined);
}
