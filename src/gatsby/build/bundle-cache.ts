/**
 * Relies on gatsby 5.16, which uses webpack's file system cache and lists its dependencies
 * (`dist/utils/webpack.config.js`: `cache.buildDependencies.config`), and on webpack 5.98, which ignores a cache with
 * another `version` and checks `compilation.buildDependencies` when the next build begins.
 */
import type { Compiler, Configuration } from 'webpack';

/**
 * Makes webpack validate its cache by a stamp. On its own, it walks through every file of Gatsby and the loaders, which
 * takes longer than building the bundles. The stamp carries the same information.
 *
 * @param config configuration of one of Gatsby's stages; it is modified
 * @param stamp changes with the installed packages and the project's own configuration
 * @returns a webpack plugin that must be added to the configuration
 * @throws Error if the cache is not configured as expected
 */
export function trustStamp(
  config: Pick<Configuration, 'cache'>,
  stamp: string,
): { readonly apply: (compiler: Compiler) => void } {
  const { cache } = config;
  if (typeof cache !== 'object' || cache.type !== 'filesystem' || !Array.isArray(cache.buildDependencies?.config))
    throw new Error(
      'Expected a webpack cache of type "filesystem" with buildDependencies.config, as Gatsby 5.16 sets it; ' +
        `found ${JSON.stringify(cache)}. See src/gatsby/build/bundle-cache.ts.`,
    );
  if (cache.version !== undefined)
    throw new Error(`Gatsby now sets the version of webpack's cache itself ("${cache.version}"): join the two stamps.`);
  cache.version = stamp;
  cache.buildDependencies = { defaultWebpack: [] };
  return {
    // Loaders add themselves as dependencies while they run; after this hook, webpack would walk through their files.
    apply: (compiler) =>
      compiler.hooks.done.tap('TrustStamp', ({ compilation }) => compilation.buildDependencies.clear()),
  };
}
