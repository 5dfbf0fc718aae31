import type { Bash } from 'just-bash/browser';
import { lazyPart } from '../../../hooks/lazy-part';

type ShellLibrary = Pick<typeof import('just-bash/browser'), 'Bash'>;
export type Shell = Pick<Bash, 'exec'>;
export type ShellFetch = NonNullable<NonNullable<ConstructorParameters<typeof Bash>[0]>['fetch']>;

/** A shell with `curl` and `jq` whose files are in memory; published as its authors bundled it. */
const library = lazyPart(
  () => import(/* webpackIgnore: true */ process.env.SHELL_LIBRARY ?? '') as Promise<ShellLibrary>,
);

/**
 * Loads the shell.
 *
 * @param fetch sends what `curl` requests
 * @throws Error if the library cannot be loaded
 */
export async function loadShell(fetch: ShellFetch): Promise<Shell> {
  const { Bash } = await library.load();
  return new Bash({ fetch });
}
