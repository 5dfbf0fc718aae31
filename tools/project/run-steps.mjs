// Runs steps that depend on one another. Loads a package: import it after the packages are installed.
import { PGraph } from 'p-graph';

/** Most steps keep about one core busy. */
const SLOTS = 2;

/**
 * Runs steps in the order of the list, at most two at once. A step waits for those that it `needs`; one that `isAlone`
 * waits for all that are listed before it, and those after it wait for it.
 *
 * @param steps steps with unique names
 * @param check runs one step and resolves to `{ passed, failed }`
 * @param skip is called with a step that cannot run and the name of the failed step that it needs
 * @returns counts of every step by its name, in the order of the list
 */
export async function runSteps(steps, check, skip) {
  const results = new Map(steps.map(({ name }) => [name, { passed: 0, failed: 0 }]));
  const take = async (step) => {
    const missing = step.needs?.find((name) => results.get(name).failed > 0);
    if (missing) skip(step, missing);
    results.set(step.name, missing ? { passed: 0, failed: 1 } : await check(step));
  };
  const nodes = steps.map((step, index) => [
    step.name,
    // The graph adds the priority of what depends on a step to its own: with powers of two the list still decides.
    { priority: 2 ** (steps.length - index), run: () => take(step) },
  ]);
  const order = steps.flatMap((step, index) => [
    ...(step.needs ?? []).map((name) => [name, step.name]),
    ...steps
      .slice(0, index)
      .filter((earlier) => step.isAlone || earlier.isAlone)
      .map((earlier) => [earlier.name, step.name]),
  ]);
  await new PGraph(new Map(nodes), order).run({ concurrency: SLOTS });
  return results;
}
