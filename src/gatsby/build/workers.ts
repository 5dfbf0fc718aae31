/**
 * How Gatsby uses its worker processes in a build. Each of them takes 2 seconds of processor time to start, and as long
 * again to load the configuration and build the schema, which it needs for queries, but not for rendering pages.
 *
 * Relies on gatsby 5.16 and gatsby-worker 2.16:
 * - Gatsby creates the pool after `onPreInit`, hands it the tasks `loadConfigAndPlugins` and `buildSchema` without
 *   waiting for them, and any other task for all workers only if they run queries (`bootstrap/index.js`);
 * - it runs queries in the main process if `GATSBY_CPU_COUNT` is 1 when they are due, and otherwise restarts workers
 *   after the queries to free memory (`commands/build.js`);
 * - it renders pages with the task `renderHTMLProd`, a function of the worker's module, for 50 pages each
 *   (`commands/build-html.js`);
 * - the state of a query has a positive number `dirty` if it must run.
 */
import { createRequire } from 'node:module';
import type { Store } from 'gatsby';
import { WorkerPool } from 'gatsby-worker';

/** Up to this number, running queries takes less time than preparing the workers for them. */
const FEW = 50;
/** What workers need for queries. */
const PREPARATIONS = new Set(['loadConfigAndPlugins', 'buildSchema']);
/** Number of pages in a task that renders pages, but for the last of them. */
const TASK_SIZE = 50;

type Task = (...args: readonly unknown[]) => unknown;

/** Methods and fields of `WorkerPool`. */
interface Pool {
  readonly workerPath: string;
  startAll: (this: Pool) => void;
  scheduleWorkAll: (this: Pool, name: string, ...args: unknown[]) => Promise<unknown>[];
  scheduleWorkSingle: (this: Pool, name: string, ...args: unknown[]) => Promise<unknown>;
  restart: () => Promise<void>;
}

interface State {
  readonly queries: { readonly trackedQueries: ReadonlyMap<string, { readonly dirty: number }> };
}

let postponed: (() => void)[] | undefined;
/** Starts the workers, unless they have been started. */
let start: (() => void) | undefined;

/**
 * Starts workers only when they are needed, prepares them for queries only when they are needed for that, and lets the
 * same workers render the pages. A few pages, as after an edit, are rendered in this process.
 *
 * @param store has no queries yet if there was no build before; then workers start at once, beside the other work
 */
export function spareWorkers({ getState }: Pick<Store, 'getState'>): void {
  // Some of these are private.
  const pool = WorkerPool.prototype as unknown as Pool;
  const { startAll, scheduleWorkAll, scheduleWorkSingle, restart } = pool;
  if ([startAll, scheduleWorkAll, scheduleWorkSingle, restart].some((method) => typeof method !== 'function'))
    throw new Error(
      'WorkerPool of gatsby-worker does not have the methods startAll, scheduleWorkAll, scheduleWorkSingle and ' +
        'restart: see src/gatsby/build/workers.ts and maintaining/upgrading.md.',
    );
  postponed = [];
  const isFirstBuild = trackedQueries(getState()).size === 0;
  pool.startAll = function () {
    start = () => startAll.call(this);
    if (isFirstBuild) startWorkers();
  };
  pool.scheduleWorkAll = function (name, ...args) {
    if (postponed && PREPARATIONS.has(name)) {
      postponed.push(() => scheduleWorkAll.call(this, name, ...args));
      return [];
    }
    prepareWorkers();
    return scheduleWorkAll.call(this, name, ...args);
  };
  pool.scheduleWorkSingle = function (name, ...args) {
    if (start && name === 'renderHTMLProd' && countPages(args) < TASK_SIZE)
      return runHere(taskOf(this.workerPath, name), args);
    startWorkers();
    return scheduleWorkSingle.call(this, name, ...args);
  };
  pool.restart = () => Promise.resolve();
}

const runHere = async (task: Task, args: readonly unknown[]): Promise<unknown> => task(...args);

function startWorkers(): void {
  const run = start;
  start = undefined;
  run?.();
}

/** The first task with fewer pages than others have is the only one. */
function countPages([input]: readonly unknown[]): number {
  return (input as { readonly paths: readonly string[] }).paths.length;
}

function taskOf(workerPath: string, name: string): Task {
  const task = (createRequire(workerPath)(workerPath) as Readonly<Record<string, Task | undefined>>)[name];
  if (!task) throw new Error(`Gatsby's workers have no task ${name}: see src/gatsby/build/workers.ts.`);
  return task;
}

/** Prepares the workers unless that has been done. */
function prepareWorkers(): void {
  startWorkers();
  const tasks = postponed ?? [];
  postponed = undefined;
  for (const run of tasks) run();
}

/** Prepares the workers early if they will run queries. Call this when all pages have been created. */
export function prepareWorkersIfNeeded({ getState }: Pick<Store, 'getState'>): void {
  if (countDirty(getState()) > FEW) prepareWorkers();
}

/** Runs the queries in this process if there are only a few, as after an edit. Call this shortly before they run. */
export function queryHereIfFew({ getState }: Pick<Store, 'getState'>): void {
  if (countDirty(getState()) <= FEW) process.env.GATSBY_CPU_COUNT = '1';
}

function countDirty(state: unknown): number {
  return [...trackedQueries(state).values()].filter(({ dirty }) => dirty > 0).length;
}

function trackedQueries(state: unknown): State['queries']['trackedQueries'] {
  return (state as State).queries.trackedQueries;
}
