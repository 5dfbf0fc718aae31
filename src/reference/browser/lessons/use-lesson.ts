import { useEffect, useMemo, useRef, useState } from 'react';
import { createLesson, type LessonOptions, type StepResult } from './lesson';

export type StepState =
  | { readonly phase: 'running' }
  | { readonly phase: 'done'; readonly result: StepResult }
  | { readonly phase: 'failed'; readonly message: string };

export type LessonSteps = ReadonlyMap<HTMLElement, StepState>;

/** The code blocks of the page that readers can run, in order. */
function blocksOfPage(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-code-block]:has([data-run=""])')];
}

/** Runs the code blocks of the page: one, with those above it that have not run yet, or all. */
export function useLesson(options: Pick<LessonOptions, 'server' | 'apiUrl' | 'apiKey'>) {
  const { server, apiUrl, apiKey } = options;
  const latestKey = useRef(apiKey);
  useEffect(() => {
    latestKey.current = apiKey;
  });
  /** Counts how often the reader has started over. */
  const [round, setRound] = useState(0);
  // Another server or another round is another terminal.
  const lesson = useMemo(
    () => ({ id: `${server.id} ${round}`, ...createLesson({ server, apiUrl, apiKey: () => latestKey.current() }) }),
    [server, apiUrl, round],
  );
  const [state, setState] = useState<{ readonly id: string; readonly steps: LessonSteps }>({
    id: lesson.id,
    steps: new Map(),
  });
  const steps: LessonSteps = state.id === lesson.id ? state.steps : new Map();
  const current = useRef<AbortController>(null);
  useEffect(() => () => current.current?.abort(), [lesson]);

  const run = async (button: HTMLElement): Promise<void> => {
    if (current.current) return;
    const controller = new AbortController();
    current.current = controller;
    const show = (block: HTMLElement, step: StepState) =>
      setState((before) => ({
        id: lesson.id,
        steps: new Map(before.id === lesson.id ? before.steps : []).set(block, step),
      }));
    for (const block of blocksToRun(button, steps)) {
      show(block, { phase: 'running' });
      try {
        const script = block.querySelector('pre code')?.textContent ?? '';
        const result = await lesson.run(script, controller.signal);
        show(block, { phase: 'done', result });
        if (result.exitCode !== 0) break;
      } catch (error) {
        show(block, { phase: 'failed', message: error instanceof Error ? error.message : String(error) });
        break;
      }
    }
    current.current = null;
  };
  return {
    steps,
    isRunning: [...steps.values()].some(({ phase }) => phase === 'running'),
    run,
    giveUp: () => current.current?.abort(new Error(STRINGS.lessons.cancelled)),
    startOver: () => {
      current.current?.abort();
      current.current = null;
      setRound(round + 1);
    },
  };
}

function blocksToRun(button: HTMLElement, steps: LessonSteps): HTMLElement[] {
  const blocks = blocksOfPage();
  const own = button.closest<HTMLElement>('[data-code-block]');
  if (!own) return blocks;
  const isDone = (block: HTMLElement) => steps.get(block)?.phase === 'done';
  return [...blocks.slice(0, blocks.indexOf(own)).filter((block) => !isDone(block)), own];
}
