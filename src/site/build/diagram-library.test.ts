import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DIAGRAM_LIBRARY, publishDiagramLibrary } from './diagram-library';

const site = mkdtempSync(join(tmpdir(), 'library-'));
afterAll(() => rmSync(site, { recursive: true }));

test('publishes the library with every module that it imports, and without source maps', () => {
  publishDiagramLibrary(site);
  const folder = join(site, dirname(DIAGRAM_LIBRARY));
  const modules = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => /\.\w+$/.test(path));
  expect(modules.filter((path) => !path.endsWith('.mjs') && !path.endsWith('mermaid.esm.min'))).toEqual([]);
  expect(modules.length).toBeGreaterThan(50);
  const files = modules.filter((path) => path.endsWith('.mjs'));
  const missing = files.flatMap((path) =>
    [...readFileSync(join(folder, path), 'utf8').matchAll(/(?:from|import)\s*\(?"(\.[^"]+)"/g)]
      .map(([, target = '']) => join(folder, dirname(path), target))
      .filter((target) => !existsSync(target)),
  );
  expect(missing).toEqual([]);
});
