import { randomBytes } from 'node:crypto';
import { algoliasearch, type Algoliasearch } from 'algoliasearch';
import type { PublishEnvironment } from '../publish-env';
import { isStale, temporaryName } from './index-names';
import { explain, PublishError, step } from './publish-error';
import { createRequester } from './requester';

export interface SessionOptions {
  readonly environment: PublishEnvironment;
  /** Takes one line at a time, never with a key in it. */
  readonly log: (line: string) => void;
  /** Seconds for everything together. */
  readonly deadline?: number;
  readonly now?: () => Date;
}

export interface Session extends Required<Omit<SessionOptions, 'deadline'>> {
  readonly client: Algoliasearch;
  readonly signal: AbortSignal;
}

/**
 * Runs work with a connection that ends with it and cannot outlast the deadline. Errors become PublishErrors without
 * the write key.
 */
export async function withSession<T>(
  { environment, log, deadline = 900, now = () => new Date() }: SessionOptions,
  work: (session: Session) => Promise<T>,
  permit?: typeof isReading,
): Promise<T> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(new Error(`it took longer than ${deadline} s`)), deadline * 1000);
  const { signal } = controller;
  const mask = (text: string): string => text.replaceAll(environment.writeKey, '*****');
  const run = (client: Algoliasearch): Promise<T> =>
    work({ client, environment, log: (line) => log(mask(line)), signal, now });
  try {
    return await withClient(environment, signal, run, permit);
  } catch (error) {
    throw new PublishError(mask(explain(error)));
  } finally {
    clearTimeout(timer);
  }
}

async function withClient<T>(
  { appId, writeKey, host, writeTimeout }: PublishEnvironment,
  signal: AbortSignal,
  work: (client: Algoliasearch) => Promise<T>,
  permit?: typeof isReading,
): Promise<T> {
  const requester = createRequester(signal, permit);
  const timeouts = { connect: 5000, read: 30_000, write: writeTimeout * 1000 };
  const hosts = host === null ? {} : { hosts: [{ ...host, accept: 'readWrite' as const }] };
  return work(algoliasearch(appId, writeKey, { requester, timeouts, ...hosts })).finally(requester.close);
}

/** Permits only requests that change nothing. Records, rules and synonyms are read by POST. */
export function isReading(method: string, pathname: string): boolean {
  return method === 'GET' || (method === 'POST' && /\/(?:browse|rules\/search|synonyms\/search)$/.test(pathname));
}

/**
 * Runs work on a temporary index of this run alone. If the work fails, the index is removed, by a connection of its own
 * since the session may have ended; if it succeeds, the index is left to the caller.
 */
export async function withTemporaryIndex<T>(session: Session, work: (temporary: string) => Promise<T>): Promise<T> {
  const { environment, now, log } = session;
  const temporary = temporaryName(environment.indexName, now(), randomBytes(4).toString('hex'));
  try {
    return await work(temporary);
  } catch (error) {
    await withClient(environment, AbortSignal.timeout(30_000), (client) => remove(client, temporary)).catch(
      (problem: unknown) =>
        log(`The temporary index ${temporary} could not be removed (${explain(problem)}); a later run will do it.`),
    );
    throw error;
  }
}

/** Removes temporary indices that broken runs left behind. A failure is only logged. */
export async function removeStaleIndices({ client, environment, log, now }: Session): Promise<void> {
  try {
    for (const { name } of (await client.listIndices()).items) {
      if (!isStale(name, environment.indexName, now())) continue;
      await remove(client, name);
      log(`Removed ${name}, left by an earlier build.`);
    }
  } catch (error) {
    log(`Could not look for temporary indices that earlier builds left: ${explain(error)}`);
  }
}

async function remove(client: Algoliasearch, indexName: string): Promise<void> {
  await client.waitForTask({ indexName, taskID: (await client.deleteIndex({ indexName })).taskID });
}

/** Copies or moves an index over another, the whole or its configuration, and waits until that is done. */
export async function transfer(
  { client }: Session,
  operation: 'copy' | 'move',
  indexName: string,
  destination: string,
  scope?: ('settings' | 'rules' | 'synonyms')[],
): Promise<void> {
  await step(`${operation === 'copy' ? 'Copying' : 'Moving'} ${indexName} to ${destination}`, async () => {
    const task = await client.operationIndex({ indexName, operationIndexParams: { operation, destination, scope } });
    await client.waitForTask({ indexName: destination, taskID: task.taskID });
  });
}
