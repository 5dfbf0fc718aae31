import { randomBytes } from 'node:crypto';
import type { Algoliasearch } from 'algoliasearch';
import type { PublishEnvironment } from '../publish-env';
import { connect, isReading } from './client';
import { isStale, temporaryName } from './index-names';
import { explain, PublishError, step } from './publish-error';

export interface SessionOptions {
  readonly environment: PublishEnvironment;
  /** Takes one line at a time, never with a key in it. */
  readonly log: (line: string) => void;
  /** Sends nothing that writes. */
  readonly readOnly?: boolean;
  /** Seconds for everything together. */
  readonly deadline?: number;
  readonly now?: () => Date;
}

export interface Session {
  readonly client: Algoliasearch;
  readonly environment: PublishEnvironment;
  readonly log: (line: string) => void;
  readonly signal: AbortSignal;
  readonly now: () => Date;
}

/**
 * Runs work with a connection that ends with it and cannot outlast the deadline.
 *
 * @throws whatever the work throws, without the write key.
 */
export async function withSession<T>(
  { environment, log, readOnly = false, deadline = 900, now = () => new Date() }: SessionOptions,
  work: (session: Session) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(new Error(`it took longer than ${deadline} s`)), deadline * 1000);
  const { signal } = controller;
  const { client, close } = connect(environment, { signal, ...(readOnly ? { permit: isReading } : {}) });
  const mask = (text: string): string => text.replaceAll(environment.writeKey, '*****');
  try {
    return await work({ client, environment, log: (line) => log(mask(line)), signal, now });
  } catch (error) {
    throw new PublishError(mask(explain(error)));
  } finally {
    clearTimeout(timer);
    await close();
  }
}

/** Seconds for removing a temporary index after a failure, when the session itself may have ended. */
const REMOVAL_SECONDS = 30;

/**
 * Runs work on a temporary index of this run alone. If the work fails, the index is removed, if possible; if it
 * succeeds, the index is left to the caller.
 *
 * @throws whatever the work throws.
 */
export async function withTemporaryIndex<T>(session: Session, work: (temporary: string) => Promise<T>): Promise<T> {
  const { environment, now, log } = session;
  const temporary = temporaryName(environment.indexName, now(), randomBytes(4).toString('hex'));
  try {
    return await work(temporary);
  } catch (error) {
    const { client, close } = connect(environment, { signal: AbortSignal.timeout(REMOVAL_SECONDS * 1000) });
    await removeIndex(client, temporary)
      .catch((removal: unknown) =>
        log(`The temporary index ${temporary} could not be removed (${explain(removal)}); a later run will do it.`),
      )
      .finally(close);
    throw error;
  }
}

/** Hours after which a temporary index belongs to a run that ended long ago. */
const STALE_HOURS = 6;

/** Removes temporary indices that broken runs left behind. A failure is only logged. */
export async function removeStaleIndices({ client, environment: { indexName }, log, now }: Session): Promise<void> {
  try {
    const { items } = await client.listIndices();
    for (const { name } of items.filter((item) => isStale(item.name, indexName, now(), STALE_HOURS))) {
      await removeIndex(client, name);
      log(`Removed ${name}, left by an earlier build.`);
    }
  } catch (error) {
    log(`Could not look for temporary indices that earlier builds left: ${explain(error)}`);
  }
}

async function removeIndex(client: Algoliasearch, indexName: string): Promise<void> {
  await client.waitForTask({ indexName, taskID: (await client.deleteIndex({ indexName })).taskID });
}

export const CONFIGURATION_SCOPE = ['settings' as const, 'rules' as const, 'synonyms' as const];

/** Copies or moves an index over another and waits until that is done. */
export async function transfer(
  { client }: Session,
  operation: 'copy' | 'move',
  indexName: string,
  destination: string,
  scope?: typeof CONFIGURATION_SCOPE,
): Promise<void> {
  const operationIndexParams = { operation, destination, ...(scope ? { scope } : {}) };
  await step(`${operation === 'copy' ? 'Copying' : 'Moving'} ${indexName} to ${destination}`, async () => {
    const { taskID } = await client.operationIndex({ indexName, operationIndexParams });
    await client.waitForTask({ indexName: destination, taskID });
  });
}
