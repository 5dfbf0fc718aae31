// Runs steps that depend on each other. Loads a package, so import it only after the packages are installed.
import { PGraph } from 'p-graph';

/** Number of steps that can run at the same time. Most of them use about one core. */
const CONCURRENCY = 2;

/**
 * Runs steps in the order of the list, at most two at a time. A step waits for the steps that it `needs`. A step that
 * `isAlone` waits for all steps listed before it, and all steps listed after it wait for it.
 *
 * @param steps steps with unique names
 * @param check runs a step and resolves to `{ passed, failed, failures }`
 * @param skip is called with a step that cannot run and the name of the failed step that it needs
 * @returns what `check` has returned for every step by name, in the order of the list
 */
export async function runSteps(steps, check, skip) {
  const results = new Map(steps.map(({ name }) => [name, { passed: 0, failed: 0, failures: [] }]));
  const runOrSkip = async (step) => {
    const failedNeed = step.needs?.find((name) => results.get(name).failed > 0);
    if (failedNeed) skip(step, failedNeed);
    results.set(step.name, failedNeed ? { passed: 0, failed: 1, failures: [] } : await check(step));
  };
  const nodes = steps.map((step, index) => [
    step.name,
    // p-graph adds the priorities of dependent steps to a step's own. Powers of two preserve the order of the list.
    { priority: 2 ** (steps.length - index), run: () => runOrSkip(step) },
  ]);
  const order = steps.flatMap((step, index) => [
    ...(step.needs ?? []).map((name) => [name, step.name]),
    ...steps
      .slice(0, index)
      .filter((earlier) => step.isAlone || earlier.isAlone)
      .map((earlier) => [earlier.name, step.name]),
  ]);
  await new PGraph(new Map(nodes), order).run({ concurrency: CONCURRENCY });
  return results;
}
