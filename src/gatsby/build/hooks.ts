/** Small connections between the rooms' functions and Gatsby's hooks, so that gatsby-node.ts only binds. */
import type { ParentSpanPluginArgs } from 'gatsby';
import { messageWithCauses } from '../../site/problems';

/** A hook that runs others one after another. */
export function inOrder<Args>(...hooks: readonly ((args: Args) => unknown)[]): (args: Args) => Promise<void> {
  return async (args) => {
    for (const hook of hooks) await hook(args);
  };
}

/** A hook that ends the build with the message of what a check throws; `develop` goes on. */
export function endingBuild(check: () => void): (args: Pick<ParentSpanPluginArgs, 'reporter'>) => void {
  return ({ reporter }) => {
    try {
      check();
    } catch (error) {
      reporter.panicOnBuild(messageWithCauses(error));
    }
  };
}
