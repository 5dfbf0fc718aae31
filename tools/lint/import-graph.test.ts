import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import ts from 'typescript';
import { listFiles } from '../../src/output/build/list-files';

const ROOT = join(__dirname, '../..');
const EXTENSIONS = ['', '.ts', '.tsx', '.d.ts', '.mjs', '.cjs', '/index.ts', '/index.tsx'];
const isCode = (path: string): boolean => /\.(?:ts|tsx|mjs|cjs)$/.test(path);

/** Modules that a module imports, also for their types, on demand, or to export them again. */
function importsOf(path: string): string[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(join(ROOT, path), 'utf8'), true, true);
  return importedFiles.flatMap(({ fileName }) => {
    if (!fileName.startsWith('.')) return [];
    const target = posix.join(posix.dirname(path), fileName);
    const names = EXTENSIONS.map((extension) => target + extension);
    return names.find((name) => isCode(name) && existsSync(join(ROOT, name))) ?? [];
  });
}

/** The first cycle that can be reached from some modules, as the way around it; undefined if there is none. */
function findCycle(modules: readonly string[], targetsOf: (module: string) => readonly string[]): string[] | undefined {
  const done = new Set<string>();
  const visit = (module: string, way: readonly string[]): string[] | undefined => {
    if (way.includes(module)) return [...way.slice(way.indexOf(module)), module];
    if (done.has(module)) return undefined;
    for (const target of targetsOf(module)) {
      const cycle = visit(target, [...way, module]);
      if (cycle) return cycle;
    }
    done.add(module);
    return undefined;
  };
  for (const module of modules) {
    const cycle = visit(module, []);
    if (cycle) return cycle;
  }
  return undefined;
}

test('no modules import each other in a circle', () => {
  const folders = ['src', 'tools', 'scripts', 'bench', 'e2e'];
  const modules = folders
    .flatMap((folder) => listFiles(join(ROOT, folder)).map((path) => folder + path))
    .filter(isCode);
  expect(importsOf('tools/lint/import-graph.test.ts')).toEqual(['src/output/build/list-files.ts']);
  expect(findCycle(modules, importsOf)).toBeUndefined();
});

test('finds a circle, and accepts two ways to one module', () => {
  const graph: Record<string, string[]> = { a: ['b', 'c'], b: ['d'], c: ['d'], d: [], e: ['f'], f: ['g'], g: ['f'] };
  expect(findCycle(['a'], (module) => graph[module] ?? [])).toBeUndefined();
  expect(findCycle(['a', 'e'], (module) => graph[module] ?? [])).toEqual(['f', 'g', 'f']);
});
