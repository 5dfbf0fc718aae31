import type { PublishEnvironment } from './publish-env';
import { clientOptions, type ClientOptions, type Json } from './algolia-client';
import type { HttpRequester } from './http-requester';
import type { PublishRecord } from './validate-records';

/** Options of gatsby-plugin-algolia 1.0.3, which has no types of its own. */
export interface AlgoliaPluginOptions {
  readonly appId: string;
  readonly apiKey: string;
  readonly indexName: string;
  readonly queries: readonly {
    readonly query: string;
    readonly transformer: (result: { data: { records: readonly PublishRecord[] } }) => readonly PublishRecord[];
    readonly indexName: string;
    readonly settings: Json;
    readonly mergeSettings: boolean;
  }[];
  readonly chunkSize: number;
  readonly concurrentQueries: boolean;
  readonly continueOnFailure: boolean;
  readonly dryRun: boolean;
  readonly algoliasearchOptions: ClientOptions;
}

export interface AlgoliaPlugin {
  readonly resolve: 'gatsby-plugin-algolia';
  readonly options: AlgoliaPluginOptions;
}

/**
 * The search plugin, pointed at a temporary index; null when publishing is not configured. The plugin is not listed in
 * gatsby-config: Gatsby gives plugins their turn before the checks of the built site, a failure inside the plugin ends
 * the process before the temporary index can be removed, and the options, write key included, would be stored in
 * `.cache`. `search-index/publishing/run-plugin.ts` gives it its turn instead.
 *
 * @param requester Sends the client's requests, limited to the temporary index.
 */
export function algoliaPlugin(
  environment: PublishEnvironment | null,
  temporaryIndex: string,
  settings: Json,
  requester: HttpRequester,
): AlgoliaPlugin | null {
  if (environment === null) return null;
  return {
    resolve: 'gatsby-plugin-algolia',
    options: {
      appId: environment.appId,
      apiKey: environment.writeKey,
      indexName: temporaryIndex,
      // Settings are set one by one, so those copied from the live index stay. Merging would write them all again, replicas included.
      queries: [
        {
          query: '{ records }',
          transformer: ({ data }) => data.records,
          indexName: temporaryIndex,
          settings,
          mergeSettings: false,
        },
      ],
      // Half the default: a batch of the largest records stays below the 10 MB that the service advises.
      chunkSize: 500,
      concurrentQueries: false,
      continueOnFailure: false,
      // The plugin's own dry run makes the index; ours does not start the plugin at all.
      dryRun: false,
      algoliasearchOptions: clientOptions(environment, requester),
    },
  };
}
