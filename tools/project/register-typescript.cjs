/**
 * Compiles TypeScript modules when they are required: `node -r ./tools/project/register-typescript.cjs FILE`.
 *
 * @swc-node/register does the same, but loads the TypeScript compiler to read a configuration that we do not need,
 * which takes 0.3 seconds in each of the ten processes of a build.
 */
/* eslint-disable @typescript-eslint/no-require-imports -- preloaded modules are CommonJS */
require('./check-packages.cjs').requirePackages({ withTests: false });
const { readFileSync } = require('node:fs');
const { join } = require('node:path');
const { transformSync } = require('@swc/core');
const { readEnvFile } = require('./env-files.cjs');

// Tests are the same on every machine.
if (process.env.NODE_ENV !== 'test')
  readEnvFile(join(__dirname, '..', '..'), process.env.NODE_ENV === 'development' ? 'development' : 'production');

process.setSourceMapsEnabled(true);

require.extensions['.ts'] = require.extensions['.tsx'] = (module, filename) => {
  const { code } = transformSync(readFileSync(filename, 'utf8'), {
    filename,
    configFile: false,
    swcrc: false,
    sourceMaps: 'inline',
    inlineSourcesContent: false,
    jsc: {
      parser: { syntax: 'typescript', tsx: filename.endsWith('x') },
      target: 'es2022',
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'commonjs' },
  });
  module._compile(code, filename);
};

// The configuration is made of the brand, which other modules expect to be loaded, as they do the interface's words.
require('../../src/site/build/brand/load-brand').loadBrand();
require('../../src/site/build/strings/load-strings').loadStrings();
