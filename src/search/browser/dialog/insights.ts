import type { DocSearchModalProps } from '@docsearch/react';
import type { SearchConfig } from '../../../site/config/site-config';
import type { SearchHit } from '../../shared/answer';
import { INSIGHTS_ORIGIN } from '../../shared/origins';

type DocSearchInsights = Exclude<DocSearchModalProps['insights'], boolean | undefined>;

/** A hit as DocSearch hands it on; only those of the hosted engine belong to a query that it knows. */
export type ChosenHit = Pick<SearchHit, 'objectID'> & {
  readonly __autocomplete_indexName?: string;
  readonly __autocomplete_queryID?: string;
  /** Its place among all results, from 0. */
  readonly __autocomplete_id?: number;
};

export interface Insights {
  /** What DocSearch is given; with a client of ours it fetches no script from a third party. */
  readonly forDocSearch: DocSearchInsights;
  readonly reportClick: (hit: ChosenHit) => void;
}

/**
 * Reports views and clicks of results (SRC-5). The reader is a random number that ends with the dialog. DocSearch tells
 * of hosted results only, and of a view once what is shown has rested for 400 ms. `mayReport` is asked for each event.
 */
export function createInsights(
  { appId, apiKey }: Pick<SearchConfig, 'appId' | 'apiKey'>,
  mayReport: () => boolean,
): Insights {
  const userToken = `anonymous-${crypto.randomUUID()}`;
  const query = new URLSearchParams({ 'X-Algolia-Application-Id': appId, 'X-Algolia-API-Key': apiKey });
  const report = (events: readonly object[]): void => {
    if (!mayReport()) return;
    const body = events.map((event) => ({ ...event, userToken, timestamp: Date.now() }));
    send(`${INSIGHTS_ORIGIN}/1/events?${query.toString()}`, JSON.stringify({ events: body }));
  };
  const reportClick = (hit: ChosenHit): void => {
    const { objectID, __autocomplete_indexName: index, __autocomplete_queryID: queryID, __autocomplete_id: id } = hit;
    if (queryID === undefined || id === undefined) return;
    const event = { eventType: 'click', eventName: 'Item Selected', index, queryID };
    report([{ ...event, objectIDs: [objectID], positions: [id + 1] }]);
  };
  return {
    forDocSearch: {
      // Defect: DocSearch reports clicks, straight to its client, but for those on the first result, and counts places
      // from 0. How it shows: the best result seems never to be clicked. So our rows report their clicks themselves,
      // and only what is chosen with Enter comes by way of `onSelect`. Test: SRC-5 "a result chosen by".
      insightsClient: () => undefined,
      onItemsChange: ({ insightsEvents }) =>
        report(
          insightsEvents.map(({ eventName, index, items }) => ({
            eventType: 'view',
            eventName,
            index,
            objectIDs: items.map(({ objectID }) => objectID),
          })),
        ),
      onSelect: ({ item }) => reportClick(item),
    },
    reportClick,
  };
}

function send(url: string, body: string): void {
  // Goes on although the click leads to another page; whether it arrives does not matter to the reader.
  void fetch(url, { method: 'POST', body, keepalive: true, mode: 'no-cors' }).catch(() => undefined);
}
