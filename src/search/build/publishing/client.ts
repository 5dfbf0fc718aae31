import { algoliasearch, type Algoliasearch } from 'algoliasearch';
import type { PublishEnvironment } from '../publish-env';
import { createRequester, type RequesterOptions } from './requester';

/** Seconds for one request. */
export const READ_TIMEOUT = 30;

export interface Connection {
  readonly client: Algoliasearch;
  close(): Promise<void>;
}

export function connect(
  { appId, writeKey, host, writeTimeout }: PublishEnvironment,
  options: RequesterOptions,
): Connection {
  const requester = createRequester(options);
  const timeouts = { connect: 5000, read: READ_TIMEOUT * 1000, write: writeTimeout * 1000 };
  const hosts = host === null ? {} : { hosts: [{ ...host, accept: 'readWrite' as const }] };
  return { client: algoliasearch(appId, writeKey, { requester, timeouts, ...hosts }), close: requester.close };
}

/** Permits only requests that change nothing. Records, rules and synonyms are read by POST. */
export function isReading(method: string, pathname: string): boolean {
  return method === 'GET' || (method === 'POST' && /\/(?:browse|rules\/search|synonyms\/search)$/.test(pathname));
}
