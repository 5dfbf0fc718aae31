/**
 * How Gatsby uses its worker processes in a build. Each of them takes 2 seconds of processor time to start, and as long
 * again to load the configuration and build the schema, which it needs for queries, but not for rendering pages.
 *
 * Relies on gatsby 5.16 and gatsby-worker 2.16:
 * - Gatsby creates the pool after `onPreInit`, hands it the tasks `loadConfigAndPlugins` and `buildSchema` without
 *   waiting for them, and any other task for all workers only if they run queries (`bootstrap/index.js`);
 * - it runs queries in the main process if `GATSBY_CPU_COUNT` is 1 when they are due, and otherwise restarts workers
 *   after the queries to free memory (`commands/build.js`);
 * - the state of a query has a positive number `dirty` if it must run.
 */
import type { Store } from 'gatsby';
import { WorkerPool } from 'gatsby-worker';

/** Up to this number, running queries takes less time than preparing the workers for them. */
const FEW = 50;
/** What workers need for queries. */
const PREPARATIONS = new Set(['loadConfigAndPlugins', 'buildSchema']);

type Schedule = (this: object, name: string, ...args: unknown[]) => Promise<unknown>[];

interface State {
  readonly queries: { readonly trackedQueries: ReadonlyMap<string, { readonly dirty: number }> };
}

let postponed: (() => void)[] | undefined;

/** Prepares workers for queries only when they are needed for that, and lets the same workers render the pages. */
export function spareWorkers(): void {
  // `scheduleWorkAll` is private.
  const pool = WorkerPool.prototype as unknown as { scheduleWorkAll: Schedule; restart: () => Promise<void> };
  const { scheduleWorkAll: schedule, restart } = pool;
  if (typeof schedule !== 'function' || typeof restart !== 'function')
    throw new Error(
      'WorkerPool of gatsby-worker does not have the methods scheduleWorkAll and restart: ' +
        'see src/gatsby/build/workers.ts and maintaining/upgrading.md.',
    );
  postponed = [];
  pool.scheduleWorkAll = function (name, ...args) {
    if (postponed && PREPARATIONS.has(name)) {
      postponed.push(() => schedule.call(this, name, ...args));
      return [];
    }
    prepareWorkers();
    return schedule.call(this, name, ...args);
  };
  pool.restart = () => Promise.resolve();
}

/** Prepares the workers unless that has been done. */
function prepareWorkers(): void {
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
  const { queries } = state as State;
  return [...queries.trackedQueries.values()].filter(({ dirty }) => dirty > 0).length;
}
