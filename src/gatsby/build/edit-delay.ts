/**
 * Shortens the time for which Gatsby's development server waits for further changes after an edit of content: half a
 * second, a third of what passes until the page shows the edit.
 *
 * Relies on gatsby 5.16: the state `batchingNodeMutations` of the machine in `dist/state-machines/waiting/index.js`,
 * and that xstate 4 reads its delayed transitions when the machine first enters the state.
 */
import { gatsbyModule } from './gatsby-module';

/** Enough for the files of one save of an editor or of one command, which arrive within a few milliseconds. */
export const DELAY_MILLISECONDS = 100;
const GATSBYS_MILLISECONDS = 500;

export interface WaitingMachine {
  readonly states?: {
    readonly batchingNodeMutations?: { readonly config?: { after?: Readonly<Record<number, unknown>> } };
  };
}

/** @throws Error if the installed Gatsby has no such state */
export function shortenEditDelay(): void {
  shortenDelay(gatsbyModule<{ waitingMachine: WaitingMachine }>('dist/state-machines/waiting/index.js').waitingMachine);
}

export function shortenDelay({ states }: WaitingMachine): void {
  const config = states?.batchingNodeMutations?.config;
  const target = config?.after?.[GATSBYS_MILLISECONDS];
  if (!config || target === undefined)
    throw new Error(
      `Expected a delay of ${GATSBYS_MILLISECONDS} ms in the state batchingNodeMutations of Gatsby. ` +
        'See src/gatsby/build/edit-delay.ts and maintaining/upgrading.md.',
    );
  config.after = { [DELAY_MILLISECONDS]: target };
}
