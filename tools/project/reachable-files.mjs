import { existsSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, normalize } from 'node:path';

const ENDINGS = ['', '.ts', '.tsx', '.mjs', '.js', '.json', '/index.ts', '/index.tsx'];

/**
 * Files of a project that entry files import at run time, directly or by others, the entries included; imports of types
 * do not count, since they cannot change what the code does.
 *
 * @param project root folder of the project
 * @param entries files in it
 * @returns paths in the project, sorted
 */
export function reachableFiles(project, entries) {
  // Not at the top: the commands load this module before the packages are installed.
  const { transformSync } = createRequire(import.meta.url)('@swc/core');
  const found = new Set();
  const visit = (file) => {
    if (found.has(file)) return;
    found.add(file);
    if (!/\.(?:tsx?|mjs|js)$/.test(file)) return;
    const { code } = transformSync(readFileSync(join(project, file), 'utf8'), {
      configFile: false,
      swcrc: false,
      jsc: { parser: { syntax: 'typescript', tsx: file.endsWith('x') }, target: 'es2022' },
      // Every kind of import becomes a call of require, and imports of types are gone.
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

/** Undefined for a path that is no file: what looks like an import in a string of the code, for one. */
function resolveImport(project, folder, path) {
  return ENDINGS.map((ending) => normalize(join(folder, path)) + ending).find((file) => {
    const full = join(project, file);
    return existsSync(full) && statSync(full).isFile();
  });
}
