import { lazyPart } from '../../hooks/lazy-part';
import type { SearchConfig } from '../../site/config/site-config';
import type { SearchResponse, SearchRequest } from '../shared/response';
import type { SearchBackend } from './local/local-engine';

/** The outcome of a search. */
export type SearchOutcome =
  | { readonly status: 'answered'; readonly engine: 'hosted' | 'local'; readonly response: SearchResponse }
  /** The hosted engine has failed, and the local one has responded. */
  | { readonly status: 'fallback'; readonly engine: 'local'; readonly response: SearchResponse }
  | { readonly status: 'failed' };

export interface SearchSource {
  /** Name under which recent searches are stored, and the index that the hosted engine searches. */
  readonly indexName: string;
  readonly isHosted: boolean;
  readonly preload: () => void;
  /** Never rejects. */
  readonly search: (requests: readonly SearchRequest[]) => Promise<SearchOutcome>;
}

export interface Backends {
  readonly local: () => SearchBackend;
  readonly hosted: () => Promise<SearchBackend>;
}

/** Name of the index if none is configured. */
const LOCAL_INDEX = 'local';

function isHostedSearch({ appId, apiKey, indexName }: Pick<SearchConfig, 'appId' | 'apiKey' | 'indexName'>): boolean {
  return appId !== '' && apiKey !== '' && indexName !== '';
}

/**
 * Chooses between the engines: the hosted one if it is configured, otherwise the local one. If `localFallback` is on,
 * the local engine also takes over when the hosted one fails.
 */
export function createSearchSource(config: SearchConfig, { local, hosted }: Backends): SearchSource {
  const isHosted = isHostedSearch(config);
  let localEngine: SearchBackend | undefined;
  const hostedPart = lazyPart(hosted);
  const searchLocal = (requests: readonly SearchRequest[]) => (localEngine ??= local()).search(requests);
  const searchHosted = async (requests: readonly SearchRequest[]) => (await hostedPart.load()).search(requests);

  return {
    indexName: config.indexName || LOCAL_INDEX,
    isHosted,
    preload: () => {
      if (isHosted) void hostedPart.load().catch(() => undefined);
      else (localEngine ??= local()).preload();
    },
    search: async (requests) => {
      try {
        return {
          status: 'answered',
          engine: isHosted ? 'hosted' : 'local',
          response: await (isHosted ? searchHosted : searchLocal)(requests),
        };
      } catch {
        if (!isHosted || !config.localFallback) return { status: 'failed' };
      }
      try {
        return { status: 'fallback', engine: 'local', response: await searchLocal(requests) };
      } catch {
        return { status: 'failed' };
      }
    },
  };
}
