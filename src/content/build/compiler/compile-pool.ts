import { availableParallelism } from 'node:os';
import { startProcesses } from '../../../site/build/processes';
import type { CompileTask } from './compile-page';
import type * as CompileWorker from './compile-worker';

type AdvanceResult = CompileWorker.AdvanceResult;

/** A page that has been given to the pool. */
interface Scheduled {
  readonly digest: string;
  readonly result: Promise<AdvanceResult>;
}

/**
 * Compiles pages in processes of its own, which start with the first page and end with the last one. Meanwhile, the
 * main process reads the other files and makes the bundles, which occupies one core.
 */
export interface CompilePool {
  /** Compiles a page, unless this version of it has been scheduled before. */
  readonly schedule: (task: CompileTask) => Promise<AdvanceResult>;
  /** The result of a page that has been scheduled; undefined if it has not been. */
  readonly resultOf: (nodeId: string, digest: string) => Promise<AdvanceResult> | undefined;
  /** Waits until all scheduled pages are compiled. Returns their results. */
  readonly finish: () => Promise<readonly AdvanceResult[]>;
}

export function createCompilePool(): CompilePool {
  const scheduled = new Map<string, Scheduled>();
  let processes: ReturnType<typeof start> | undefined;
  let running = 0;

  const start = () =>
    startProcesses<typeof CompileWorker>(
      'src/content/build/compiler/compile-worker.ts',
      ['compileInAdvance'],
      availableParallelism(),
    );
  const run = async (task: CompileTask): Promise<AdvanceResult> => {
    processes ??= start();
    running += 1;
    try {
      return await processes.compileInAdvance(task);
    } finally {
      running -= 1;
      if (running === 0) void endSoon();
    }
  };
  const endSoon = async (): Promise<void> => {
    // More pages may follow at once.
    await new Promise((done) => setTimeout(done, 1000).unref());
    if (running > 0 || !processes) return;
    const ending = processes;
    processes = undefined;
    await ending.end();
  };
  return {
    schedule: (task) => {
      const { nodeId, digest } = task;
      const known = scheduled.get(nodeId);
      if (known?.digest === digest) return known.result;
      const result = run(task);
      // Whoever waits for the page gets the error.
      result.catch(() => undefined);
      scheduled.set(nodeId, { digest, result });
      return result;
    },
    resultOf: (nodeId, digest) => {
      const known = scheduled.get(nodeId);
      return known?.digest === digest ? known.result : undefined;
    },
    finish: () => Promise.all([...scheduled.values()].map(({ result }) => result)),
  };
}
