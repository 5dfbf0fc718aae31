import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import ts from 'typescript';

/** For each module those of the project that it imports: types, dynamic imports and re-exports count too. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

const CODE = /\.(?:ts|tsx|mjs|cjs)$/;
const ENDINGS = ['', '.ts', '.tsx', '.d.ts', '.mjs', '.cjs', '/index.ts', '/index.tsx'];

/** Modules below the folders of a project and in its root, by their path with forward slashes. */
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

/** Imports between modules. `resolve` gives the path of a module that is imported, undefined for a package. */
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

/** Reads the graph of a project's modules. */
export function readGraph(root: string, modules: readonly string[]): ImportGraph {
  const resolve = (path: string): string | undefined =>
    ENDINGS.map((ending) => path + ending).find((name) => CODE.test(name) && existsSync(join(root, name)));
  return buildGraph(new Map(modules.map((path) => [path, readFileSync(join(root, path), 'utf8')])), resolve);
}

/** Groups of modules that import each other, directly or by others (Tarjan's strongly connected components). */
export function findCircles(graph: ImportGraph): string[][] {
  const circles: string[][] = [];
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
      const circle = stack.splice(stack.indexOf(module));
      if (circle.length > 1 || graph.get(module)?.includes(module)) circles.push(circle.sort());
    }
    return lowest.get(module) ?? index;
  };
  const lower = (module: string, value: number): void => {
    lowest.set(module, Math.min(lowest.get(module) ?? value, value));
  };
  for (const module of graph.keys()) if (!indexes.has(module)) visit(module);
  return circles;
}
