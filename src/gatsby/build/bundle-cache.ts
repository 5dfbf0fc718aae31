/**
 * Relies on gatsby 5.16, which caches webpack's work in files and names what the cache depends on
 * (`dist/utils/webpack.config.js`: `cache.buildDependencies.config`), and on webpack 5.98: a cache of another `version`
 * is
 * not used; `compilation.buildDependencies` are checked when the next build begins.
 */
import type { Compiler, Configuration } from 'webpack';

/**
 * webpack finds out whether its cache still fits by walking through every file that Gatsby and the loaders are made of,
 * which takes longer than the bundles. A stamp of all of them says the same.
 *
 * @param config configuration of one of Gatsby's stages, which is changed
 * @param stamp changes with the installed packages and the project's own configuration
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
    // Loaders name themselves while they work; after this hook webpack would walk through what they are made of.
    apply: (compiler) =>
      compiler.hooks.done.tap('TrustStamp', ({ compilation }) => compilation.buildDependencies.clear()),
  };
}
