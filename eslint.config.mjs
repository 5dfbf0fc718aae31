import js from '@eslint/js';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import importX from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { boundaries } from './tools/lint/boundaries.mjs';
import { words } from './tools/lint/words.mjs';

const TYPESCRIPT_SETTINGS = importX.flatConfigs.typescript.settings;

export default tseslint.config(
  {
    ignores: [
      'node_modules/',
      'schemas/',
      'public/',
      'dist/',
      '.cache/',
      '.tmp*/',
      'src/gatsby-types.d.ts',
      'content/',
      'test-results/',
      'playwright-report/',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  {
    plugins: { 'import-x': importX },
    // Without a resolver that knows TypeScript's file extensions, no import is resolved and no boundary is checked.
    settings: {
      'import-x/extensions': TYPESCRIPT_SETTINGS['import-x/extensions'],
      'import-x/parsers': TYPESCRIPT_SETTINGS['import-x/parsers'],
      'import-x/resolver-next': [createTypeScriptImportResolver()],
    },
    rules: {
      // The resolver cannot follow the pattern in the exports of the protocol's package; TypeScript checks its paths.
      'import-x/no-unresolved': ['error', { ignore: ['^@modelcontextprotocol/sdk/'] }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { varsIgnorePattern: '^_', argsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/consistent-type-imports': 'error',
      'no-console': ['error', { allow: ['warn', 'error'] }],
      'no-warning-comments': ['error', { terms: ['todo', 'fixme'] }],
      eqeqeq: ['error', 'always'],
      // Prettier does not break comments, JSX text and literals; the latter may be longer.
      'max-len': [
        'error',
        { code: 120, ignoreStrings: true, ignoreTemplateLiterals: true, ignoreRegExpLiterals: true, ignoreUrls: true },
      ],
      'max-lines': ['error', 250],
    },
  },
  ...boundaries,
  words,
  {
    files: ['src/**/*.tsx', 'gatsby-*.tsx'],
    plugins: { 'react-hooks': reactHooks, 'jsx-a11y': jsxA11y },
    rules: {
      ...jsxA11y.flatConfigs.recommended.rules,
      // Browsers drop the semantics of lists without bullets and of tables with another `display` value; an explicit
      // role restores them.
      'jsx-a11y/no-redundant-roles': [
        'error',
        { ul: ['list'], ol: ['list'], thead: ['rowgroup'], tbody: ['rowgroup'] },
      ],
      'jsx-a11y/no-interactive-element-to-noninteractive-role': [
        'error',
        { tr: ['none', 'presentation'], td: ['cell'], canvas: ['img'] },
      ],
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      // Scrollable containers are focusable, so that they can be scrolled with the keyboard.
      'jsx-a11y/no-noninteractive-tabindex': 'off',
    },
  },
  // Their parts do not depend on each other.
  { files: ['**/*.test.*', 'e2e/**/*.spec.ts'], rules: { 'max-lines': 'off' } },
  {
    files: ['scripts/**', 'tools/**', 'bench/**', 'e2e/**', '**/*.test.*', '*.config.{ts,mjs,cjs}'],
    languageOptions: { globals: { ...globals.node, ...globals.browser } },
    rules: { 'no-console': 'off', 'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }] },
  },
  // A program for readers, with a server and a page. Its package is not installed here.
  {
    files: ['examples/**'],
    languageOptions: { globals: { ...globals.node, ...globals.browser } },
    rules: { 'no-console': 'off', 'import-x/no-unresolved': 'off' },
  },
  // TypeScript tests get these globals from type declarations.
  { files: ['**/*.test.mjs'], languageOptions: { globals: globals.jest } },
  {
    files: ['**/*.cjs'],
    languageOptions: { globals: { module: 'writable', require: 'readonly' }, sourceType: 'commonjs' },
  },
);
