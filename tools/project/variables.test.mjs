import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Variables of the operating system, Node and Gatsby. */
const EXTERNAL = ['NODE_ENV', 'NODE_OPTIONS', 'PATH', 'HOME', 'XDG_CONFIG_HOME', 'TZ', 'GATSBY_CPU_COUNT'];
/** Not variables: the bundler inserts them (src/gatsby/build/webpack.ts, string-constants.ts in src/site/build). */
const CONSTANT = /^(?:HAS_\w+|\w+_JSON|STARTER_CODE|DIAGRAM_LIBRARY|ICON_DATA_URL|SITE_LANGUAGE|FORMAT_LOCALE)$/;

const sources = ['src', 'scripts', 'tools', 'bench', 'e2e']
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)))
  .filter((path) => /\.(?:ts|tsx|mjs)$/.test(path) && !/\.(?:test|d)\./.test(path))
  .concat('playwright.config.ts')
  .map((path) => readFileSync(path, 'utf8'));
const rows = readFileSync('README.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| `[A-Z]/.test(line));
const listed = rows.flatMap((row) => [...row.split('|')[1].matchAll(/`([A-Z0-9_]+)`/g)].map(([, name]) => name));

test('the table in README.md has every variable that the code reads', () => {
  const read = sources.flatMap((text) =>
    [
      ...text.matchAll(/\b(?:process\.env|environment)(?:\.|\[')([A-Z][A-Z0-9_]+)/g),
      // Keys of the schemas that check the environment.
      ...(/\bz\s*\.object\(/.test(text) ? text.matchAll(/^ +([A-Z][A-Z0-9]*_[A-Z0-9_]+): \w/gm) : []),
    ].map(([, name]) => name),
  );
  expect(new Set(read).size).toBeGreaterThan(20);
  const unknown = [...new Set(read)].filter((name) => ![...listed, ...EXTERNAL].includes(name) && !CONSTANT.test(name));
  expect(unknown).toEqual([]);
});

test('the code reads every variable that the table has', () => {
  expect(listed.filter((name) => !sources.some((text) => new RegExp(`\\b${name}\\b`).test(text)))).toEqual([]);
});
