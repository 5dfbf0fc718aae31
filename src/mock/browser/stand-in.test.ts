/** @jest-environment jsdom */
import { createKeptState } from './kept-state';
import type { EntityChange, WorkerReply, WorkerTask } from './messages';
import { createStandIn } from './stand-in';

class FakeWorker {
  readonly tasks: WorkerTask[] = [];
  onmessage: ((event: MessageEvent<WorkerReply>) => void) | null = null;
  onerror: ((event: ErrorEvent) => void) | null = null;
  isTerminated = false;
  postMessage(task: WorkerTask): void {
    this.tasks.push(task);
  }
  reply(data: WorkerReply): void {
    this.onmessage?.({ data } as MessageEvent<WorkerReply>);
  }
  terminate(): void {
    this.isTerminated = true;
  }
}

const REQUEST = {
  method: 'GET',
  path: '/rooms',
  query: new URLSearchParams('a=1'),
  headers: {},
  body: new Uint8Array(),
};
const ANSWER = { status: 200, headers: {}, body: '[]' };
const USER: EntityChange = { kind: 'users', id: 'u-1', value: { name: 'Mara' } };

function setUp() {
  const workers: FakeWorker[] = [];
  const state = createKeptState(window.sessionStorage);
  const standIn = createStandIn({
    calls: '/calls.json',
    api: 'https://api.example',
    state,
    createWorker: () => {
      const worker = new FakeWorker();
      workers.push(worker);
      return worker;
    },
  });
  return { workers, standIn, state };
}

beforeEach(() => {
  jest.useFakeTimers();
  window.sessionStorage.clear();
});
afterEach(() => jest.useRealTimers());

test('starts one worker with the first request, and gives each answer to its request', async () => {
  const { workers, standIn } = setUp();
  expect(workers).toHaveLength(0);
  const first = standIn.send(REQUEST);
  const second = standIn.send({ ...REQUEST, path: '/webhooks' });
  expect(workers[0]?.tasks.map(({ type }) => type)).toEqual(['start', 'request', 'request']);
  expect(workers[0]?.tasks[1]).toEqual({ type: 'request', id: 1, request: { ...REQUEST, query: 'a=1' } });
  workers[0]?.reply({ type: 'failure', id: 2, error: 'The calls cannot be loaded.' });
  workers[0]?.reply({ type: 'answer', id: 1, response: ANSWER });
  await expect(first).resolves.toEqual(ANSWER);
  await expect(second).rejects.toThrow('The calls cannot be loaded.');
});

test('after a worker that could not be loaded, the next request starts another one', async () => {
  const { workers, standIn } = setUp();
  const failed = standIn.send(REQUEST);
  workers[0]?.onerror?.(new ErrorEvent('error'));
  await expect(failed).rejects.toThrow('could not be loaded');
  expect(workers[0]?.isTerminated).toBe(true);
  void standIn.send(REQUEST);
  expect(workers).toHaveLength(2);
});

test('what has changed is kept for the next page of the tab, until everything is cleared', () => {
  const before = setUp();
  void before.standIn.send(REQUEST);
  before.workers[0]?.reply({ type: 'changes', changes: [USER, { kind: 'users', id: 'u-2', value: {} }] });
  before.workers[0]?.reply({ type: 'changes', changes: [{ kind: 'users', id: 'u-2' }] });
  jest.runOnlyPendingTimers();
  const after = setUp();
  void after.standIn.send(REQUEST);
  expect(after.workers[0]?.tasks[0]).toEqual({
    type: 'start',
    calls: '/calls.json',
    api: 'https://api.example',
    entities: [USER],
  });
  after.workers[0]?.reply({ type: 'changes', changes: 'cleared' });
  window.dispatchEvent(new Event('pagehide'));
  expect(setUp().state.entities()).toEqual([]);
});

test.each(['{', '7', 'null'])('what is not ours in the storage counts as nothing: %s', (text) => {
  window.sessionStorage.setItem('mock-state', text);
  expect(setUp().state.entities()).toEqual([]);
});

test('a state that does not fit into the storage is dropped as a whole', () => {
  const { state } = setUp();
  state.apply([USER]);
  jest.runOnlyPendingTimers();
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  state.apply([{ ...USER, id: 'u-2' }]);
  jest.runOnlyPendingTimers();
  full.mockRestore();
  expect(window.sessionStorage.getItem('mock-state')).toBeNull();
});

test('a picture that cannot be drawn is reported to the worker', async () => {
  const { workers, standIn } = setUp();
  void standIn.send(REQUEST);
  HTMLImageElement.prototype.decode = () => Promise.reject(new Error('no picture'));
  workers[0]?.reply({ type: 'draw', id: 4, svg: '<svg/>', width: 10, height: 10 });
  await jest.advanceTimersByTimeAsync(0);
  expect(workers[0]?.tasks.at(-1)).toEqual({ type: 'not-drawn', id: 4, error: 'no picture' });
});
