/**
 * Lets Gatsby's development server plan pages only with what whole edits have left. When a file changes, Gatsby deletes
 * the nodes that were made of it and makes them again, which takes some milliseconds, for which it does not wait. What
 * is more, an edit that arrives while it plans pages or runs queries changes nodes at once. Pages were then planned
 * without the edited file, so that a sidebar named a doc that did not exist, and the message stayed until the next
 * edit; and six edits in a row, each during the queries of the one before, ended the server. Here, edits wait until the
 * server is idle, and pages are planned when all hooks of plugins are done and the nodes are stored. A page that is
 * requested between an edit and then made Gatsby forget the edit. Here, the page waits.
 *
 * Relies on gatsby 5.16: the actions and services of the machines in `dist/state-machines`, which xstate 4 looks up
 * when it needs them, and the state `batchingNodeMutations`; the event `ADD_NODE_MUTATION`, which has the arguments of
 * an action, the second of which is the plugin; the events of its emitter; and `ready` of its data store.
 */
import { createRequire } from 'node:module';
import { gatsbyModule } from './gatsby-module';

interface MutationEvent {
  readonly payload?: { readonly payload?: readonly unknown[] };
}

interface Choice {
  readonly cond?: (context: unknown, event: MutationEvent) => boolean;
  readonly actions: unknown;
}

interface Actions {
  callApi?: unknown;
  markNodesDirty?: unknown;
  trackRequestedQueryRun?: unknown;
  readonly addNodeMutation?: unknown;
}

interface Services {
  runMutationBatch?: (context: object) => Promise<unknown>;
}

interface Machine {
  readonly states?: { readonly batchingNodeMutations?: { readonly config?: { entry?: unknown } } };
  readonly options?: { readonly actions?: Actions; readonly services?: Services };
}

/** Gatsby's emitter of events. */
interface Emitter {
  readonly on: (event: string, listener: () => void) => void;
  readonly off: (event: string, listener: () => void) => void;
  readonly emit: (event: string, payload?: unknown) => void;
}

/** The plugin whose mutations are edits. Others create nodes while pages are planned, and wait for them. */
const FILES_PLUGIN = 'gatsby-source-filesystem';

/** @throws Error if the installed Gatsby has no such machines */
export function keepEditsWhole(): void {
  const { developMachine } = gatsbyModule<{ developMachine: Machine }>('dist/state-machines/develop/index.js');
  const { waitingMachine } = gatsbyModule<{ waitingMachine: Machine }>('dist/state-machines/waiting/index.js');
  const { emitter } = gatsbyModule<{ emitter: Emitter }>('dist/redux/index.js');
  const { getDataStore } = gatsbyModule<{ getDataStore: () => { readonly ready: () => Promise<void> } }>(
    'dist/datastore/index.js',
  );
  postponeEdits(waitingMachine);
  // Until then, the files are no edits, but what there is at the start.
  emitter.on('BOOTSTRAP_FINISHED', () => postponeEdits(developMachine));
  const release = holdRequests(developMachine, waitingMachine, emitter);
  finishBatches(waitingMachine, emitter, () => getDataStore().ready().then(release));
}

/**
 * Where the machine would call an action on nodes at once, it keeps edits for the next batch, as Gatsby does with those
 * that arrive while webpack is running.
 *
 * @throws Error if the machine has no such actions
 */
export function postponeEdits({ options }: Machine): void {
  const actions = options?.actions;
  const { callApi, markNodesDirty, addNodeMutation } = actions ?? {};
  if (!actions || !callApi || !addNodeMutation) throw unknownGatsby('the actions callApi and addNodeMutation');
  actions.callApi = choose([{ cond: isEdit, actions: addNodeMutation }, { actions: callApi }]);
  // Otherwise the server would plan the pages again although no node has changed yet.
  if (markNodesDirty)
    actions.markNodesDirty = choose([{ cond: (context, event) => !isEdit(context, event), actions: markNodesDirty }]);
}

/**
 * Keeps requests for pages from when a batch of edits begins.
 *
 * @returns makes them at the end of the batch, when the server goes on to plan pages
 * @throws Error if the machines have no such action or state
 */
export function holdRequests(developing: Machine, { states }: Machine, emitter: Emitter): () => void {
  const actions = developing.options?.actions;
  const track = actions?.trackRequestedQueryRun;
  const batching = states?.batchingNodeMutations?.config;
  if (!actions || !track || !batching)
    throw unknownGatsby('the action trackRequestedQueryRun and the state batchingNodeMutations');
  let isEditing = false;
  const held: unknown[] = [];
  const hold = (_context: unknown, { payload }: MutationEvent): void => void held.push(payload);
  batching.entry = () => (isEditing = true);
  actions.trackRequestedQueryRun = choose([{ cond: () => isEditing, actions: hold }, { actions: track }]);
  return () => {
    isEditing = false;
    // The server hears of the end of the batch after this function.
    setImmediate(() => {
      for (const request of held.splice(0)) emitter.emit('QUERY_RUN_REQUESTED', request);
    });
  };
}

function choose(choices: readonly Choice[]): unknown {
  const load = createRequire(require.resolve('gatsby/package.json'));
  const { actions } = load('xstate') as {
    readonly actions: { readonly choose: (choices: readonly Choice[]) => unknown };
  };
  return actions.choose(choices);
}

function isEdit(_context: unknown, { payload }: MutationEvent): boolean {
  const plugin = payload?.payload?.[1] as { readonly name?: string } | undefined;
  return plugin?.name === FILES_PLUGIN;
}

/**
 * A batch of edits ends when every hook that it has caused is done, and what they have created is stored.
 *
 * @throws Error if the machine has no such service
 */
export function finishBatches({ options }: Machine, emitter: Emitter, isStored: () => Promise<void>): void {
  const services = options?.services;
  const run = services?.runMutationBatch;
  if (!run) throw unknownGatsby('the service runMutationBatch');
  let isRunning = false;
  emitter.on('API_RUNNING_START', () => (isRunning = true));
  emitter.on('API_RUNNING_QUEUE_EMPTY', () => (isRunning = false));
  services.runMutationBatch = async (context) => {
    await run(context);
    if (isRunning) await nextEvent(emitter, 'API_RUNNING_QUEUE_EMPTY');
    await isStored();
  };
}

function nextEvent(emitter: Emitter, event: string): Promise<void> {
  return new Promise((done) => {
    const listener = (): void => {
      emitter.off(event, listener);
      done();
    };
    emitter.on(event, listener);
  });
}

function unknownGatsby(expected: string): Error {
  return new Error(
    `Expected ${expected} in a machine of Gatsby's development server. ` +
      'See src/gatsby/build/whole-edits.ts and maintaining/upgrading.md.',
  );
}
