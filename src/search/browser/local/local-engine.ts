import type { SearchResponse, SearchRequest } from '../../shared/response';
import type { WorkerReply, WorkerTask } from './messages';

/** An engine that answers search requests, local or hosted. */
export interface SearchBackend {
  /** Preloads what the first search needs. */
  readonly preload: () => void;
  readonly search: (requests: readonly SearchRequest[]) => Promise<SearchResponse>;
}

type WorkerLike = Pick<Worker, 'postMessage' | 'onmessage' | 'onerror' | 'terminate'>;

/**
 * Creates the local engine. Its index and all work on it are in a worker, so that typing is never blocked. `folder` is
 * the URL of the index's files, with a trailing slash.
 */
export function createLocalEngine(folder: string, createWorker: () => WorkerLike): SearchBackend {
  let worker: WorkerLike | undefined;
  let count = 0;
  const waiting = new Map<
    number,
    { readonly resolve: (response: SearchResponse) => void; readonly reject: (error: Error) => void }
  >();

  const start = (): WorkerLike => {
    if (worker) return worker;
    const started = createWorker();
    started.onmessage = ({ data }: MessageEvent<WorkerReply>) => {
      const caller = waiting.get(data.id);
      waiting.delete(data.id);
      if ('response' in data) caller?.resolve(data.response);
      else caller?.reject(new Error(data.error));
    };
    // The worker's file could not be loaded: the next search tries again.
    started.onerror = () => {
      started.terminate();
      worker = undefined;
      for (const { reject } of waiting.values()) reject(new Error('The search worker could not be started.'));
      waiting.clear();
    };
    worker = started;
    return started;
  };
  const post = (task: WorkerTask): void => start().postMessage(task);

  return {
    preload: () => {
      try {
        post({ type: 'load', folder });
      } catch {
        // The next search reports the error.
      }
    },
    search: (requests) =>
      new Promise((resolve, reject) => {
        count += 1;
        waiting.set(count, { resolve, reject });
        post({ type: 'search', folder, id: count, requests });
      }),
  };
}
