import { EventEmitter } from 'node:events';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { gatsbyModule } from './gatsby-module';
import { finishBatches, holdRequests, keepEditsWhole, postponeEdits } from './whole-edits';

interface Service {
  readonly start: () => Service;
  readonly send: (event: object) => void;
  readonly state: { readonly value: string; readonly context: { readonly pendingQueryRuns?: ReadonlySet<string> } };
}

interface StartableMachine {
  readonly withContext: (context: object) => StartableMachine;
}

const emitter = new EventEmitter();
/** Names of the nodes that the server has created. */
const created: unknown[] = [];
/** Ends services of the development server. */
const ends: Record<string, () => void> = {};
let stored = Promise.resolve();
/** Whether the server has asked until when nodes are stored. */
let isAsked = false;

/** Of all services: what the server goes on with. */
const RESULT = { store: { getState: () => ({ config: {} }) }, compiler: {} };

const dist = (path: string): string => join(dirname(require.resolve('gatsby/package.json')), 'dist', path);
const service = (name: string) => () => new Promise<object>((done) => (ends[name] = () => done(RESULT)));
const SERVICES = ['initialize', 'initializeData', 'postBootstrap', 'runQueries', 'recreatePages'];
/** What the machines call, which takes seconds to load. The machines themselves are those of the installed Gatsby. */
const MOCKS: Readonly<Record<string, () => object>> = {
  'redux/index.js': () => ({ emitter, store: { dispatch: () => undefined } }),
  'redux/save-state.js': () => ({ saveState: () => undefined }),
  'redux/actions/index.js': () => ({ actions: { setProgramStatus: () => undefined } }),
  'datastore/index.js': () => ({ getDataStore: () => ({ ready: () => ((isAsked = true), stored) }) }),
  'services/listen-to-webpack.js': () => ({}),
  'utils/graphql-typegen/file-writes.js': () => ({}),
  'utils/graphql-typegen/ts-codegen.js': () => ({}),
  'utils/call-deferred-api.js': () => ({
    callRealApi: ({ payload }: { payload: unknown[] }) => created.push(payload[0]),
  }),
  'state-machines/waiting/services.js': () => ({
    waitingServices: jest.requireActual<object>(dist('services/run-mutation-batch.js')),
  }),
  'state-machines/develop/services.js': () => ({
    developServices: {
      ...Object.fromEntries(SERVICES.map((name) => [name, service(name)])),
      waitForMutations: jest.requireActual<{ waitingMachine: object }>(dist('state-machines/waiting/index.js'))
        .waitingMachine,
    },
  }),
};
for (const [path, make] of Object.entries(MOCKS)) jest.doMock(dist(path), make);
jest.useFakeTimers();

/** Long enough for a batch of edits. */
const pass = () => jest.advanceTimersByTimeAsync(1000);

function createNode(name: string, plugin: string): object {
  return { type: 'ADD_NODE_MUTATION', payload: { type: 'createNode', payload: [name, { name: plugin }] } };
}
const edit = (name: string): object => createNode(name, 'gatsby-source-filesystem');
const derived = (name: string): object => createNode(name, 'default-site-plugin');

/** The installed Gatsby's development server, after its start. */
async function start(): Promise<Service> {
  const { developMachine } = gatsbyModule<{ developMachine: StartableMachine }>('dist/state-machines/develop/index.js');
  const load = createRequire(require.resolve('gatsby/package.json'));
  const { interpret } = load('xstate') as { interpret: (machine: StartableMachine) => Service };
  const service = interpret(developMachine.withContext({})).start();
  await end('initialize');
  service.send(edit('file at the start'));
  expect(created.splice(0)).toEqual(['file at the start']);
  await end('initializeData');
  emitter.emit('BOOTSTRAP_FINISHED');
  for (const name of ['postBootstrap', 'runQueries']) await end(name);
  expect(service.state.value).toBe('waiting');
  return service;
}

async function end(service: string): Promise<void> {
  ends[service]?.();
  await jest.advanceTimersByTimeAsync(0);
}

test('edits wait until the server is idle, and pages are planned with whole edits', async () => {
  keepEditsWhole();
  const server = await start();
  let isStored: () => void = () => undefined;
  stored = new Promise((done) => (isStored = done));
  server.send(edit('a'));
  emitter.emit('API_RUNNING_START');
  await pass();
  expect(created.splice(0)).toEqual(['a']);
  server.send(edit('b'));
  expect(server.state.value).toBe('waiting');
  expect(isAsked).toBe(false);
  emitter.emit('API_RUNNING_QUEUE_EMPTY');
  await pass();
  expect(isAsked).toBe(true);
  expect(server.state.value).toBe('waiting');
  isStored();
  await pass();
  expect(server.state.value).toBe('recreatingPages');
  server.send(edit('c'));
  server.send(derived('d'));
  expect(created.splice(0)).toEqual(['d']);
  await end('recreatePages');
  expect(server.state.value).toBe('runningQueries');
  server.send(edit('e'));
  await end('runQueries');
  expect(server.state.value).toBe('waiting');
  expect(created).toEqual([]);
  await pass();
  expect(created.splice(0)).toEqual(['b', 'c', 'e']);
  expect(server.state.value).toBe('recreatingPages');
});

test('a page that is requested right after an edit waits for it', async () => {
  jest.resetModules();
  keepEditsWhole();
  const server = await start();
  server.send(edit('a'));
  emitter.emit('QUERY_RUN_REQUESTED', { pagePath: '/a' });
  expect(server.state.value).toBe('waiting');
  await pass();
  expect(created.splice(0)).toEqual(['a']);
  expect(server.state.value).toBe('recreatingPages');
  expect([...(server.state.context.pendingQueryRuns ?? [])]).toEqual(['/a']);
  await end('recreatePages');
  await end('runQueries');
  emitter.emit('QUERY_RUN_REQUESTED', { pagePath: '/b' });
  expect(server.state.value).toBe('runningQueries');
});

test('development fails with a Gatsby that does not have these actions, state and service', () => {
  expect(() => postponeEdits({})).toThrow('Expected the actions callApi and addNodeMutation');
  expect(() => holdRequests({}, {}, emitter)).toThrow('Expected the action trackRequestedQueryRun');
  expect(() => finishBatches({}, emitter, () => stored)).toThrow('Expected the service runMutationBatch');
});
