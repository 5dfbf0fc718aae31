import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** A server in a process of its own. */
export interface MeasuredServer {
  readonly url: string;
  readonly apiKey: string;
  /** The heap in bytes after a collection of garbage. */
  readonly heap: () => Promise<number>;
  readonly close: () => Promise<void>;
}

/** Starts the mock server with options of `npm run mock`. */
export async function startMeasured(options: readonly string[]): Promise<MeasuredServer> {
  const child = fork(join(__dirname, 'server-process.ts'), [...options], {
    execArgv: ['--expose-gc', '-r', './tools/project/register-typescript.cjs'],
  });
  const { url, apiKey } = (await answer(child)) as Pick<MeasuredServer, 'url' | 'apiKey'>;
  return {
    url,
    apiKey,
    heap: async () => {
      child.send('heap');
      return (await answer(child)) as number;
    },
    close: async () => {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}

/** Resolves to the next message of the server. */
function answer(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null): void => reject(new Error(`The server ended with exit code ${String(code)}.`));
    child.once('exit', ended);
    child.once('message', (message) => {
      child.off('exit', ended);
      resolve(message);
    });
  });
}
