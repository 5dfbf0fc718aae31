/**
 * Loads `gatsby-config.ts` and `gatsby-node.ts` with all modules that they import when Gatsby starts. Preloaded in
 * Gatsby's processes (gatsby-command.mjs) in place of the module that bundles these files with Parcel in each build,
 * which takes 3 to 5 seconds and leaves stack traces without source files. Without it, Gatsby would bundle them.
 *
 * Relies on gatsby 5.16: on what it imports from `dist/utils/parcel/compile-gatsby-files.js`, and that it loads the
 * files from `.cache/compiled`.
 */
/* eslint-disable @typescript-eslint/no-require-imports -- preloaded modules are CommonJS */
const { existsSync, mkdirSync, writeFileSync } = require('node:fs');
const { setPriority } = require('node:os');
const { join } = require('node:path');
require('./grow-slowly.cjs');

// The workers start while the main process reads the content, which takes longer.
if (process.env.GATSBY_WORKER_ID) setPriority(5);

/** Whether this is the main process of a build; others of Gatsby's processes preload this module too. */
const isBuild = /[\\/]gatsby[\\/]cli\.js$/.test(process.argv[1] ?? '') && process.argv[2] === 'build';
// Gatsby ends its process when a build is complete. If one of its promises is never settled, Node would end it with
// code 0 as soon as nothing is left to do.
if (isBuild)
  process.once('beforeExit', () => {
    console.error('\n✗ Gatsby has nothing left to do, but the build is not complete.\n');
    process.exit(1);
  });

const COMPILED_CACHE_DIR = '.cache/compiled';

/** Writes modules that load the files, to where Gatsby expects them to be bundled. */
async function compileGatsbyFiles(root) {
  mkdirSync(join(root, COMPILED_CACHE_DIR), { recursive: true });
  const register = JSON.stringify(require.resolve('./register-typescript.cjs'));
  for (const name of ['gatsby-config', 'gatsby-node']) {
    const file = JSON.stringify(join(root, `${name}.ts`));
    writeFileSync(
      join(root, COMPILED_CACHE_DIR, `${name}.js`),
      `require(${register});\n` +
        `const { default: all, ...named } = require(${file});\nmodule.exports = all ?? named;\n`,
    );
  }
}

function findCompiledLocalPluginModule(root, plugin, name) {
  const file = join(root, COMPILED_CACHE_DIR, `${name}.js`);
  return plugin === 'default-site-plugin' && existsSync(file) ? file : undefined;
}

function getResolvedFieldsForPlugin(root, plugin) {
  return { resolvedCompiledGatsbyNode: findCompiledLocalPluginModule(root, plugin, 'gatsby-node') };
}

const exported = { COMPILED_CACHE_DIR, compileGatsbyFiles, findCompiledLocalPluginModule, getResolvedFieldsForPlugin };
const replaced = require.resolve('gatsby/dist/utils/parcel/compile-gatsby-files');
require.cache[replaced] = {
  id: replaced,
  filename: replaced,
  loaded: true,
  children: [],
  paths: [],
  exports: exported,
};
