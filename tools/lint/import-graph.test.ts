import { join } from 'node:path';
import { buildGraph, findCycles, listModules, readGraph } from './import-graph';

const graphOf = (sources: Record<string, string>) => {
  const paths = Object.keys(sources);
  return buildGraph(new Map(Object.entries(sources)), (path) =>
    paths.find((name) => name.replace(/\.\w+$/, '') === path),
  );
};

test.each([
  ['values', "import { b } from './b'"],
  ['types', "import type { B } from './b'"],
  ['types among values', "import { type B } from './b'"],
  ['a type written in place', "type B = import('./b').B"],
  ['re-exports', "export * from './b'"],
  ['dynamic imports', "const b = () => import('./b')"],
])('detects cycles through imports of %s', (_kind, text) => {
  const graph = graphOf({ 'src/a.ts': text, 'src/b.ts': "import type { A } from './a'", 'src/c.ts': "import './a'" });
  expect(graph.get('src/a.ts')).toEqual(['src/b.ts']);
  expect(findCycles(graph)).toEqual([['src/a.ts', 'src/b.ts']]);
});

test('finds a cycle of three modules and a module that imports itself, but accepts a diamond', () => {
  expect(
    findCycles(
      graphOf({ 'a.ts': "import './b'", 'b.ts': "import './c'", 'c.ts': "import './a'", 'd.ts': "import './d'" }),
    ),
  ).toEqual([['a.ts', 'b.ts', 'c.ts'], ['d.ts']]);
  expect(
    findCycles(
      graphOf({ 'a.ts': "import './b'; import './c'", 'b.ts': "import './d'", 'c.ts': "import './d'", 'd.ts': '' }),
    ),
  ).toEqual([]);
});

test('the project has no import cycles, including type imports', () => {
  const root = join(__dirname, '../..');
  const modules = listModules(root, ['src', 'tools', 'scripts', 'bench', 'e2e']);
  expect(modules).toContain('tools/lint/import-graph.ts');
  expect(findCycles(readGraph(root, modules))).toEqual([]);
});
