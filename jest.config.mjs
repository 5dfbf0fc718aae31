import { setSiteValues } from './tools/project/site-values.cjs';

const STRINGS = setSiteValues();

/** @type {import('jest').Config} Not TypeScript: on Node 20, jest needs an additional loader to read that. */
const config = {
  testEnvironment: 'node',
  globals: { STRINGS },
  // By default, jest leaves one core free, which is half of the capacity of a machine with two cores.
  maxWorkers: '100%',
  roots: ['<rootDir>/src', '<rootDir>/scripts', '<rootDir>/tools', '<rootDir>/bench'],
  testMatch: ['**/*.test.ts', '**/*.test.tsx', '**/*.test.mjs'],
  // Long matrices, programs and servers that are started, and parts that seldom change: npm run test:all runs them too.
  testPathIgnorePatterns: ['/node_modules/', ...(process.env.TEST_ALL ? [] : ['\\.all\\.test\\.'])],
  transform: {
    '\\.[cm]?[jt]sx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2022',
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  // Many Markdown packages are published as ES modules only, so they are transformed like our own code. TypeScript is
  // excluded because it is CommonJS already, and nine megabytes of it.
  transformIgnorePatterns: ['/node_modules/typescript/'],
  // Nothing here takes that long, except on a busy machine: loading a bundler, or finding elements by role in jsdom.
  testTimeout: 120_000,
  setupFilesAfterEnv: ['<rootDir>/tools/jest/wait-longer.cjs'],
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/tools/jest/css-module.cjs',
    '\\.css$': '<rootDir>/tools/jest/empty.cjs',
    // These packages have no CommonJS entry point, which the tests need.
    '^(estree-walker|periscopic|is-reference)$': '<rootDir>/node_modules/$1/src/index.js',
  },
};

export default config;
