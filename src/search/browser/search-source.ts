import { lazyPart } from '../../hooks/lazy-part';
import type { SearchConfig } from '../../site/config/site-config';
import type { SearchResponse, SearchRequest } from '../shared/response';
import type { SearchBackend } from './local/local-engine';

/** The outcome of a search. */
export type SearchOutcome =
  | { readonly status: 'answered'; readonly engine: 'hosted' | 'local'; readonly response: SearchResponse }
  /** The hosted engine has failed or is slow, and the local one has responded. */
  | { readonly status: 'fallback' | 'slow'; readonly engine: 'local'; readonly response: SearchResponse }
  | { readonly status: 'failed' };

export interface SearchSource {
  /** Name under which recent searches are stored, and the index that the hosted engine searches. */
  readonly indexName: string;
  readonly isHosted: boolean;
  readonly preload: () => void;
  /**
   * Never rejects. `engine` is the only one that may respond: further results have to continue the list of the engine
   * that has begun it, because the other one has a different order.
   */
  readonly search: (requests: readonly SearchRequest[], engine?: 'hosted' | 'local') => Promise<SearchOutcome>;
  /** Makes the next search wait for the hosted engine again, although it was slow. To be called before a retry. */
  readonly giveHeadStart: () => void;
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

/** Milliseconds for which the local engine leaves a search to the hosted one. */
const HEAD_START = 1500;

/**
 * Chooses between the engines: the hosted one if it is configured, otherwise the local one. If `localFallback` is on,
 * the local engine also takes over when the hosted one fails or is slow.
 */
export function createSearchSource(config: SearchConfig, { local, hosted }: Backends): SearchSource {
  const isHosted = isHostedSearch(config);
  let localEngine: SearchBackend | undefined;
  let headStart = HEAD_START;
  const hostedPart = lazyPart(hosted);
  const searchLocal = (requests: readonly SearchRequest[]) => (localEngine ??= local()).search(requests);
  const searchHosted = async (requests: readonly SearchRequest[]) => {
    const response = await (await hostedPart.load()).search(requests);
    headStart = HEAD_START;
    return response;
  };

  const hostedOutcome = async (requests: readonly SearchRequest[], mayFallBack: boolean): Promise<SearchOutcome> => {
    try {
      return { status: 'answered', engine: 'hosted', response: await searchHosted(requests) };
    } catch {
      return mayFallBack ? localOutcome(requests, 'fallback') : { status: 'failed' };
    }
  };
  const localOutcome = async (
    requests: readonly SearchRequest[],
    status: 'answered' | 'fallback',
  ): Promise<SearchOutcome> => {
    try {
      return { status, engine: 'local', response: await searchLocal(requests) };
    } catch {
      return { status: 'failed' };
    }
  };

  /**
   * Results of the local engine once the hosted one is slow. Never resolves without any: then the hosted engine is
   * worth the wait.
   */
  const slowOutcome = (requests: readonly SearchRequest[], isAnswered: () => boolean): Promise<SearchOutcome> =>
    new Promise((resolve) => {
      setTimeout(() => {
        if (isAnswered()) return;
        // Until the hosted engine answers again, further searches do not wait for it.
        headStart = 0;
        searchLocal(requests).then(
          (response) => {
            if (response.results.some(({ hits }) => hits.length > 0))
              resolve({ status: 'slow', engine: 'local', response });
          },
          () => undefined,
        );
      }, headStart);
    });

  return {
    indexName: config.indexName || LOCAL_INDEX,
    isHosted,
    preload: () => {
      if (isHosted) void hostedPart.load().catch(() => undefined);
      else (localEngine ??= local()).preload();
    },
    giveHeadStart: () => {
      headStart = HEAD_START;
    },
    search: (requests, engine) => {
      if (!isHosted || engine === 'local') return localOutcome(requests, 'answered');
      const mayFallBack = config.localFallback && engine === undefined;
      let isAnswered = false;
      const outcome = hostedOutcome(requests, mayFallBack).finally(() => {
        isAnswered = true;
      });
      // A late answer of the hosted engine is dropped: it would replace what the reader is choosing from.
      return mayFallBack ? Promise.race([outcome, slowOutcome(requests, () => isAnswered)]) : outcome;
    },
  };
}
