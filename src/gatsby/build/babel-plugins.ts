/**
 * Relies on gatsby 5.16 and gatsby-plugin-typescript 5.16, which Gatsby always loads: in `onCreateBabelConfig`, it adds
 * Babel plugins by path, and Gatsby keeps them in `babelrc.stages` of its store.
 */
import type { Store } from 'gatsby';

/** Plugins for syntax that all supported browsers know (see `browserslist`). */
const NEEDLESS = ['optional-chaining', 'nullish-coalescing-operator'].map((name) => `/plugin-proposal-${name}/`);

interface BabelState {
  readonly babelrc: { readonly stages: Readonly<Record<string, { plugins: readonly { readonly name: string }[] }>> };
}

/**
 * Removes the Babel plugins that make the bundles larger for nothing. Gatsby's actions can only add plugins. The hook
 * runs once per stage, and gatsby-plugin-typescript adds its plugins to all stages each time.
 *
 * @throws Error if one of the stages does not have these plugins
 */
export function removeNeedlessPlugins({ store }: { readonly store: Pick<Store, 'getState'> }): void {
  const { babelrc }: BabelState = store.getState();
  const isNeedless = (name: string): boolean => NEEDLESS.some((part) => name.replaceAll('\\', '/').includes(part));
  for (const [stage, config] of Object.entries(babelrc.stages)) {
    const kept = config.plugins.filter(({ name }) => !isNeedless(name));
    if (config.plugins.length - kept.length !== NEEDLESS.length)
      throw new Error(
        `Gatsby's Babel configuration of the stage ${stage} does not have the plugins ${NEEDLESS.join(' and ')}: ` +
          'see src/gatsby/build/babel-plugins.ts and maintaining/upgrading.md.',
      );
    config.plugins = kept;
  }
}
