import { dirname, join } from 'node:path';
import { DELAY_MILLISECONDS, shortenDelay, shortenEditDelay, type WaitingMachine } from './edit-delay';
import { gatsbyModule } from './gatsby-module';

// Gatsby's services, which take seconds to load.
for (const name of ['services', 'actions'])
  jest.mock(join(dirname(require.resolve('gatsby/package.json')), 'dist/state-machines/waiting', `${name}.js`), () => ({
    waitingActions: {},
    waitingServices: {},
  }));

interface StateNode {
  readonly states: { readonly batchingNodeMutations: { readonly after: readonly { readonly delay: number }[] } };
}

test('the installed Gatsby waits for a shorter time', () => {
  shortenEditDelay();
  const { waitingMachine } = gatsbyModule<{ waitingMachine: StateNode }>('dist/state-machines/waiting/index.js');
  expect(waitingMachine.states.batchingNodeMutations.after.map(({ delay }) => delay)).toEqual([DELAY_MILLISECONDS]);
});

test.each<[string, WaitingMachine]>([
  ['states', {}],
  ['a state of this name', { states: {} }],
  ['this delay', { states: { batchingNodeMutations: { config: { after: { 200: 'committingBatch' } } } } }],
])('development fails with a Gatsby that does not have %s', (_, machine) => {
  expect(() => shortenDelay(machine)).toThrow('Expected a delay of 500 ms in the state batchingNodeMutations');
});
