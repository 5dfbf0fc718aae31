/**
 * Compiles the modules of the bundles with swc, which is several times as fast as Babel. Babel keeps the modules with
 * GraphQL queries and the page components, because only Gatsby's Babel plugins remove queries and page settings.
 *
 * Relies on gatsby 5.16 (`dist/utils/webpack-utils.js`, `rules.js`): the only rule whose `test` accepts `.tsx` has a
 * function `include`, which accepts the modules of the site and of `.cache`. Relies on gatsby-plugin-typescript 5.16,
 * which Gatsby always loads: it adds a rule for all TypeScript, with nothing but a `test` and a function `use`. Relies
 * on swc-loader 0.2, which passes its options to @swc/core.
 */
import type { Configuration, RuleSetRule } from 'webpack';
import { isPageModule } from './page-modules';

/**
 * @param config configuration of one of Gatsby's stages; it is modified
 * @param targets what the code has to run on, as browserslist queries
 * @param options with `refresh`, an edited component replaces the previous one in the open page
 * @throws Error if there is not exactly one rule for the modules of the site, and one for TypeScript
 */
export function compileWithSwc(
  { module, mode }: Configuration,
  targets: string | readonly string[],
  { refresh = false } = {},
): void {
  const rules = module?.rules ?? [];
  const rule = theOnly(rules.filter(isModuleRule), 'with a function "include"');
  // Otherwise, Babel would compile each module once more, after swc or after itself.
  rules.splice(rules.indexOf(theOnly(rules.filter(isTypeScriptRule), 'without conditions')), 1);
  const { include, test } = rule;
  rules.push({
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

function theOnly<Rule>(found: readonly Rule[], which: string): Rule {
  const [rule] = found;
  if (rule === undefined || found.length > 1)
    throw new Error(
      `Expected one webpack rule for .tsx files ${which}; found ${found.length}. ` +
        'See src/gatsby/build/swc-loader.ts and maintaining/upgrading.md.',
    );
  return rule;
}

function isForTypeScript(rule: unknown): rule is RuleSetRule & { test: RegExp } {
  if (typeof rule !== 'object' || rule === null) return false;
  const { test }: RuleSetRule = rule;
  return test instanceof RegExp && test.test('module.tsx');
}

function isModuleRule(rule: unknown): rule is ModuleRule {
  return isForTypeScript(rule) && typeof rule.include === 'function';
}

function isTypeScriptRule(rule: unknown): boolean {
  return isForTypeScript(rule) && Object.keys(rule).toSorted().join() === 'test,use';
}
