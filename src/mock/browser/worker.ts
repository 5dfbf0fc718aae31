import { createMockApi } from '../shared/create-mock-api';
import { drawMeeting } from '../shared/draw-meeting';
import { createMemoryStore } from '../shared/memory-store';
import { runWhenDue } from '../shared/run-when-due';
import type { MockApi, MockDescription, MockHost } from '../shared/types';
import { STAND_IN_KEY, type EntityChange, type PostedRequest, type WorkerReply, type WorkerTask } from './messages';

/** The part of a worker's global scope that is used here; the types of the DOM do not include it. */
interface WorkerScope {
  onmessage: ((event: MessageEvent<WorkerTask>) => void) | null;
  postMessage: (reply: WorkerReply) => void;
}

const scope: WorkerScope = self;
const drawings = new Map<
  number,
  { readonly resolve: (jpeg: Uint8Array) => void; readonly reject: (error: Error) => void }
>();
let starting: Promise<MockApi> | undefined;
let changes: EntityChange[] = [];

/** A browser's page reaches neither foreign files nor foreign servers, and draws pictures outside of the worker. */
const host: MockHost = {
  now: Date.now,
  fetchFile: (url) => Promise.reject(new Error(`${url} cannot be requested from here: upload the file instead`)),
  deliver: (url) => Promise.reject(new Error(`${url} cannot be requested from here: webhooks need the mock server`)),
  drawJpeg: (picture) =>
    new Promise((resolve, reject) => {
      const id = drawings.size === 0 ? 1 : Math.max(...drawings.keys()) + 1;
      drawings.set(id, { resolve, reject });
      scope.postMessage({ type: 'draw', id, svg: drawMeeting(picture), ...picture.canvas });
    }),
};

scope.onmessage = ({ data }) => {
  switch (data.type) {
    case 'start':
      starting = start(data);
      // The next request reports the error.
      starting.catch(() => undefined);
      break;
    case 'request':
      void answer(data.id, data.request);
      break;
    case 'drawn':
      drawings.get(data.id)?.resolve(data.jpeg);
      drawings.delete(data.id);
      break;
    case 'not-drawn':
      drawings.get(data.id)?.reject(new Error(data.error));
      drawings.delete(data.id);
  }
};

async function start({ calls, api, entities }: Extract<WorkerTask, { type: 'start' }>): Promise<MockApi> {
  const response = await fetch(calls);
  if (!response.ok) throw new Error(`The calls of the API cannot be loaded: status ${response.status}.`);
  const memory = createMemoryStore();
  for (const { kind, id, value } of entities) memory.put(kind, id, value);
  const mock = createMockApi({
    description: (await response.json()) as MockDescription,
    apiKey: STAND_IN_KEY,
    addresses: { api, app: api.replace('//api.', '//app.') },
    seed: 'stand-in',
    host,
    store: {
      ...memory,
      put: (kind, id, value) => {
        memory.put(kind, id, value);
        changes.push({ kind, id, value });
      },
      delete: (kind, id) => {
        memory.delete(kind, id);
        changes.push({ kind, id });
      },
      clear: () => {
        memory.clear();
        changes = [];
        scope.postMessage({ type: 'changes', changes: 'cleared' });
      },
    },
    trustedOrigins: () => true,
  });
  runWhenDue(mock, Date.now, postChanges);
  return mock;
}

async function answer(id: number, { query, ...request }: PostedRequest): Promise<void> {
  try {
    const api = await starting;
    if (!api) throw new Error('The stand-in has not been started.');
    const response = await api.handle({ ...request, query: new URLSearchParams(query) });
    postChanges();
    scope.postMessage({ type: 'answer', id, response });
  } catch (error) {
    scope.postMessage({ type: 'failure', id, error: error instanceof Error ? error.message : String(error) });
  }
}

function postChanges(): void {
  if (changes.length === 0) return;
  scope.postMessage({ type: 'changes', changes });
  changes = [];
}
