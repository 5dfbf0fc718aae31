import { readFileSync } from 'node:fs';

const json = (path) => JSON.parse(readFileSync(path, 'utf8'));

test('package.json says of exactly the packages with a script for the installation whether it may run', () => {
  const found = Object.entries(json('package-lock.json').packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => path.replace(/^.*node_modules\//, ''));
  expect(Object.keys(json('package.json').allowScripts)).toEqual([...new Set(found)].sort());
});
