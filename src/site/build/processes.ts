import { resolve } from 'node:path';
import { Worker } from 'jest-worker';

/** Functions of a module that run in other processes. Arguments and results are copied, so they must be plain data. */
type Remote<Functions> = { readonly [Name in keyof Functions]: Functions[Name] };

const PRELOADED = ['register-typescript.cjs', 'yield-to-main.cjs'];

/**
 * Starts processes that run the functions of a module of the site, with a lower priority.
 *
 * @param file path of the module relative to the root folder
 * @param methods names of its functions
 * @returns the functions, and `end`, which ends the processes
 */
export function startProcesses<Functions>(
  file: string,
  methods: readonly (keyof Functions & string)[],
  count: number,
): Remote<Functions> & { readonly end: () => Promise<unknown> } {
  return new Worker(resolve(file), {
    exposedMethods: methods,
    numWorkers: count,
    forkOptions: {
      execArgv: PRELOADED.flatMap((name) => ['--require', resolve('tools/project', name)]),
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    },
  }) as unknown as Remote<Functions> & { end: () => Promise<unknown> };
}
