/**
 * Ends the command if packages that it needs are not installed. `node tools/project/check-packages.cjs` demands all of
 * them; so does preloading check-all-packages.cjs. Preloading register-typescript.cjs demands what builds need.
 */
/* eslint-disable @typescript-eslint/no-require-imports -- preloaded modules are CommonJS */
require('./check-node.cjs');
const { existsSync } = require('node:fs');
const { join } = require('node:path');

const MODULES = join(__dirname, '..', '..', 'node_modules');
/** Compiles TypeScript, which every command needs. */
const BUILD_PACKAGE = '@swc/core';
/** Is installed together with everything else that only tests, checks and benchmarks need. */
const TEST_PACKAGE = 'jest';

/** @param withTests also those that only tests, checks and benchmarks need */
function requirePackages({ withTests }) {
  const missing = [BUILD_PACKAGE, ...(withTests ? [TEST_PACKAGE] : [])].find(
    (name) => !existsSync(join(MODULES, name)),
  );
  if (missing === undefined) return;
  const found = missing === BUILD_PACKAGE ? 'No packages are installed' : 'Only what builds need is installed';
  console.error(`\n✗ ${found} in this folder. Run "npm ci" first.`);
  process.exit(1);
}

module.exports = { TEST_PACKAGE, requirePackages };

if (require.main === module) requirePackages({ withTests: true });
