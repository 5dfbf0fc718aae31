import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { withoutKnown, type Problem } from '../../src/site/problems';

/** The check takes seconds, so that it waits until an author pauses. */
const PAUSE_MILLISECONDS = 1000;

/** What a run has found. Its first answer is without the rules, which take longer. */
export interface Answer {
  /** The number with which the run was asked for. */
  readonly asked: number;
  readonly files: readonly Problem[];
  readonly rules?: readonly Problem[];
}

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
  let asked = 0;
  const run = (): void => void child?.send(asked);
  /** What only the rules said last. */
  let known: readonly Problem[] = [];
  const hear = ({ asked: number, files, rules }: Answer): void => {
    // There has been an edit since: what was wrong may be mended, or its file may be gone.
    if (number !== asked) return;
    // Both say why a page cannot be read. Once that is mended, the next first answer must not repeat it.
    if (rules) known = withoutKnown(rules, files);
    tell([...files, ...known]);
  };
  return {
    start: () => {
      child ??= fork(join(__dirname, 'advice.ts'), {
        execArgv: ['--require', require.resolve('../project/register-typescript.cjs')],
      }).on('message', (answer) => hear(answer as Answer));
      run();
    },
    ask: () => {
      asked += 1;
      clearTimeout(waiting);
      waiting = setTimeout(run, PAUSE_MILLISECONDS);
    },
  };
}
