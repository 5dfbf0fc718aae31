import type { DocSearchModalProps } from '@docsearch/react';
import type { SearchConfig } from '../../../site/config/site-config';
import type { SearchHit } from '../../shared/response';
import { createReporter } from '../insights';

type DocSearchInsights = Exclude<DocSearchModalProps['insights'], boolean | undefined>;

/** A hit as DocSearch passes it on. Only hits of the hosted engine have a query id. */
export type ChosenHit = Pick<SearchHit, 'objectID'> & {
  readonly __autocomplete_indexName?: string;
  readonly __autocomplete_queryID?: string;
  /** Its position among all results, from 0. */
  readonly __autocomplete_id?: number;
};

export interface Insights {
  /** Options for DocSearch. Because they include a client, it does not fetch a third-party script. */
  readonly forDocSearch: DocSearchInsights;
  readonly reportClick: (hit: ChosenHit) => void;
}

/**
 * Reports views and clicks of results in the dialog. DocSearch calls back only for hosted results, and for a view only
 * after the results have not changed for 400 ms.
 */
export function createInsights(config: Pick<SearchConfig, 'appId' | 'apiKey'>, mayReport: () => boolean): Insights {
  const reporter = createReporter(config, mayReport);
  const reportClick = (hit: ChosenHit): void => {
    const { objectID, __autocomplete_indexName: index, __autocomplete_queryID: queryID, __autocomplete_id: id } = hit;
    if (queryID === undefined || id === undefined) return;
    reporter.click({ objectID, index, queryID, position: id + 1 });
  };
  return {
    forDocSearch: {
      // Defect: DocSearch reports clicks directly to its client, except for clicks on the first result, and counts
      // positions from 0. Symptom: the best result seems never to be clicked. Fix: our rows report their own clicks,
      // and `onSelect` reports only what is chosen with Enter. Test: SRC-5 "on result %i is reported".
      insightsClient: () => undefined,
      onItemsChange: ({ insightsEvents }) =>
        reporter.views(
          insightsEvents.map(({ eventName, index, items }) => ({
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
