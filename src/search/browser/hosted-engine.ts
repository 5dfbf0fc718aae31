import { liteClient, type SearchQuery } from 'algoliasearch/lite';
import type { SearchConfig } from '../../site/config/site-config';
import { checkAnswer } from './check-answer';
import { createHostsCache } from './hosts-cache';
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
