import { readFileSync } from 'node:fs';
import { INSTALL_SCRIPTS } from './install-scripts.mjs';

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));

test('exactly the listed packages run a script when they are installed', () => {
  const found = Object.entries(packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => path.replace(/^.*node_modules\//, ''));
  expect([...new Set(found)].sort()).toEqual(Object.keys(INSTALL_SCRIPTS).sort());
  for (const [name, reason] of Object.entries(INSTALL_SCRIPTS))
    expect([name, reason]).toEqual([name, expect.stringMatching(/\w+ \w+/)]);
});
