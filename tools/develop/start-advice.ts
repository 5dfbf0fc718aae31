import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type { Problem } from '../../src/site/problems';

/** The check takes seconds, so that it waits until an author pauses. */
const PAUSE_MILLISECONDS = 1000;

interface Advice {
  /** From now on, asks for advice on all pages, and on what has been edited. */
  readonly start: () => void;
  /** @param files that have been edited, as in messages */
  readonly ask: (files: readonly string[]) => void;
}

/** Runs `npm run check:content` again and again in a process of its own, so that no edit waits for it. */
export function startAdvice(tell: (problems: readonly Problem[]) => void): Advice {
  let child: ChildProcess | undefined;
  let waiting: NodeJS.Timeout | undefined;
  const edited = new Set<string>();
  const run = (): void => {
    const files = [...edited];
    edited.clear();
    child?.send(files);
  };
  return {
    start: () => {
      child ??= fork(join(__dirname, 'advice.ts'), {
        execArgv: ['--require', require.resolve('../project/register-typescript.cjs')],
      }).on('message', (problems) => tell(problems as readonly Problem[]));
      run();
    },
    ask: (files) => {
      if (files.length === 0) return;
      for (const file of files) edited.add(file);
      clearTimeout(waiting);
      waiting = setTimeout(run, PAUSE_MILLISECONDS);
    },
  };
}
