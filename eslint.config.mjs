import js from '@eslint/js';
import importX from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Folders of src/ with those that each may import; every other import between them is an error (ADR 2). */
const MAY_IMPORT = {
  site: [],
  node: ['site'],
  hooks: ['site'],
  components: ['hooks', 'site'],
  features: ['components', 'hooks', 'site'],
  views: ['features', 'components', 'hooks', 'site'],
  templates: ['views', 'features', 'components', 'site'],
  pages: ['templates', 'views', 'features', 'components', 'site'],
};
const FOLDERS = Object.keys(MAY_IMPORT);

const zones = FOLDERS.flatMap((folder) =>
  FOLDERS.filter((other) => other !== folder && !MAY_IMPORT[folder].includes(other)).map((other) => ({
    target: `./src/${folder}`,
    from: `./src/${other}`,
    message: `src/${folder} may import ${MAY_IMPORT[folder].join(', ') || 'nothing of the other folders'}.`,
  })),
);

/** One feature never imports another: what both need stands in components, hooks or site. */
const featureNames = (await import('node:fs')).readdirSync('src/features', { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => name);
const featureZones = featureNames.map((name) => ({ target: `./src/features/${name}`, from: './src/features', except: [`./${name}`], message: 'A feature never imports another feature.' }));

export default tseslint.config(
  { ignores: ['node_modules/', 'public/', 'dist/', '.cache/', '.tmp*/', 'src/gatsby-types.d.ts', 'content/', 'test-results/', 'playwright-report/'] },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  {
    plugins: { 'import-x': importX },
    rules: {
      'import-x/no-restricted-paths': ['error', { zones: [...zones, ...featureZones] }],
      '@typescript-eslint/no-unused-vars': ['error', { varsIgnorePattern: '^_', argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      '@typescript-eslint/consistent-type-imports': 'error',
      'no-console': ['error', { allow: ['warn', 'error'] }],
      'no-warning-comments': ['error', { terms: ['todo', 'fixme'] }],
      eqeqeq: ['error', 'always'],
    },
  },
  {
    files: ['src/site/**/*.ts'],
    ignores: ['src/site/**/*.test.ts'],
    rules: { 'no-restricted-imports': ['error', { patterns: [{ group: ['node:*', 'react', 'react-dom', 'gatsby', 'gatsby-*'], message: 'src/site is pure: no React, no Gatsby, no Node built-ins.' }] }] },
  },
  {
    files: ['src/**/*.tsx', 'gatsby-*.tsx'],
    plugins: { 'react-hooks': reactHooks, 'jsx-a11y': jsxA11y },
    rules: {
      ...jsxA11y.flatConfigs.recommended.rules,
      // Browsers drop the meaning of a list whose bullets, and of a table whose display is styled away; the role brings it back.
      'jsx-a11y/no-redundant-roles': ['error', { ul: ['list'], ol: ['list'], thead: ['rowgroup'], tbody: ['rowgroup'] }],
      'jsx-a11y/no-interactive-element-to-noninteractive-role': ['error', { tr: ['none', 'presentation'], td: ['cell'], canvas: ['img'] }],
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      // Scrolling frames take the focus, so that keyboards reach what they hold.
      'jsx-a11y/no-noninteractive-tabindex': 'off',
    },
  },
  { files: ['scripts/**', 'bench/**', 'e2e/**', '**/*.test.*', '*.config.*'], languageOptions: { globals: { process: 'readonly', console: 'readonly', URL: 'readonly', fetch: 'readonly', setTimeout: 'readonly', setInterval: 'readonly', clearInterval: 'readonly', clearTimeout: 'readonly', performance: 'readonly', Buffer: 'readonly', document: 'readonly', window: 'readonly' } }, rules: { 'no-console': 'off', 'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }] } },
  // TypeScript tests know these by their types.
  { files: ['**/*.test.mjs'], languageOptions: { globals: { test: 'readonly', expect: 'readonly', beforeEach: 'readonly', afterEach: 'readonly' } } },
  { files: ['**/*.cjs'], languageOptions: { globals: { module: 'writable', require: 'readonly' }, sourceType: 'commonjs' } },
);
