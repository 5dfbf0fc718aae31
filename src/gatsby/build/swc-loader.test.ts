import { join, resolve } from 'node:path';
import type { Configuration } from 'webpack';
import { compileWithSwc } from './swc-loader';
import { bundle, createFixtureFolder } from './test-support';

interface Rule {
  readonly test: RegExp;
  include: (path: string) => boolean;
  readonly use?: { readonly loader: string };
}

const gatsbyRule = (): Rule => ({
  test: /\.(?:js|mjs|jsx|ts|tsx)$/,
  include: (path) => !path.includes('node_modules'),
});
const typeScriptRule = (): object => ({ test: /\.tsx?$/, use: () => [] });
const FOREIGN = { test: /\.css$/, use: { loader: 'css' } };
const MDX = { test: /\.[tj]sx?$/, resourceQuery: /mdx/, use: () => [] };

test('divides the modules of the site between Babel and swc', () => {
  const babel = gatsbyRule();
  const config = { module: { rules: [FOREIGN, babel, MDX, typeScriptRule()] } };
  compileWithSwc(config as Configuration, 'chrome 120');
  const [, , , swc] = config.module.rules as Rule[];
  expect(swc?.use?.loader).toContain('swc-loader');
  const paths = ['src/pages/404.tsx', 'src/site/slug.ts', 'node_modules/x/index.js'].map((path) => resolve(path));
  expect(paths.map((path) => [babel.include(path), swc?.include(path)])).toEqual([
    [true, false],
    [false, true],
    [false, false],
  ]);
});

test.each([[0], [2]])('fails the build if Gatsby has %i rules for modules', (count) => {
  const rules = [FOREIGN, typeScriptRule(), ...Array.from({ length: count }, gatsbyRule)];
  expect(() => compileWithSwc({ module: { rules } } as Configuration, 'chrome 120')).toThrow(
    `Expected one webpack rule for .tsx files with a function "include"; found ${count}.`,
  );
});

test('Babel does not compile modules of the site a second time', () => {
  const config = { module: { rules: [FOREIGN, typeScriptRule(), gatsbyRule(), MDX] } };
  compileWithSwc(config as Configuration, 'chrome 120');
  const rules = config.module.rules as Partial<Rule>[];
  const compiling = (path: string) => rules.filter(({ test, include }) => test?.test(path) && include?.(resolve(path)));
  expect(rules.filter(({ include }) => !include)).toEqual([FOREIGN, MDX]);
  expect(compiling('src/pages/404.tsx')).toHaveLength(1);
  expect(compiling('src/site/slug.ts')).toHaveLength(1);
});

test.each([[0], [2]])('fails the build if plugins have %i rules for TypeScript', (count) => {
  const rules = [gatsbyRule(), MDX, ...Array.from({ length: count }, typeScriptRule)];
  expect(() => compileWithSwc({ module: { rules } } as Configuration, 'chrome 120')).toThrow(
    `Expected one webpack rule for .tsx files without conditions; found ${count}.`,
  );
});

test('replaces edited components only in development', () => {
  const reactOptions = (mode: 'development' | 'production', refresh?: boolean): unknown => {
    const config = { mode, module: { rules: [gatsbyRule(), typeScriptRule()] } };
    compileWithSwc(config as Configuration, 'chrome 120', { refresh });
    return config.module.rules[1];
  };
  const withReact = (react: object) => ({ use: { options: { jsc: { transform: { react } } } } });
  expect(reactOptions('development', true)).toMatchObject(withReact({ development: true, refresh: true }));
  expect(reactOptions('production')).toMatchObject(withReact({ development: false, refresh: false }));
});

test('compiles types and JSX for the given browsers', () => {
  const { folder, remove } = createFixtureFolder({
    'index.js': "import { page } from './page.tsx';\nconsole.log(page);",
    'page.tsx': 'export const page = (title?: string) => <h1>{title ?? "none"}</h1>;',
  });
  const rule = '{ test: /[.](?:js|tsx)$/, include: (path) => path.startsWith(folder) }';
  const compile = (targets: string) =>
    bundle(
      folder,
      `(() => {
        const config = {
          module: { rules: [${rule}, { test: /[.]tsx$/, use: [] }] },
          externals: { 'react/jsx-runtime': 'commonjs react/jsx-runtime' }, mode: 'production', optimization: { minimize: false },
          resolveLoader: { modules: [${JSON.stringify(join(process.cwd(), 'node_modules'))}] },
        };
        imported.compileWithSwc(config, ${JSON.stringify(targets)});
        config.module.rules.shift();
        return config;
      })()`,
      'swc-loader.ts',
    );
  const modern = compile('chrome 120');
  expect(modern.errors).toEqual([]);
  expect(modern.code).toContain('title ?? "none"');
  expect(modern.code).toContain('jsx)("h1"');
  expect(compile('chrome 60').code).toContain('title !== null');
  remove();
});
