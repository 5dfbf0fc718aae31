import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { indexSettings } from '../index-settings';
import type { PublishEnvironment } from '../publish-env';
import { createRequester, type HttpRequester } from './requester';
import { explain, type Session } from './session';
import type { PublishRecord } from './validate-records';

type Send = HttpRequester['send'];

/**
 * Options of gatsby-plugin-algolia. They are not in gatsby-config.ts because Gatsby runs its plugins before the built
 * site is checked, exits when one of them fails, and stores their options, including the write key, in `.cache`.
 */
export function pluginOptions(
  { appId, writeKey, host, writeTimeout }: PublishEnvironment,
  indexName: string,
  transformer: () => readonly PublishRecord[],
  send: Send,
) {
  return {
    appId,
    apiKey: writeKey,
    indexName,
    // Merging would write the settings copied from the live index again, including its replicas.
    queries: [{ query: '{ records }', transformer, indexName, settings: indexSettings, mergeSettings: false }],
    // Half the default, so that a batch of the largest records stays below the 10 MB that the service recommends.
    chunkSize: 500,
    concurrentQueries: false,
    continueOnFailure: false,
    algoliasearchOptions: {
      // Version 4 of the client library uses seconds, the requester milliseconds.
      timeouts: { connect: 10, read: 30, write: writeTimeout },
      requester: {
        send: (request: Parameters<Send>[0]) => send({ ...request, responseTimeout: request.responseTimeout * 1000 }),
      },
      ...(host && { hosts: [host] }),
    },
  };
}

/**
 * Has gatsby-plugin-algolia push the records and settings into the temporary index, under four restrictions:
 * - it cannot write to any other index;
 * - its cache is always empty, because it marks records as sent before it sends them;
 * - its reporter throws instead of exiting the process;
 * - after a failure, pending batches are awaited, because a late one would recreate the removed index.
 *
 * @throws Error naming the page of a record that the provider rejects, or the client library's own error.
 */
export async function pushRecords(
  { environment, signal }: Session,
  temporary: string,
  records: readonly PublishRecord[],
): Promise<void> {
  const folder = `/1/indexes/${encodeURIComponent(temporary)}/`;
  const { send, close } = createRequester(
    signal,
    (_method, pathname) => pathname.startsWith(folder) && !pathname.endsWith('/operation'),
  );
  const quiet = (): void => undefined;
  let reason: unknown;
  // The plugin's handlers panic again with errors of their own; keep the first one.
  const panicOnBuild = (message: string, error: unknown = new Error(message)): never => {
    throw (reason ??= error);
  };
  const activityTimer = (): object => ({ start: quiet, end: quiet, setStatus: quiet, panicOnBuild });
  const args = {
    graphql: () => Promise.resolve({}),
    reporter: { activityTimer, info: quiet, warn: quiet, panicOnBuild },
    cache: { get: () => Promise.resolve(), set: () => Promise.resolve() },
  };
  // Resolved from the project root; the plugin has no types.
  const { onPostBuild } = createRequire(resolve('package.json'))('gatsby-plugin-algolia/gatsby-node') as {
    onPostBuild: (gatsby: object, options: object) => Promise<void>;
  };
  const options = pluginOptions(environment, temporary, () => records, send);
  await onPostBuild(args, options)
    .finally(close)
    .catch((error: Error) => {
      // The service has two wordings for a rejected record.
      const isNamed = ({ objectID }: PublishRecord): boolean =>
        [`objectID=${objectID} is`, `Record ${objectID} is`].some((words) => error.message.includes(words));
      const url = records.find(isNamed)?.url;
      throw url ? new Error(`${explain(error)} It comes from the page ${url}`) : error;
    });
}
