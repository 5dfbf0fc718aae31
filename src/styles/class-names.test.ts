import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Class names become names of exports, so that a reserved word would break the bundle. */
const RESERVED = new Set(
  'await break case catch class const continue debugger default delete do else enum export extends false finally for function if implements import in instanceof interface let new null package private protected public return static super switch this throw true try typeof var void while with yield'.split(
    ' ',
  ),
);

function cssModules(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? cssModules(path) : entry.name.endsWith('.module.css') ? [path] : [];
  });
}

test('no CSS module uses a reserved word as a class name', () => {
  const files = cssModules(resolve('src'));
  expect(files.length).toBeGreaterThan(10);
  const found = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\.([A-Za-z][\w-]*)/g)]
      .filter(([, name = '']) => RESERVED.has(name))
      .map(([match]) => `${file}: ${match}`),
  );
  expect(found).toEqual([]);
});
