import type { MockRequest, MockResponse } from '../shared/types';
import { drawJpeg } from './draw-jpeg';
import type { KeptState } from './kept-state';
import type { WorkerReply, WorkerTask } from './messages';

type WorkerLike = Pick<Worker, 'postMessage' | 'onmessage' | 'onerror' | 'terminate'>;

export interface StandInSettings {
  /** URL of the file with the calls of the description. */
  readonly calls: string;
  /** Base URL of the API in its answers, without a trailing slash. */
  readonly api: string;
  readonly state: KeptState;
  readonly createWorker: () => WorkerLike;
}

/** The API in the reader's browser: the handlers of the mock server in a worker, without a network. */
export interface StandIn {
  /** @throws Error if the worker cannot be started */
  readonly send: (request: MockRequest) => Promise<MockResponse>;
}

/** Creates the stand-in. Nothing is loaded before the first request. */
export function createStandIn({ calls, api, state, createWorker }: StandInSettings): StandIn {
  let worker: WorkerLike | undefined;
  let count = 0;
  const waiting = new Map<
    number,
    { readonly resolve: (response: MockResponse) => void; readonly reject: (error: Error) => void }
  >();

  const fail = (message: string): void => {
    worker?.terminate();
    worker = undefined;
    for (const { reject } of waiting.values()) reject(new Error(message));
    waiting.clear();
  };
  const receive = (started: WorkerLike, reply: WorkerReply): void => {
    if (reply.type === 'changes') state.apply(reply.changes);
    else if (reply.type === 'draw') void draw(started, reply);
    else {
      const caller = waiting.get(reply.id);
      waiting.delete(reply.id);
      if (reply.type === 'answer') caller?.resolve(reply.response);
      else caller?.reject(new Error(reply.error));
    }
  };
  const start = (): WorkerLike => {
    if (worker) return worker;
    const started = createWorker();
    started.onmessage = ({ data }: MessageEvent<WorkerReply>) => receive(started, data);
    // The next request tries again.
    started.onerror = () => fail(STRINGS.console.standInFailed);
    worker = started;
    post(started, { type: 'start', calls, api, entities: state.entities() });
    return started;
  };
  return {
    send: ({ query, ...request }) =>
      new Promise((resolve, reject) => {
        count += 1;
        waiting.set(count, { resolve, reject });
        post(start(), { type: 'request', id: count, request: { ...request, query: String(query) } });
      }),
  };
}

async function draw(worker: WorkerLike, { id, svg, ...size }: Extract<WorkerReply, { type: 'draw' }>): Promise<void> {
  try {
    post(worker, { type: 'drawn', id, jpeg: await drawJpeg(svg, size) });
  } catch (error) {
    post(worker, { type: 'not-drawn', id, error: (error as Error).message });
  }
}

function post(worker: WorkerLike, task: WorkerTask): void {
  worker.postMessage(task);
}
