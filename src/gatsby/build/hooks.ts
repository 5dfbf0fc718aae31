/** Adapters between our own functions and Gatsby's hooks, which keep logic out of gatsby-node.ts. */
import type { ParentSpanPluginArgs, Store } from 'gatsby';
import { endCommand } from '../../site/build/end-command';
import { siteConfig } from '../../site/config/site-config';
import { messageWithCauses } from '../../site/problems';

/** Returns a hook that runs other hooks one after another. */
export function inOrder<Args>(...hooks: readonly ((args: Args) => unknown)[]): (args: Args) => Promise<void> {
  return async (args) => {
    for (const hook of hooks) await hook(args);
  };
}

/** Returns a hook that ends a build with the error message if a check throws; `develop` shows it and continues. */
export function failBuildOnError<Args extends Pick<ParentSpanPluginArgs, 'reporter'>>(
  check: (args: Args) => void,
): (args: Args) => void {
  return (args) => {
    try {
      check(args);
    } catch (error) {
      if (process.env.gatsby_executing_command === 'build') endCommand(messageWithCauses(error));
      args.reporter.error(messageWithCauses(error));
    }
  };
}

/** Ends a build of a site below a base path for which Gatsby was started without the option that it needs. */
export function refuseIgnoredBase({ getState }: Pick<Store, 'getState'>, { baseUrl } = siteConfig): void {
  const { program } = getState() as { readonly program: { readonly prefixPaths?: boolean } };
  if (baseUrl !== '/' && !program.prefixPaths)
    endCommand(
      `BASE_URL: found "${baseUrl}", which Gatsby ignores without an option: npx gatsby build --prefix-paths, ` +
        'or npm run build.',
    );
}
