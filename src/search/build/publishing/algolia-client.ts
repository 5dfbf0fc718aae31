import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import type { PublishEnvironment } from './publish-env';
import { createHttpRequester, type HttpRequester, type RequesterOptions } from './http-requester';

/** A write: settled when it was accepted; `wait` settles when it was carried out. */
export interface Task extends Promise<unknown> {
  wait(): Promise<unknown>;
}

export type Json = Record<string, unknown>;

/** The part in use of an index of the client library's version 4, which the plugin brings along. */
export interface AlgoliaIndex {
  exists(): Promise<boolean>;
  getSettings(): Promise<Json>;
  browseObjects(options: { batch: (hits: Json[]) => void; attributesToRetrieve: readonly string[] }): Promise<void>;
  browseRules(options: { batch: (hits: Json[]) => void }): Promise<void>;
  browseSynonyms(options: { batch: (hits: Json[]) => void }): Promise<void>;
  delete(): Task;
}

export interface AlgoliaClient {
  initIndex(name: string): AlgoliaIndex;
  copyIndex(from: string, to: string, options?: { scope: readonly string[] }): Task;
  moveIndex(from: string, to: string): Task;
  listIndices(): Promise<{ items: readonly { name: string }[] }>;
}

export interface ClientOptions {
  readonly timeouts: { readonly connect: number; readonly read: number; readonly write: number };
  readonly requester: HttpRequester;
  readonly hosts?: readonly { readonly url: string; readonly protocol: 'http' | 'https' }[];
}

/** Options for the client library, the plugin's as well as ours. Times in seconds. */
export function clientOptions({ host, writeTimeout }: PublishEnvironment, requester: HttpRequester): ClientOptions {
  return { timeouts: { connect: 5, read: 30, write: writeTimeout }, requester, ...(host ? { hosts: [host] } : {}) };
}

/** Resolves modules as the plugin does, from the project's root. */
export const projectRequire = createRequire(resolve('package.json'));

export interface Connection {
  readonly client: AlgoliaClient;
  close(): Promise<void>;
}

/** Opens a connection with the client library that the plugin itself uses. */
export function connect(environment: PublishEnvironment, options: RequesterOptions): Connection {
  const pluginRequire = createRequire(projectRequire.resolve('gatsby-plugin-algolia/gatsby-node'));
  const createClient = pluginRequire('algoliasearch') as (
    appId: string,
    key: string,
    options: ClientOptions,
  ) => AlgoliaClient;
  const requester = createHttpRequester(options);
  return {
    client: createClient(environment.appId, environment.writeKey, clientOptions(environment, requester)),
    close: async () => {
      await requester.close();
      await requester.destroy();
    },
  };
}

/** Permits only requests that change nothing. Reading records, rules and synonyms is done by POST. */
export function isReading(method: string, pathname: string): boolean {
  return method === 'GET' || (method === 'POST' && /\/(?:browse|rules\/search|synonyms\/search)$/.test(pathname));
}

/** Permits only requests to this one index. */
export function onlyIndex(name: string): (method: string, pathname: string) => boolean {
  const folder = `/1/indexes/${encodeURIComponent(name)}/`;
  return (_method, pathname) => pathname.startsWith(folder) && !pathname.endsWith('/operation');
}
