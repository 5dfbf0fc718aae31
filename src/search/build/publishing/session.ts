import { randomBytes } from 'node:crypto';
import type { PublishEnvironment } from './publish-env';
import { connect, isReading, type AlgoliaClient } from './algolia-client';
import { PublishError, step, explain } from './publish-error';
import { isStale, temporaryName } from './index-names';

export interface SessionOptions {
  readonly environment: PublishEnvironment;
  /** One line at a time; never given a key. */
  readonly log: (line: string) => void;
  /** Lets out nothing that writes. */
  readonly readOnly?: boolean;
  /** Seconds for everything together; 15 minutes when missing. */
  readonly deadline?: number;
  readonly now?: () => Date;
}

export interface Session {
  readonly client: AlgoliaClient;
  readonly environment: PublishEnvironment;
  readonly log: (line: string) => void;
  readonly signal: AbortSignal;
  readonly now: () => Date;
}

/**
 * Runs work with a connection that ends with it, and that cannot outlast the deadline.
 *
 * @throws whatever the work throws, without the write key.
 */
export async function withSession<T>(
  { environment, log, readOnly = false, deadline = 900, now = () => new Date() }: SessionOptions,
  work: (session: Session) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(new Error(`it took longer than ${deadline} s`)), deadline * 1000);
  const connection = connect(environment, { signal: controller.signal, ...(readOnly ? { permit: isReading } : {}) });
  const safeLog = (line: string): void => log(line.replaceAll(environment.writeKey, '*****'));
  try {
    return await work({ client: connection.client, environment, log: safeLog, signal: controller.signal, now });
  } catch (error) {
    if (error instanceof Error && !error.message.includes(environment.writeKey)) throw error;
    throw new PublishError(explain(error).replaceAll(environment.writeKey, '*****'));
  } finally {
    clearTimeout(timer);
    await connection.close();
  }
}

/** Hours after which a temporary index belongs to a build that is long gone. */
const STALE_HOURS = 6;

/** Removes temporary indices that broken builds left. Best effort: a failure is only logged. */
export async function removeStaleIndices({ client, environment: { indexName }, log, now }: Session): Promise<void> {
  try {
    const { items } = await client.listIndices();
    for (const { name } of items.filter((item) => isStale(item.name, indexName, now(), STALE_HOURS))) {
      await client.initIndex(name).delete().wait();
      log(`Removed ${name}, left by an earlier build.`);
    }
  } catch (error) {
    log(`Could not look for temporary indices that earlier builds left: ${explain(error)}`);
  }
}

/** Seconds for removing the temporary index after a failure, when the session itself may be at its end. */
const REMOVAL_SECONDS = 30;

/**
 * Runs work on a temporary index of this build alone. If the work fails, the index is removed, if that can be done, and
 * the failure thrown on. If it succeeds, the index is left to the caller.
 *
 * @throws PublishError
 */
export async function withTemporaryIndex<T>(session: Session, work: (temporary: string) => Promise<T>): Promise<T> {
  const { environment, now, log } = session;
  const temporary = temporaryName(environment.indexName, now(), randomBytes(4).toString('hex'));
  try {
    return await work(temporary);
  } catch (error) {
    const connection = connect(environment, { signal: AbortSignal.timeout(REMOVAL_SECONDS * 1000) });
    try {
      await connection.client.initIndex(temporary).delete().wait();
    } catch (removal) {
      log(`The temporary index ${temporary} could not be removed (${explain(removal)}); a later run will do it.`);
    } finally {
      await connection.close();
    }
    throw error;
  }
}

/** Copies one index over another and waits until that is done. */
export async function copyIndex(
  { client }: Session,
  from: string,
  to: string,
  scope?: readonly string[],
): Promise<void> {
  await step(
    `Copying ${from} to ${to}`,
    async () => void (await client.copyIndex(from, to, scope && { scope }).wait()),
  );
}
