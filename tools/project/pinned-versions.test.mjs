import { existsSync, readFileSync, readdirSync } from 'node:fs';

const json = (path) => JSON.parse(readFileSync(path, 'utf8'));
const { dependencies, devDependencies } = json('package.json');
const declared = { ...dependencies, ...devDependencies };
const installed = (name) => json(`node_modules/${name}/package.json`).version;
const guide = readFileSync('maintaining/upgrading.md', 'utf8');
/** Package names in the first column of the table. */
const listed = [...guide.matchAll(/^\| `([^`]+)`\s*\|/gm)].map(([, name]) => name);

test('the guide lists Gatsby and all its plugins', () => {
  expect(listed).toContain('gatsby');
  expect(Object.keys(declared).filter((name) => /^gatsby-/.test(name) && !listed.includes(name))).toEqual([]);
  expect(new Set(listed).size).toBe(listed.length);
});

test.each(listed)('%s is pinned to the installed version', (name) => {
  expect(declared[name]).toMatch(/^\d+\.\d+\.\d+$/);
  expect(installed(name)).toBe(declared[name]);
});

test('all files and tests mentioned in the guide exist', () => {
  const files = ['src', 'tools'].flatMap((folder) => readdirSync(folder, { recursive: true }));
  const exists = (name) => existsSync(name) || files.some((path) => path.split('/').at(-1) === name);
  const names = [...guide.matchAll(/`((?:src|e2e|tools)\/[^`*]+|[\w.-]+\.test\.\w+)`/g)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(30);
  expect(names.filter((name) => !exists(name))).toEqual([]);
});
