import { setTimeout as pause } from 'node:timers/promises';
import { algoliasearch, type Algoliasearch } from 'algoliasearch';
import type { PublishEnvironment } from '../publish-env';
import { createRequester } from './requester';

export interface SessionOptions {
  readonly environment: PublishEnvironment;
  readonly log: (line: string) => void;
  /** Time limit for the whole run, in seconds. */
  readonly deadline?: number;
  readonly now?: () => Date;
}

export interface Session extends Required<Omit<SessionOptions, 'deadline'>> {
  readonly client: Algoliasearch;
  /** Aborts at the deadline. */
  readonly signal: AbortSignal;
}

/** Creates a client whose requests are aborted at the deadline. If `readOnly`, requests that write are rejected. */
export function openSession(
  { environment, log, deadline = 900, now = () => new Date() }: SessionOptions,
  readOnly = false,
): Session {
  const controller = new AbortController();
  setTimeout(() => controller.abort(new Error(`it took longer than ${deadline} s`)), deadline * 1000).unref();
  const { appId, writeKey, host, writeTimeout } = environment;
  const client = algoliasearch(appId, writeKey, {
    requester: createRequester(controller.signal, readOnly ? isReading : undefined),
    // `fetch` applies its own connection timeout.
    timeouts: { connect: 0, read: 30_000, write: writeTimeout * 1000 },
    ...(host && { hosts: [{ ...host, accept: 'readWrite' }] }),
  });
  return { environment, log, now, client, signal: controller.signal };
}

/** Records, rules and synonyms are read with POST. */
function isReading(method: string, pathname: string): boolean {
  return method === 'GET' || (method === 'POST' && /\/(?:browse|rules\/search|synonyms\/search)$/.test(pathname));
}

/** Adds the name of the step to an error. The request that the client libraries put into theirs is dropped. */
export async function step<T>(name: string, work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    throw new Error(`${name} failed: ${explain(error)}`);
  });
}

type Attempts = readonly { readonly response: { readonly status: number; readonly content: string } }[];

/** An error of version 5 of the client library, or of version 4, which the plugin uses. */
type ClientError = Partial<Error & { status: number; stackTrace: Attempts; transporterStackTrace: Attempts }>;

/** Describes an error in one line, without the requests that client errors contain. */
export function explain(error: unknown): string {
  const { name, message = String(error), status, stackTrace, transporterStackTrace } = Object(error) as ClientError;
  if (name !== 'RetryError') return status ? `the provider responded with status ${status}: ${message}` : message;
  const last = (stackTrace ?? transporterStackTrace)?.at(-1)?.response;
  return `no host responded (${last?.status ? `status ${last.status}` : (last?.content ?? 'no attempt was made')})`;
}

const ATTEMPTS = 4;

/** Retries until the result is accepted; returns the last result or throws the last error. */
export async function retry<T>(
  run: () => Promise<T>,
  isDone: (result: T) => boolean = () => true,
  attempt = 1,
): Promise<T> {
  try {
    const result = await run();
    if (isDone(result) || attempt === ATTEMPTS) return result;
  } catch (error) {
    if (attempt === ATTEMPTS) throw error;
  }
  await pause(200 * attempt);
  return retry(run, isDone, attempt + 1);
}
