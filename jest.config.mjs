/** @type {import('jest').Config} A module and not TypeScript: to read that, jest needs a loader on Node 20. */
const config = {
  testEnvironment: 'node',
  // Left alone jest keeps a core free, which on two of them is half of all.
  maxWorkers: '100%',
  roots: ['<rootDir>/src', '<rootDir>/scripts', '<rootDir>/tools', '<rootDir>/bench'],
  testMatch: ['**/*.test.ts', '**/*.test.tsx', '**/*.test.mjs'],
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
  // Many Markdown packages are ES modules only: they are transformed like our own code. The compiler is nine megabytes
  // of CommonJS.
  transformIgnorePatterns: ['/node_modules/typescript/'],
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/tools/jest/css-module.cjs',
    '\\.css$': '<rootDir>/tools/jest/empty.cjs',
    // These have no entry for the CommonJS that everything is turned into here.
    '^(estree-walker|periscopic|is-reference)$': '<rootDir>/node_modules/$1/src/index.js',
  },
};

export default config;
