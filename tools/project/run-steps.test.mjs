import { runSteps } from './run-steps.mjs';

/** Runs steps that take a few turns each. Resolves to what happened, in order. */
async function trace(steps, failing = []) {
  const events = [];
  let running = 0;
  let most = 0;
  const results = await runSteps(
    steps,
    async ({ name }) => {
      running += 1;
      most = Math.max(most, running);
      events.push(`${name} begins${running > 1 ? ' beside another' : ''}`);
      await new Promise((resolve) => setTimeout(resolve, 5));
      running -= 1;
      events.push(`${name} ends`);
      return failing.includes(name) ? { passed: 2, failed: 1 } : { passed: 3, failed: 0 };
    },
    ({ name }, missing) => events.push(`${name} needs ${missing}`),
  );
  return { events, most, results };
}
const begun = ({ events }) => events.filter((event) => /begins/.test(event)).map((event) => event.split(' ')[0]);

test('at most two steps run at once, in the order of the list, whatever depends on them', async () => {
  const chain = [
    { name: 'e', needs: ['d'] },
    { name: 'f', needs: ['e'] },
  ];
  const steps = [{ name: 'a' }, { name: 'b' }, { name: 'c' }, { name: 'd' }, ...chain];
  const run = await trace(steps);
  expect(run.most).toBe(2);
  expect(begun(run)).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
});

test('a step begins after those that it needs, even if they are listed later', async () => {
  const run = await trace([{ name: 'a', needs: ['c'] }, { name: 'b' }, { name: 'c' }]);
  expect(run.events.indexOf('c ends')).toBeLessThan(run.events.findIndex((event) => event.startsWith('a begins')));
});

test('a step whose prerequisite failed is not run, counts as failed, and so does what needs it', async () => {
  const steps = [{ name: 'a' }, { name: 'b', needs: ['a'] }, { name: 'c', needs: ['b'] }, { name: 'd' }];
  const run = await trace(steps, ['a']);
  expect(begun(run).sort()).toEqual(['a', 'd']);
  expect(run.events).toEqual(expect.arrayContaining(['b needs a', 'c needs b']));
  expect([...run.results]).toEqual([
    ['a', { passed: 2, failed: 1 }],
    ['b', { passed: 0, failed: 1 }],
    ['c', { passed: 0, failed: 1 }],
    ['d', { passed: 3, failed: 0 }],
  ]);
});

test('a step that runs alone waits for all before it, holds up all after it, and runs although others failed', async () => {
  const run = await trace([{ name: 'a' }, { name: 'b' }, { name: 'c', isAlone: true }, { name: 'd' }], ['a']);
  expect(run.events.slice(-4)).toEqual(['c begins', 'c ends', 'd begins', 'd ends']);
});

test('a prerequisite that does not exist is an error', async () => {
  await expect(trace([{ name: 'a', needs: ['typo'] }])).rejects.toThrow('typo');
});
