import { lazyPart } from '../../hooks/lazy-part';
import type { SearchConfig } from '../../site/config/site-config';
import type { SearchAnswer, SearchRequest } from '../shared/answer';
import type { SearchBackend } from './local/local-engine';

/** What became of a search. */
export type SearchOutcome =
  | { readonly status: 'answered'; readonly engine: 'hosted' | 'local'; readonly answer: SearchAnswer }
  /** The hosted engine has failed, the local one has answered. */
  | { readonly status: 'fallback'; readonly engine: 'local'; readonly answer: SearchAnswer }
  | { readonly status: 'failed' };

export interface SearchSource {
  /** Name under which recent searches are kept, and which the hosted engine is asked for. */
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

/** Name of the index where none is configured. */
const LOCAL_INDEX = 'local';

function isHostedSearch({ appId, apiKey, indexName }: Pick<SearchConfig, 'appId' | 'apiKey' | 'indexName'>): boolean {
  return appId !== '' && apiKey !== '' && indexName !== '';
}

/**
 * Chooses between the engines: the hosted one where it is configured, otherwise the local one, which also takes over
 * when
 * the hosted one fails, if that is allowed.
 */
export function createSearchSource(config: SearchConfig, { local, hosted }: Backends): SearchSource {
  const isHosted = isHostedSearch(config);
  let localEngine: SearchBackend | undefined;
  const hostedPart = lazyPart(hosted);
  const askLocal = (requests: readonly SearchRequest[]) => (localEngine ??= local()).search(requests);
  const askHosted = async (requests: readonly SearchRequest[]) => (await hostedPart.load()).search(requests);

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
          answer: await (isHosted ? askHosted : askLocal)(requests),
        };
      } catch {
        if (!isHosted || !config.localFallback) return { status: 'failed' };
      }
      try {
        return { status: 'fallback', engine: 'local', answer: await askLocal(requests) };
      } catch {
        return { status: 'failed' };
      }
    },
  };
}
