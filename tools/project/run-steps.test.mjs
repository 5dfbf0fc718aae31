import { runSteps } from './run-steps.mjs';

/** Runs steps of a few milliseconds each. Resolves to the events in order, the highest concurrency and the results. */
async function trace(steps, failing = []) {
  const events = [];
  let running = 0;
  let highestConcurrency = 0;
  const results = await runSteps(
    steps,
    async ({ name }) => {
      running += 1;
      highestConcurrency = Math.max(highestConcurrency, running);
      events.push(`${name} begins${running > 1 ? ' in parallel' : ''}`);
      await new Promise((resolve) => setTimeout(resolve, 5));
      running -= 1;
      events.push(`${name} ends`);
      return failing.includes(name) ? { passed: 2, failed: 1, failures: [] } : { passed: 3, failed: 0, failures: [] };
    },
    ({ name }, missing) => events.push(`${name} needs ${missing}`),
  );
  return { events, highestConcurrency, results };
}
const startOrder = ({ events }) => events.filter((event) => /begins/.test(event)).map((event) => event.split(' ')[0]);

test('runs at most two steps at a time, in the order of the list, regardless of their dependents', async () => {
  const chain = [
    { name: 'e', needs: ['d'] },
    { name: 'f', needs: ['e'] },
  ];
  const steps = [{ name: 'a' }, { name: 'b' }, { name: 'c' }, { name: 'd' }, ...chain];
  const run = await trace(steps);
  expect(run.highestConcurrency).toBe(2);
  expect(startOrder(run)).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
});

test('starts a step after those that it needs, even if they are listed later', async () => {
  const run = await trace([{ name: 'a', needs: ['c'] }, { name: 'b' }, { name: 'c' }]);
  expect(run.events.indexOf('c ends')).toBeLessThan(run.events.findIndex((event) => event.startsWith('a begins')));
});

test('skips a step whose prerequisite failed and counts it as failed, and likewise its dependents', async () => {
  const steps = [{ name: 'a' }, { name: 'b', needs: ['a'] }, { name: 'c', needs: ['b'] }, { name: 'd' }];
  const run = await trace(steps, ['a']);
  expect(startOrder(run).sort()).toEqual(['a', 'd']);
  expect(run.events).toEqual(expect.arrayContaining(['b needs a', 'c needs b']));
  expect([...run.results]).toEqual([
    ['a', { passed: 2, failed: 1, failures: [] }],
    ['b', { passed: 0, failed: 1, failures: [] }],
    ['c', { passed: 0, failed: 1, failures: [] }],
    ['d', { passed: 3, failed: 0, failures: [] }],
  ]);
});

test('a step that runs alone waits for those before it, blocks those after it, and ignores failures', async () => {
  const run = await trace([{ name: 'a' }, { name: 'b' }, { name: 'c', isAlone: true }, { name: 'd' }], ['a']);
  expect(run.events.slice(-4)).toEqual(['c begins', 'c ends', 'd begins', 'd ends']);
});
