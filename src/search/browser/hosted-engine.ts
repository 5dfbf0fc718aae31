import { liteClient, type SearchQuery } from 'algoliasearch/lite';
import type { SearchConfig } from '../../site/config/site-config';
import { checkAnswer } from './check-answer';
import type { SearchBackend } from './local/local-engine';

/** Milliseconds until a host counts as failed; after each timeout the next hosts get more time. */
const TIMEOUTS = { connect: 1000, read: 2000, write: 30_000 };

/**
 * Creates the hosted engine. The client tries its hosts one after the other and skips a failed one for two minutes. The
 * promise is rejected when all hosts have failed, or immediately when one refuses the request or gives an answer that
 * cannot be shown.
 */
export function createHostedEngine({
  appId,
  apiKey,
  hosts,
}: Pick<SearchConfig, 'appId' | 'apiKey' | 'hosts'>): SearchBackend {
  const client = liteClient(appId, apiKey, {
    timeouts: TIMEOUTS,
    hostsCache: createHostsCache(),
    // No retries when a host reports too many requests: that response counts as a refusal like any other.
    maxRateLimitRetries: 0,
    ...(hosts.length > 0 ? { hosts: hosts.map(toHost) } : {}),
  });
  return {
    preload: () => undefined,
    search: async (requests) =>
      checkAnswer(await client.search({ requests: requests as SearchQuery[] }), requests.length),
  };
}

function toHost(origin: string) {
  const { host, protocol } = new URL(origin);
  return {
    url: host,
    protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
    accept: 'readWrite' as const,
  };
}

/** The part of the client's cache interface that it uses for the states of its hosts. */
interface HostsCache {
  readonly get: <T>(host: HostKey, defaultValue: () => Promise<T>) => Promise<T>;
  readonly set: <T>(host: HostKey, value: T) => Promise<T>;
  readonly delete: (host: HostKey) => Promise<void>;
  readonly clear: () => Promise<void>;
}

type HostKey = string | Readonly<Record<string, unknown>>;

/**
 * Remembers which hosts have failed for the lifetime of the page. The client's default cache stores a failure under a
 * key that contains the time and never finds it again: every search would try a failed host first, and the reader's
 * storage would grow with every failure.
 */
function createHostsCache(): HostsCache {
  const states = new Map<string, unknown>();
  return {
    get: async <T>(host: HostKey, defaultValue: () => Promise<T>) =>
      states.has(keyOf(host)) ? (states.get(keyOf(host)) as T) : defaultValue(),
    set: async <T>(host: HostKey, value: T) => {
      states.set(keyOf(host), value);
      return value;
    },
    delete: async (host) => void states.delete(keyOf(host)),
    clear: async () => states.clear(),
  };
}

/** The client reads with the host as the key, and writes with an object that also has the host's state. */
function keyOf(host: HostKey): string {
  return typeof host === 'string' ? host : `${String(host.protocol)}://${String(host.url)}`;
}
