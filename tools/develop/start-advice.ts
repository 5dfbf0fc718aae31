import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type { Problem } from '../../src/site/problems';

/** The check takes seconds, so that it waits until an author pauses. */
const PAUSE_MILLISECONDS = 1000;

interface Advice {
  /** Asks for advice now, and from then on. */
  readonly start: () => void;
  /** Asks for advice after an edit. */
  readonly ask: () => void;
}

/** Runs `npm run check:content` again and again in a process of its own, so that no edit waits for it. */
export function startAdvice(tell: (problems: readonly Problem[]) => void): Advice {
  let child: ChildProcess | undefined;
  let waiting: NodeJS.Timeout | undefined;
  const run = (): void => void child?.send('check');
  return {
    start: () => {
      child ??= fork(join(__dirname, 'advice.ts'), {
        execArgv: ['--require', require.resolve('../project/register-typescript.cjs')],
      }).on('message', (problems) => tell(problems as readonly Problem[]));
      run();
    },
    ask: () => {
      clearTimeout(waiting);
      waiting = setTimeout(run, PAUSE_MILLISECONDS);
    },
  };
}
