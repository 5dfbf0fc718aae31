import { existsSync, readFileSync, readdirSync } from 'node:fs';

const json = (path) => JSON.parse(readFileSync(path, 'utf8'));
const { dependencies, devDependencies } = json('package.json');
const wanted = { ...dependencies, ...devDependencies };
const installed = (name) => json(`node_modules/${name}/package.json`).version;
const guide = readFileSync('maintaining/upgrading.md', 'utf8');
/** First cells of the table's rows. */
const listed = [...guide.matchAll(/^\| `([^`]+)`\s*\|/gm)].map(([, name]) => name);

test('the guide lists Gatsby and every plugin of it', () => {
  expect(listed).toContain('gatsby');
  expect(Object.keys(wanted).filter((name) => /^gatsby-/.test(name) && !listed.includes(name))).toEqual([]);
  expect(new Set(listed).size).toBe(listed.length);
});

test.each(listed)('%s is pinned to the exact version that is installed', (name) => {
  expect(wanted[name]).toMatch(/^\d+\.\d+\.\d+$/);
  expect(installed(name)).toBe(wanted[name]);
});

test('files and tests that the guide names exist', () => {
  const files = ['src', 'tools'].flatMap((folder) => readdirSync(folder, { recursive: true }));
  const isThere = (name) => existsSync(name) || files.some((path) => path.split('/').at(-1) === name);
  const names = [...guide.matchAll(/`((?:src|e2e|tools)\/[^`*]+|[\w-]+\.test\.\w+)`/g)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(30);
  expect(names.filter((name) => !isThere(name))).toEqual([]);
});
