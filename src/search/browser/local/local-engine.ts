import type { SearchAnswer, SearchRequest } from '../../shared/answer';
import type { WorkerReply, WorkerTask } from './messages';

/** An engine that answers requests, wherever it is. */
export interface SearchBackend {
  /** Fetches ahead what the first answer needs. */
  readonly preload: () => void;
  readonly search: (requests: readonly SearchRequest[]) => Promise<SearchAnswer>;
}

type WorkerLike = Pick<Worker, 'postMessage' | 'onmessage' | 'onerror' | 'terminate'>;

/**
 * The local engine: its index and all work on it are in a worker, so that typing is never held up. `folder` is the
 * address of the index's files.
 */
export function createLocalEngine(folder: string, createWorker: () => WorkerLike): SearchBackend {
  let worker: WorkerLike | undefined;
  let count = 0;
  const waiting = new Map<
    number,
    { readonly resolve: (answer: SearchAnswer) => void; readonly reject: (error: Error) => void }
  >();

  const start = (): WorkerLike => {
    if (worker) return worker;
    const started = createWorker();
    started.onmessage = ({ data }: MessageEvent<WorkerReply>) => {
      const asked = waiting.get(data.id);
      waiting.delete(data.id);
      if ('answer' in data) asked?.resolve(data.answer);
      else asked?.reject(new Error(data.error));
    };
    // The worker's file could not be loaded: the next search tries anew.
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
        // Reported by the next search.
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
