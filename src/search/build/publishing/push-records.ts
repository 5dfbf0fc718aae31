import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { indexSettings } from '../index-settings';
import type { PublishEnvironment } from '../publish-env';
import { createRequester, type HttpRequester } from './requester';
import { explain, type Session } from './session';
import type { PublishRecord } from './validate-records';

type Send = HttpRequester['send'];

/**
 * Options of gatsby-plugin-algolia. They are not in gatsby-config.ts: Gatsby runs its plugins before the built site is
 * checked, ends the process when one of them fails, and stores their options, write key included, in `.cache`.
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
    // Merging would write the settings copied from the live index again, replicas included.
    queries: [{ query: '{ records }', transformer, indexName, settings: indexSettings, mergeSettings: false }],
    // Half the default: a batch of the largest records stays below the 10 MB that the service advises.
    chunkSize: 500,
    concurrentQueries: false,
    continueOnFailure: false,
    algoliasearchOptions: {
      // Version 4 of the client library counts seconds, the requester milliseconds.
      timeouts: { connect: 10, read: 30, write: writeTimeout },
      requester: {
        send: (request: Parameters<Send>[0]) => send({ ...request, responseTimeout: request.responseTimeout * 1000 }),
      },
      ...(host && { hosts: [host] }),
    },
  };
}

/**
 * Has gatsby-plugin-algolia push the records and settings into the temporary index. It can reach no other index; it
 * remembers nothing of what it sent before, since it does so before sending; its reporter throws instead of ending the
 * process; and batches that are under way when it fails are waited for, since one that arrives after the index was
 * removed would create it again.
 *
 * @throws Error naming the page of a record that the provider refuses, or the client library's own.
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
  // The plugin's own handlers panic again; the first reason counts.
  const panicOnBuild = (message: string, error: unknown = new Error(message)): never => {
    throw (reason ??= error);
  };
  const activityTimer = (): object => ({ start: quiet, end: quiet, setStatus: quiet, panicOnBuild });
  const args = {
    graphql: () => Promise.resolve({}),
    reporter: { activityTimer, info: quiet, warn: quiet, panicOnBuild },
    cache: { get: () => Promise.resolve(), set: () => Promise.resolve() },
  };
  // Resolved from the project's root; the plugin has no types.
  const { onPostBuild } = createRequire(resolve('package.json'))('gatsby-plugin-algolia/gatsby-node') as {
    onPostBuild: (gatsby: object, options: object) => Promise<void>;
  };
  const options = pluginOptions(environment, temporary, () => records, send);
  await onPostBuild(args, options)
    .finally(close)
    .catch((error: Error) => {
      // The service names a record in two ways.
      const isNamed = ({ objectID }: PublishRecord): boolean =>
        [`objectID=${objectID} is`, `Record ${objectID} is`].some((words) => error.message.includes(words));
      const url = records.find(isNamed)?.url;
      throw url ? new Error(`${explain(error)} It comes from the page ${url}`) : error;
    });
}
