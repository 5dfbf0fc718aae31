import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import ts from 'typescript';

/** The modules of the project that each module imports, including type imports, dynamic imports and re-exports. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

const CODE = /\.(?:ts|tsx|mjs|cjs)$/;
const EXTENSIONS = ['', '.ts', '.tsx', '.d.ts', '.mjs', '.cjs', '/index.ts', '/index.tsx'];

/** Paths of all modules in a project's root and below the given folders, relative to the root, with forward slashes. */
export function listModules(root: string, folders: readonly string[]): string[] {
  const inFolders = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) =>
        join(entry.parentPath, entry.name)
          .slice(root.length + 1)
          .replaceAll('\\', '/'),
      ),
  );
  return [...readdirSync(root), ...inFolders].filter((path) => CODE.test(path)).sort();
}

/** Builds the import graph. `resolve` returns the path of an imported module, or undefined if there is none. */
export function buildGraph(
  sources: ReadonlyMap<string, string>,
  resolve: (path: string) => string | undefined,
): ImportGraph {
  return new Map(
    [...sources].map(([path, text]) => [
      path,
      ts
        .preProcessFile(text, true, true)
        .importedFiles.map(({ fileName }) => fileName)
        .filter((name) => name.startsWith('.'))
        .map((name) => resolve(posix.join(posix.dirname(path), name)))
        .filter((target): target is string => target !== undefined),
    ]),
  );
}

/** Reads a project's modules and builds their import graph. */
export function readGraph(root: string, modules: readonly string[]): ImportGraph {
  const resolve = (path: string): string | undefined =>
    EXTENSIONS.map((extension) => path + extension).find((name) => CODE.test(name) && existsSync(join(root, name)));
  return buildGraph(new Map(modules.map((path) => [path, readFileSync(join(root, path), 'utf8')])), resolve);
}

/** Finds groups of modules that import each other, directly or indirectly (Tarjan's algorithm). */
export function findCycles(graph: ImportGraph): string[][] {
  const cycles: string[][] = [];
  const indexes = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const visit = (module: string): number => {
    const index = indexes.size;
    indexes.set(module, index);
    lowest.set(module, index);
    stack.push(module);
    for (const target of graph.get(module) ?? []) {
      if (!indexes.has(target)) lower(module, visit(target));
      else if (stack.includes(target)) lower(module, indexes.get(target) ?? 0);
    }
    if (lowest.get(module) === index) {
      const cycle = stack.splice(stack.indexOf(module));
      if (cycle.length > 1 || graph.get(module)?.includes(module)) cycles.push(cycle.sort());
    }
    return lowest.get(module) ?? index;
  };
  const lower = (module: string, value: number): void => {
    lowest.set(module, Math.min(lowest.get(module) ?? value, value));
  };
  for (const module of graph.keys()) if (!indexes.has(module)) visit(module);
  return cycles;
}
