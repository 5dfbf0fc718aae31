/* eslint-disable @typescript-eslint/no-require-imports -- Gatsby loads it with its configuration */
const { existsSync, readFileSync, statSync } = require('node:fs');
const { dirname, join, normalize } = require('node:path');
const { transformSync } = require('@swc/core');

const EXTENSIONS = ['', '.ts', '.tsx', '.mjs', '.js', '.json', '/index.ts', '/index.tsx'];

/**
 * Returns the entry files and all files of the project that they import at run time, directly or indirectly. Type
 * imports do not count, because they cannot change what the code does.
 *
 * @param project root folder of the project
 * @param entries paths of the entry files, relative to the root folder
 * @returns sorted paths, relative to the root folder
 */
function reachableFiles(project, entries) {
  const found = new Set();
  const visit = (file) => {
    if (found.has(file)) return;
    found.add(file);
    if (!/\.(?:tsx?|mjs|js)$/.test(file)) return;
    const { code } = transformSync(readFileSync(join(project, file), 'utf8'), {
      configFile: false,
      swcrc: false,
      jsc: { parser: { syntax: 'typescript', tsx: file.endsWith('x') }, target: 'es2022' },
      // Turns all imports into calls of `require` and removes type imports.
      module: { type: 'commonjs' },
    });
    for (const [, path] of code.matchAll(/\brequire\("(\.{1,2}\/[^"]*)"\)/g)) {
      const target = resolveImport(project, dirname(file), path);
      if (target) visit(target);
    }
  };
  entries.forEach(visit);
  return [...found].sort();
}

/** Returns undefined for a path that is not a file, for example if a string in the code looks like an import. */
function resolveImport(project, folder, path) {
  return EXTENSIONS.map((extension) => normalize(join(folder, path)) + extension).find((file) => {
    const full = join(project, file);
    return existsSync(full) && statSync(full).isFile();
  });
}

module.exports = { reachableFiles };
