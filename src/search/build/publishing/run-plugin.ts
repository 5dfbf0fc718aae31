import { algoliaPlugin } from './plugin-options';
import type { PublishEnvironment } from './publish-env';
import { onlyIndex, projectRequire, type Json } from './algolia-client';
import { createHttpRequester } from './http-requester';
import type { PublishRecord } from './validate-records';

export interface PluginRun {
  readonly environment: PublishEnvironment;
  readonly temporaryIndex: string;
  readonly records: readonly PublishRecord[];
  readonly settings: Json;
  readonly signal: AbortSignal;
}

/** The part of Gatsby's arguments that the plugin uses. */
interface PluginArguments {
  readonly graphql: () => Promise<{ data: { records: readonly PublishRecord[] } }>;
  readonly reporter: {
    readonly activityTimer: () => unknown;
    readonly info: () => void;
    readonly warn: () => void;
    readonly panicOnBuild: (message: string, error?: unknown) => never;
  };
  readonly cache: { readonly get: () => Promise<undefined>; readonly set: () => Promise<void> };
}

/**
 * Gives gatsby-plugin-algolia its turn: it fills the temporary index with the records and sets the settings.
 *
 * Around the plugin's faults: its memory of what was sent earlier (kept before anything is sent) stays empty, so
 * all records go into the empty index; its reporter throws instead of ending the process; it reaches no other index;
 * its waiting for tasks, which has no end, stops with the signal; and when it fails, the batches that it left under
 * way are waited for, since one that arrives after the index was removed would make it again.
 *
 * @throws the client library's own error.
 */
export async function runPlugin({ environment, temporaryIndex, records, settings, signal }: PluginRun): Promise<void> {
  const requester = createHttpRequester({ signal, permit: onlyIndex(temporaryIndex) });
  const plugin = algoliaPlugin(environment, temporaryIndex, settings, requester);
  if (plugin === null) throw new Error('Search publishing is not configured.');
  const { onPostBuild } = projectRequire(`${plugin.resolve}/gatsby-node`) as {
    onPostBuild: (args: PluginArguments, options: unknown) => Promise<void>;
  };
  try {
    await onPostBuild(
      { graphql: () => Promise.resolve({ data: { records } }), reporter: throwingReporter(), cache: emptyCache },
      plugin.options,
    );
  } catch (error) {
    throw error instanceof PluginPanic ? error.reason : error;
  } finally {
    await requester.close();
    await requester.destroy();
  }
}

/** Carries the first reason through the plugin's own handlers, which panic again. */
class PluginPanic extends Error {
  constructor(
    message: string,
    readonly reason: unknown,
  ) {
    super(message);
  }
}

function throwingReporter(): PluginArguments['reporter'] {
  const quiet = (): void => undefined;
  const panicOnBuild = (message: string, error?: unknown): never => {
    throw error instanceof PluginPanic ? error : new PluginPanic(message, error ?? new Error(message));
  };
  return {
    activityTimer: () => ({ start: quiet, end: quiet, setStatus: quiet, panicOnBuild }),
    info: quiet,
    warn: quiet,
    panicOnBuild,
  };
}

const emptyCache: PluginArguments['cache'] = { get: () => Promise.resolve(undefined), set: () => Promise.resolve() };
