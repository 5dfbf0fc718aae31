/**
 * Compiles the modules of the bundles with swc, which is several times as fast as Babel. Babel keeps the modules with
 * GraphQL queries and the page components, because only Gatsby's Babel plugins remove queries and page settings.
 *
 * Relies on gatsby 5.16 (`dist/utils/webpack-utils.js`, `rules.js`): the only rule whose `test` accepts `.tsx` has a
 * function `include`, which accepts the modules of the site and of `.cache`. Relies on swc-loader 0.2, which passes its
 * options to @swc/core.
 */
import type { Configuration, RuleSetRule } from 'webpack';
import { isPageModule } from './page-modules';

/**
 * @param config configuration of one of Gatsby's stages; it is modified
 * @param targets what the code has to run on, as browserslist queries
 * @param options with `refresh`, an edited component replaces the previous one in the open page
 * @throws Error if there is not exactly one rule for the modules of the site
 */
export function compileWithSwc(
  { module, mode }: Configuration,
  targets: string | readonly string[],
  { refresh = false } = {},
): void {
  const found = (module?.rules ?? []).filter(isModuleRule);
  const [rule] = found;
  if (!module?.rules || !rule || found.length > 1)
    throw new Error(
      `Expected one webpack rule for .tsx files with a function "include"; found ${found.length}. ` +
        'See src/gatsby/build/swc-loader.ts and maintaining/upgrading.md.',
    );
  const { include, test } = rule;
  module.rules.push({
    test,
    include: (path) => include(path) && !isPageModule(path),
    type: 'javascript/auto',
    use: {
      loader: require.resolve('swc-loader'),
      options: {
        configFile: false,
        swcrc: false,
        sourceMaps: false,
        env: { targets },
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic', development: mode === 'development', refresh } },
        },
      },
    },
  });
  rule.include = (path) => include(path) && isPageModule(path);
}

type ModuleRule = RuleSetRule & { test: RegExp; include: (path: string) => boolean };

function isModuleRule(rule: unknown): rule is ModuleRule {
  if (typeof rule !== 'object' || rule === null) return false;
  const { test, include }: RuleSetRule = rule;
  return test instanceof RegExp && test.test('module.tsx') && typeof include === 'function';
}
