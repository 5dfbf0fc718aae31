/**
 * @jest-environment jsdom
 *
 * Random sequences of what readers and networks do. To repeat a failed run, set NAVIGATION_SEED to the seed in the
 * title of the test; NAVIGATION_RUNS changes their number, which is higher
 * in npm run test:all.
 */
import fc from 'fast-check';
import type { Step } from './test-support';

const RUNS = Number(process.env.NAVIGATION_RUNS ?? (process.env.TEST_ALL ? 10_000 : 300));
const SEED = Number(process.env.NAVIGATION_SEED ?? 1);

const path = fc.nat({ max: 3 });
const steps: fc.Arbitrary<Step> = fc.record({
  act: fc.oneof(
    {
      weight: 8,
      arbitrary: fc.record({
        type: fc.constant('click' as const),
        path,
        suffix: fc.constantFrom('', '', '#x', '?q=1'),
      }),
    },
    {
      weight: 4,
      arbitrary: fc.record({ type: fc.constantFrom('click twice' as const, 'break or repair' as const), path }),
    },
    { weight: 6, arbitrary: fc.record({ type: fc.constant('go' as const), delta: fc.constantFrom(-1, -1, -2, 1, 2) }) },
    { weight: 2, arbitrary: fc.record({ type: fc.constantFrom('reload' as const, 'deploy' as const) }) },
  ),
  latency: fc.constantFrom(0, 1, 5, 20, 60),
  gap: fc.constantFrom(0, 0, 3, 10, 100),
});

test(`address, title, heading, current link and history agree in ${RUNS} sequences (seed ${SEED})`, async () => {
  jest.useFakeTimers();
  // React's development build takes three times as long.
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production' });
  const { runSequence } = await import('./test-support');
  await fc.assert(fc.asyncProperty(fc.array(steps, { minLength: 1, maxLength: 8 }), runSequence), {
    numRuns: RUNS,
    seed: SEED,
  });
}, 600_000);
