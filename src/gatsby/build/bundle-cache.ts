import type { Compiler, Configuration } from 'webpack';

/**
 * webpack finds out whether its cache still fits by walking through every file that Gatsby and the loaders are made of,
 * which takes longer than the bundles. A stamp that stands for all of them says the same.
 *
 * @param config configuration of one of Gatsby's stages, which is changed
 * @param stamp changes with the installed packages and the project's own configuration
 */
export function trustStamp(
  config: Pick<Configuration, 'cache'>,
  stamp: string,
): { apply: (compiler: Compiler) => void } {
  Object.assign(config.cache ?? {}, { version: stamp, buildDependencies: { defaultWebpack: [] } });
  return {
    // Loaders name themselves while they work; after this hook webpack would walk through what they are made of.
    apply: (compiler) =>
      compiler.hooks.done.tap('TrustStamp', ({ compilation }) => compilation.buildDependencies.clear()),
  };
}
