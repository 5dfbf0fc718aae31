import type { MockApi } from './types';

/** The longest time that `setTimeout` can wait, in milliseconds. */
const LONGEST_TIMEOUT = 2 ** 31 - 1;

/**
 * Runs what is due in the API at its time, with one timer, which is set anew after every change.
 *
 * @param now the clock of the API's host
 * @returns a function that stops this
 */
export function runWhenDue(api: Pick<MockApi, 'nextDue' | 'runDue' | 'watch'>, now: () => number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let setFor: number | undefined;
  let isStopped = false;

  function set(): void {
    const due = isStopped ? undefined : api.nextDue();
    if (due === setFor) return;
    clearTimeout(timer);
    setFor = due;
    if (due !== undefined) timer = setTimeout(run, Math.min(Math.max(due - now(), 0), LONGEST_TIMEOUT));
  }

  function run(): void {
    setFor = undefined;
    void api.runDue().then(set);
  }

  const stopWatching = api.watch(set);
  set();
  return () => {
    isStopped = true;
    stopWatching();
    clearTimeout(timer);
  };
}
