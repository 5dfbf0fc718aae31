import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import type { IndexSettings } from 'algoliasearch';
import { READ_TIMEOUT } from './client';
import { createRequester, type HttpRequester } from './requester';
import type { PublishEnvironment } from '../publish-env';
import type { Session } from './session';
import type { PublishRecord } from './validate-records';

/**
 * Options of gatsby-plugin-algolia 1.0.3, which has no types of its own. They are not in gatsby-config.ts: Gatsby runs
 * its plugins before the built site is checked, ends the process when one of them fails, and stores their options, write
 * key included, in `.cache`.
 *
 * @param send Sends requests of the plugin's client library; version 4 counts seconds.
 */
export function pluginOptions(
  { appId, writeKey, host, writeTimeout }: PublishEnvironment,
  indexName: string,
  settings: IndexSettings,
  send: HttpRequester['send'],
) {
  // The settings copied from the live index stay; merging would write them all again, replicas included.
  const query = { query: '{ records }', transformer: recordsOf, indexName, settings, mergeSettings: false };
  return {
    appId,
    apiKey: writeKey,
    indexName,
    queries: [query],
    // Half the default: a batch of the largest records stays below the 10 MB that the service advises.
    chunkSize: 500,
    concurrentQueries: false,
    continueOnFailure: false,
    // The plugin creates the index even in its own dry run.
    dryRun: false,
    algoliasearchOptions: {
      timeouts: { connect: 5, read: READ_TIMEOUT, write: writeTimeout },
      requester: {
        send: (request: Parameters<typeof send>[0]) =>
          send({ ...request, responseTimeout: request.responseTimeout * 1000 }),
      },
      ...(host === null ? {} : { hosts: [host] }),
    },
  };
}

interface QueryResult {
  readonly data: { readonly records: readonly PublishRecord[] };
}

function recordsOf({ data }: QueryResult): readonly PublishRecord[] {
  return data.records;
}

/** The part of Gatsby's API that the plugin uses. */
interface PluginArguments {
  readonly graphql: () => Promise<QueryResult>;
  readonly reporter: Readonly<Record<string, unknown>>;
  readonly cache: { readonly get: () => Promise<undefined>; readonly set: () => Promise<void> };
}

/**
 * Has gatsby-plugin-algolia push the records and settings into the temporary index. It can reach no other index; it
 * remembers nothing of what it sent before, since it does so before sending; its reporter throws instead of ending the
 * process; and batches that are under way when it fails are waited for, since one that arrives after the index was
 * removed would create it again.
 *
 * @throws the client library's own error.
 */
export async function pushRecords(
  { environment, signal }: Session,
  temporary: string,
  records: readonly PublishRecord[],
  settings: IndexSettings,
): Promise<void> {
  const folder = `/1/indexes/${encodeURIComponent(temporary)}/`;
  const permit = (_: string, path: string): boolean => path.startsWith(folder) && !path.endsWith('/operation');
  const { send, close } = createRequester({ signal, permit });
  const { onPostBuild } = createRequire(resolve('package.json'))('gatsby-plugin-algolia/gatsby-node') as {
    onPostBuild: (args: PluginArguments, options: ReturnType<typeof pluginOptions>) => Promise<void>;
  };
  const quiet = (): void => undefined;
  let reason: unknown;
  const panicOnBuild = (message: string, error: unknown = new Error(message)): never => {
    // The plugin's own handlers panic again; the first reason counts.
    throw (reason ??= error);
  };
  const activityTimer = (): object => ({ start: quiet, end: quiet, setStatus: quiet, panicOnBuild });
  try {
    await onPostBuild(
      {
        graphql: () => Promise.resolve({ data: { records } }),
        reporter: { activityTimer, info: quiet, warn: quiet, panicOnBuild },
        cache: { get: () => Promise.resolve(undefined), set: () => Promise.resolve() },
      },
      pluginOptions(environment, temporary, settings, send),
    );
  } finally {
    await close();
  }
}
