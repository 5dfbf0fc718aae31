import type { Bash } from 'just-bash/browser';
import { lazyPart } from '../../../hooks/lazy-part';

export type Shell = Pick<Bash, 'exec'>;
export type ShellFetch = NonNullable<NonNullable<ConstructorParameters<typeof Bash>[0]>['fetch']>;

/** A shell with `curl` and `jq` whose files are in memory. */
const library = lazyPart(() => import(/* webpackChunkName: "shell" */ 'just-bash/browser'));

/**
 * Loads the shell.
 *
 * @param fetch sends what `curl` requests
 * @throws Error if the library cannot be loaded
 */
export async function loadShell(fetch: ShellFetch): Promise<Shell> {
  try {
    const { Bash } = await library.load();
    return new Bash({ fetch });
  } catch (error) {
    throw new Error(STRINGS.lessons.shellFailed, {
      cause: error,
    });
  }
}
