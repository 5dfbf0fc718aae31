import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ENVIRONMENT } from './environment';

const root = join(__dirname, '../..');
const names = ENVIRONMENT.map(({ name }) => name);
/** Variables of the operating system, Node and Gatsby. */
const EXTERNAL = ['NODE_ENV', 'NODE_OPTIONS', 'PATH', 'HOME', 'XDG_CONFIG_HOME', 'TZ', 'GATSBY_CPU_COUNT'];
/** Not variables: the bundler inserts them (src/gatsby/build/webpack.ts, string-constants.ts in src/site/build). */
const CONSTANTS = [
  'STARTER_CODE',
  'DIAGRAM_LIBRARY',
  'ICON_DATA_URL',
  'SITE_CONFIG_JSON',
  'PALETTES_JSON',
  'PRODUCT_JSON',
  'PAGE_MENU_JSON',
  'HAS_FEEDBACK',
  'SITE_LANGUAGE',
  'FORMAT_LOCALE',
  'HAS_LANGUAGES',
];
/** Set by src/site/build/brand/load-brand.ts, and by tools/project/site-values.cjs for the processes of tests. */
const BETWEEN_PROCESSES = ['BRAND_JSON', 'STRINGS_JSON'];

const sources = [
  ...readdirSync(root).filter((name) => /\.(?:ts|tsx|mjs)$/.test(name)),
  ...['src', 'scripts', 'tools', 'bench', 'e2e'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(?:ts|tsx|mjs)$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1)),
  ),
]
  .filter((path) => !/\.(?:test|d)\.|src\/site\/environment\.ts$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

test('lists every variable that the code reads', () => {
  const read = sources.flatMap(({ text }) =>
    [
      ...text.matchAll(/\b(?:process\.env|environment)(?:\.|\[')([A-Z][A-Z0-9_]+)/g),
      // Keys of the schemas that check the environment.
      ...(/\bz\s*\.object\(/.test(text) ? text.matchAll(/^ +([A-Z][A-Z0-9]*_[A-Z0-9_]+): \w/gm) : []),
    ].map(([, name = '']) => name),
  );
  expect(read.length).toBeGreaterThan(20);
  const known = [...names, ...EXTERNAL, ...CONSTANTS, ...BETWEEN_PROCESSES];
  expect([...new Set(read)].filter((name) => !known.includes(name))).toEqual([]);
});

test('every listed variable is read somewhere and listed once', () => {
  expect(names.filter((name) => !sources.some(({ text }) => new RegExp(`\\b${name}\\b`).test(text)))).toEqual([]);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test('the table in README.md contains exactly the listed variables', () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  const rows = readme.split('\n').filter((line) => /^\| `[A-Z]/.test(line));
  const listed = rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`([A-Z0-9_]+)`/g)].map(([, name]) => name),
  );
  expect([...listed].sort()).toEqual([...names].sort());
});
