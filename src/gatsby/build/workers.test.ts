import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type * as Workers from './workers';

const gatsbyPath = (path: string): string => join(dirname(require.resolve('gatsby/package.json')), path);

const mockRender = jest.fn((input: unknown) => input);
jest.mock('/gatsby/child.js', () => ({ renderHTMLProd: (input: unknown) => mockRender(input) }), { virtual: true });
jest.mock('node:module', () => ({
  ...jest.requireActual<object>('node:module'),
  createRequire: () => (path: string) => jest.requireMock<object>(path),
}));
jest.mock('gatsby-worker', () => ({
  WorkerPool: class {
    readonly scheduled: string[] = [];
    readonly workerPath = '/gatsby/child.js';
    constructor() {
      this.startAll();
    }
    startAll(): void {
      this.scheduled.push('start');
    }
    scheduleWorkAll(name: string, ...args: unknown[]): Promise<unknown>[] {
      this.scheduled.push([name, ...args].join(' '));
      return [Promise.resolve()];
    }
    scheduleWorkSingle(name: string): Promise<unknown> {
      this.scheduled.push(name);
      return Promise.resolve();
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
  readonly scheduleWorkSingle: (name: string, ...args: unknown[]) => Promise<unknown>;
  readonly restart: () => Promise<void>;
}

let pool: Pool;
let workers: typeof Workers;

/** Starts Gatsby with this number of queries known from the previous build. */
async function startGatsby(known: number): Promise<void> {
  jest.resetModules();
  mockRender.mockClear();
  delete process.env.GATSBY_CPU_COUNT;
  workers = await import('./workers');
  workers.spareWorkers({ getState: () => ({ queries: { trackedQueries: new Map(queries(known)) } }) });
  const { WorkerPool } = jest.requireMock<{ WorkerPool: new () => Pool }>('gatsby-worker');
  pool = new WorkerPool();
}
const queries = (count: number) => Array.from({ length: count }, (_, n) => [`${n}`, { dirty: 0 }] as const);
const pages = (count: number) => ({ paths: Array.from({ length: count }, (_, n) => `/${n}`) });
beforeEach(() => startGatsby(100));

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

test('workers are started and prepared as soon as it is known that they will run queries', () => {
  pool.scheduleWorkAll('loadConfigAndPlugins', 'site');
  workers.prepareWorkersIfNeeded(storeWith(51));
  expect(pool.scheduled).toEqual(['start', 'loadConfigAndPlugins site']);
  pool.scheduleWorkAll('buildSchema');
  workers.queryHereIfFew(storeWith(51));
  expect(pool.scheduled).toEqual(['start', 'loadConfigAndPlugins site', 'buildSchema']);
  expect(process.env.GATSBY_CPU_COUNT).toBeUndefined();
});

test('workers are started and prepared before they run queries, even if that was not expected', () => {
  pool.scheduleWorkAll('loadConfigAndPlugins', 'site');
  workers.prepareWorkersIfNeeded(storeWith(0));
  pool.scheduleWorkAll('buildSchema');
  pool.scheduleWorkAll('setComponents');
  expect(pool.scheduled).toEqual(['start', 'loadConfigAndPlugins site', 'buildSchema', 'setComponents']);
});

test('in a first build, workers start at once', async () => {
  await startGatsby(0);
  expect(pool.scheduled).toEqual(['start']);
});

test('a few pages are rendered in this process, without any worker', async () => {
  expect(await pool.scheduleWorkSingle('renderHTMLProd', pages(49))).toEqual(pages(49));
  expect(pool.scheduled).toEqual([]);
});

test('an error while a page is rendered here rejects the task', async () => {
  const error = Object.assign(new Error('no title'), { context: { path: '/' } });
  mockRender.mockImplementationOnce(() => {
    throw error;
  });
  await expect(pool.scheduleWorkSingle('renderHTMLProd', pages(1))).rejects.toBe(error);
});

test.each([
  ['many pages', 'renderHTMLProd', 50],
  ['slices', 'renderSlices', 1],
])('%s are rendered by workers, and so is what follows', async (_, task, count) => {
  await pool.scheduleWorkSingle(task, pages(count));
  await pool.scheduleWorkSingle('renderHTMLProd', pages(1));
  expect(pool.scheduled).toEqual(['start', task, 'renderHTMLProd']);
  expect(mockRender).not.toHaveBeenCalled();
});

test('the workers that ran the queries render the pages', async () => {
  await pool.restart();
  expect(pool.scheduled).toEqual([]);
});

test('the installed Gatsby renders pages with a function of the module of its workers', () => {
  const path = gatsbyPath('dist/utils/worker/child/index.js');
  expect(readFileSync(path, 'utf8')).toContain('exports.renderHTMLProd = _renderHtml.renderHTMLProd');
});

test('names what a new version of gatsby-worker no longer has', async () => {
  jest.resetModules();
  jest.doMock('gatsby-worker', () => ({ WorkerPool: class {} }));
  const { spareWorkers } = await import('./workers');
  expect(() => spareWorkers(storeWith(0))).toThrow('does not have the methods startAll, scheduleWorkAll');
});
