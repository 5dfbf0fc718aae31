/**
 * Collects what could not be measured, so that the rest is still measured, and the exit code tells the truth.
 *
 * - `during`: runs a step and resolves to its result, or to undefined if it throws; prints the error and goes on
 * - `report`: repeats the titles of all failed steps at the end; if there are any, this process will exit with code 1
 */
export function createFailures() {
  const titles = [];
  const add = (title, error) => {
    console.error(`✗ ${title}: ${error instanceof Error ? error.message : error}`);
    titles.push(title);
  };
  return {
    async during(title, step) {
      try {
        return await step();
      } catch (error) {
        add(title, error);
        return undefined;
      }
    },
    report() {
      if (titles.length === 0) return;
      console.error(['', ...titles.map((title) => `✗ ${title}.`)].join('\n'));
      process.exitCode = 1;
    },
  };
}
