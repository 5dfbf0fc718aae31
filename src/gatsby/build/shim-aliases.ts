/**
 * Replaces some of Gatsby's modules with modules of this site.
 *
 * Relies on gatsby 5.16: its files in `cache-dir/` import `gatsby-react-router-scroll`, `@gatsbyjs/reach-router`,
 * `gatsby-link` and `gatsby-script` by these names and `./route-announcer-props` as a file of `.cache`, its internal
 * plugin Partytown has a `gatsby-browser.js`, and its development server renders a document without a page
 * (`develop-static-entry.js`). The modules in `../browser/shims` export every name that Gatsby's files import; webpack
 * fails the build if one is missing (`exportsPresence`).
 */
import { realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { NormalModuleReplacementPlugin, type Configuration } from 'webpack';

const SHIMS = 'src/gatsby/browser/shims';
const PARTYTOWN = 'node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js';

/** Replacement by replaced module; `false` removes a module without replacement. */
export type Aliases = Readonly<Record<string, string | false>>;

/**
 * @param stage the stage of Gatsby's build
 * @param root folder of the project
 */
export function shimAliases(stage: CreateWebpackConfigArgs['stage'], root: string): Aliases {
  const shim = (file: string): string => resolve(root, SHIMS, file);
  const everywhere = {
    // Gatsby's own scroll handling jumps to the top on every query change and throws on a hash that cannot be decoded,
    // and its announcer would announce the new page a second time. src/features/navigation does both instead.
    'gatsby-react-router-scroll': shim('scroll-and-announcer.tsx'),
    [resolve(root, '.cache/route-announcer-props.js')]: shim('scroll-and-announcer.tsx'),
  };
  // For rendering to HTML, the router and the link are not replaced, because Gatsby's own rendering uses them.
  if (stage === 'develop-html')
    return {
      ...everywhere,
      [resolve(root, '.cache/_this_is_virtual_fs_path_/$virtual/async-requires')]: shim('no-pages.ts'),
      [resolve(root, 'src/templates/frame.tsx')]: shim('no-frame.ts'),
    };
  if (stage === 'build-html') return everywhere;
  // Builds contain none of Gatsby's own code (`src/app.tsx`).
  if (stage === 'build-javascript') return { gatsby$: resolve(root, 'src/gatsby/browser/static-query.ts') };
  return {
    ...everywhere,
    '@gatsbyjs/reach-router': shim('router.tsx'),
    'gatsby-link': shim('link.ts'),
    // Both need what the router's replacement does not have. Nothing here uses them.
    'gatsby-script': false,
    // If node_modules is a symbolic link, webpack looks for the file at its real path.
    [realpathSync(join(root, PARTYTOWN))]: false,
  };
}

/** Replaces modules of Node that packages for browsers import: an alias has no effect on a name with a scheme. */
export function replaceNodeModules(root: string): NormalModuleReplacementPlugin {
  return new NormalModuleReplacementPlugin(/^node:zlib$/, resolve(root, SHIMS, 'zlib.ts'));
}

/**
 * Fails the build if a module imports a name that another one does not export, for example if a new version of Gatsby
 * imports more names than our shims export.
 */
export const STRICT_EXPORTS: NonNullable<Configuration['module']> = {
  parser: { javascript: { exportsPresence: 'error' } },
};
