/**
 * Puts modules of this site in the place of Gatsby's own.
 *
 * Relies on gatsby 5.16: its files in `cache-dir/` import `gatsby-react-router-scroll`, `@gatsbyjs/reach-router`,
 * `gatsby-link` and `gatsby-script` by these names and `./route-announcer-props` and `./register-service-worker` as
 * files
 * of `.cache`; its internal plugin Partytown has a `gatsby-browser.js`. What they import by name is exported by the
 * modules in `../browser/shims`; webpack fails the build for a name that is missing (`exportsPresence`).
 */
import { realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import type { Configuration } from 'webpack';

const SHIMS = 'src/gatsby/browser/shims';
const PARTYTOWN = 'node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js';

/** Modules by what is replaced; false leaves nothing in its place. */
export type Aliases = Readonly<Record<string, string | false>>;

/**
 * @param stage the stage of Gatsby's build
 * @param root folder of the project
 */
export function shimAliases(stage: CreateWebpackConfigArgs['stage'], root: string): Aliases {
  const shim = (file: string): string => resolve(root, SHIMS, file);
  const everywhere = {
    // Gatsby's own scrolling jumps to the top on every query change and throws at a hash that cannot be decoded;
    // its announcer reads the new page out a second time. Both are done in src/features/navigation instead.
    'gatsby-react-router-scroll': shim('scroll-and-announcer.tsx'),
    [resolve(root, '.cache/route-announcer-props.js')]: shim('scroll-and-announcer.tsx'),
  };
  // While rendering the router and the link stay, because Gatsby's own rendering uses them; diagrams are never drawn
  // then.
  if (stage === 'build-html' || stage === 'develop-html') return { ...everywhere, mermaid: false };
  return {
    ...everywhere,
    '@gatsbyjs/reach-router': shim('router.tsx'),
    'gatsby-link': shim('link.ts'),
    // Never used, but loaded by every reader.
    'gatsby-script': false,
    [resolve(root, '.cache/register-service-worker.js')]: false,
    // Where node_modules is a link webpack looks for the file at its real path.
    [realpathSync(join(root, PARTYTOWN))]: false,
  };
}

/**
 * Fails the build where a module imports a name that another does not export: Gatsby's newest from our shims for one.
 */
export const STRICT_EXPORTS: NonNullable<Configuration['module']> = {
  parser: { javascript: { exportsPresence: 'error' } },
};
