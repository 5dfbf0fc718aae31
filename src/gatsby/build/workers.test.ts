import type * as Workers from './workers';

jest.mock('gatsby-worker', () => ({
  WorkerPool: class {
    readonly scheduled: string[] = [];
    scheduleWorkAll(name: string, ...args: unknown[]): Promise<unknown>[] {
      this.scheduled.push([name, ...args].join(' '));
      return [Promise.resolve()];
    }
    restart(): Promise<void> {
      this.scheduled.push('restart');
      return Promise.resolve();
    }
  },
}));

interface Pool {
  readonly scheduled: string[];
  readonly scheduleWorkAll: (name: string, ...args: unknown[]) => Promise<unknown>[];
  readonly restart: () => Promise<void>;
}

let pool: Pool;
let workers: typeof Workers;
beforeEach(async () => {
  jest.resetModules();
  delete process.env.GATSBY_CPU_COUNT;
  workers = await import('./workers');
  workers.spareWorkers();
  const { WorkerPool } = jest.requireMock<{ WorkerPool: new () => Pool }>('gatsby-worker');
  pool = new WorkerPool();
});

/** A store with this number of queries that must run, and two others. */
const storeWith = (dirty: number) => ({
  getState: () => ({
    queries: {
      trackedQueries: new Map(Array.from({ length: dirty + 2 }, (_, n) => [`${n}`, { dirty: n < dirty ? 2 : 0 }])),
    },
  }),
});

test('a few queries run in this process, for which no worker is prepared', () => {
  pool.scheduleWorkAll('loadConfigAndPlugins', 'site');
  workers.prepareWorkersIfNeeded(storeWith(50));
  pool.scheduleWorkAll('buildSchema');
  workers.queryHereIfFew(storeWith(50));
  expect(pool.scheduled).toEqual([]);
  expect(process.env.GATSBY_CPU_COUNT).toBe('1');
});

test('workers are prepared as soon as it is known that they will run queries', () => {
  pool.scheduleWorkAll('loadConfigAndPlugins', 'site');
  workers.prepareWorkersIfNeeded(storeWith(51));
  expect(pool.scheduled).toEqual(['loadConfigAndPlugins site']);
  pool.scheduleWorkAll('buildSchema');
  workers.queryHereIfFew(storeWith(51));
  expect(pool.scheduled).toEqual(['loadConfigAndPlugins site', 'buildSchema']);
  expect(process.env.GATSBY_CPU_COUNT).toBeUndefined();
});

test('workers are prepared before they run queries, even if that was not expected', () => {
  pool.scheduleWorkAll('loadConfigAndPlugins', 'site');
  workers.prepareWorkersIfNeeded(storeWith(0));
  pool.scheduleWorkAll('buildSchema');
  pool.scheduleWorkAll('setComponents');
  expect(pool.scheduled).toEqual(['loadConfigAndPlugins site', 'buildSchema', 'setComponents']);
});

test('the workers that ran the queries render the pages', async () => {
  await pool.restart();
  expect(pool.scheduled).toEqual([]);
});

test('names what a new version of gatsby-worker no longer has', async () => {
  jest.resetModules();
  jest.doMock('gatsby-worker', () => ({ WorkerPool: class {} }));
  const { spareWorkers } = await import('./workers');
  expect(spareWorkers).toThrow('does not have the methods scheduleWorkAll and restart');
});
