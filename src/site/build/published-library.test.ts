import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { diagramLibrary } from './diagram-library';
import { libraryUrl, publishLibrary } from './published-library';
import { shellLibrary } from './shell-library';

const site = mkdtempSync(join(tmpdir(), 'library-'));
afterAll(() => rmSync(site, { recursive: true }));

test.each([
  ['diagram', diagramLibrary, 51],
  ['shell', shellLibrary, 1],
])('publishes the %s library with every module that it imports, and without source maps', (_name, library, count) => {
  publishLibrary(library, site);
  const folder = join(site, dirname(libraryUrl(library)));
  const modules = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => /\.m?js$/.test(path));
  expect(modules.length).toBeGreaterThanOrEqual(count);
  expect(readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.map'))).toEqual(
    [],
  );
  const missing = modules.flatMap((path) =>
    [...readFileSync(join(folder, path), 'utf8').matchAll(/(?:\bfrom|\bimport)\s*\(?"(\.[^"]+)"/g)]
      .map(([, target = '']) => join(folder, dirname(path), target))
      .filter((target) => !existsSync(target)),
  );
  expect(missing).toEqual([]);
});
