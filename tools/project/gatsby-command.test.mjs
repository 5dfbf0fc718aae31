import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ENTRIES, gatsbyCommand } from './gatsby-command.mjs';
import { reachableFiles } from './reachable-files.mjs';

let project;
const put = (path, text = '') => {
  mkdirSync(dirname(join(project, path)), { recursive: true });
  writeFileSync(join(project, path), text);
};
const stamp = (env = {}) => gatsbyCommand(project, ['build'], env).env.BUILD_STAMP;
/** Whether the caches of an earlier build still exist after Gatsby is started again. */
const keeps = (env) => {
  put('.cache/data');
  put('public/index.html');
  stamp(env);
  expect(existsSync(join(project, '.cache'))).toBe(existsSync(join(project, 'public')));
  return existsSync(join(project, '.cache'));
};

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'caches-'));
  for (const path of ['package-lock.json', 'content/docs/d.mdx', 'src/views/e.tsx', 'src/site/unused.ts'])
    put(path, path);
  put('package.json', '{"browserslist":["chrome >= 109"]}');
  put('gatsby-browser.tsx', '// browser');
  put('gatsby-ssr.tsx', '// ssr');
  put('gatsby-config.ts', "export { c as default } from './src/gatsby/hooks/config';");
  put('gatsby-node.ts', "export * from './src/gatsby/hooks/node';");
  put('scripts/finish-build.ts', "import '../src/output/build/finish';");
  put('src/output/build/finish.ts', 'export const finish = 1;');
  put('src/gatsby/hooks/config.ts', "export { c } from '../../site/c';");
  put(
    'src/gatsby/hooks/node.ts',
    "import { b } from '../../content/build/a';\nimport type { E } from '../../views/e';\n" +
      "export const onPreInit = async (e: E) => (await import('../../content/build/late')).late(e, b);",
  );
  put('src/site/c.ts', 'export const c = 1;');
  put('src/content/build/a/index.ts', "export * from './b';\nexport { c } from '../../../site/c';");
  put('src/content/build/a/b.ts', "import data from '../data.json';\nexport const b: number = data.length;");
  put('src/content/build/data.json', '[]');
  put('src/content/build/late.ts', 'export const late = () => 1;');
  put('src/content/build/a/b.test.ts', "import { b } from './b';");
});
afterEach(() => rmSync(project, { recursive: true }));

test('deletes caches of unknown origin and keeps those of the same code', () => {
  expect(keeps()).toBe(false);
  expect(keeps()).toBe(true);
});

test.each([
  ['package.json', '{"browserslist":["chrome >= 120"]}'],
  ['package-lock.json', 'changed'],
  ['gatsby-browser.tsx', 'changed'],
  ['gatsby-ssr.tsx', 'changed'],
  ['gatsby-config.ts', 'export default {};'],
  ['gatsby-node.ts', 'export const onPreInit = () => 2;'],
  ['src/gatsby/hooks/config.ts', 'export const c = 3;'],
  ['src/gatsby/hooks/node.ts', 'export const onPreInit = () => 3;'],
  ['src/site/c.ts', 'export const c = 2;'],
  ['src/content/build/a/b.ts', 'export const b = 2;'],
  ['src/content/build/data.json', '[1]'],
  ['src/content/build/late.ts', 'export const late = () => 2;'],
  ['src/output/build/finish.ts', 'export const finish = 2;'],
])('a change to %s deletes the caches once', (path, text) => {
  const before = stamp();
  put(path, text);
  expect(keeps()).toBe(false);
  expect(stamp()).not.toBe(before);
  expect(keeps()).toBe(true);
});

test('takes a newly imported module into account', () => {
  put('src/site/c.ts', "export { c } from './unused';");
  put('src/site/unused.ts', 'export const c = 1;');
  stamp();
  put('src/site/unused.ts', 'export const c = 2;');
  expect(keeps()).toBe(false);
});

test.each([
  [{ PRODUCT_SLUG: 'zeta' }],
  [{ BASE_URL: '/docs/' }],
  [{ SITE_INDEXING: 'off' }],
  [{ CHROMIUM_PATH: undefined }],
])('a changed setting deletes the caches: %j', (env) => {
  const usual = { PRODUCT_SLUG: undefined, BASE_URL: undefined, CHROMIUM_PATH: '/usr/bin/chromium' };
  stamp(usual);
  expect(keeps(usual)).toBe(true);
  expect(keeps({ ...usual, ...env })).toBe(false);
});

test.each(['content/docs/d.mdx', 'src/content/build/a/b.test.ts', 'src/views/e.tsx', 'src/site/unused.ts'])(
  'a change to %s keeps the caches',
  (path) => {
    stamp();
    put(path, 'changed');
    expect(keeps()).toBe(true);
  },
);

test('the caches of a project in another folder are out of date, because they contain absolute paths', () => {
  const before = stamp();
  const copy = `${project}-copy`;
  cpSync(project, copy, { recursive: true });
  expect(gatsbyCommand(copy, ['build']).env.BUILD_STAMP).not.toBe(before);
  rmSync(copy, { recursive: true });
});

test("the project's own stamp covers the code that creates its pages, and nothing that only browsers run", () => {
  const files = reachableFiles(process.cwd(), ENTRIES);
  expect(files).toEqual(
    expect.arrayContaining([
      'src/content/build/create-pages.ts',
      'src/content/build/compiler/compile-page.ts',
      'src/gatsby/build/webpack.ts',
      'src/site/config/site-config.ts',
    ]),
  );
  expect(
    files.filter((file) =>
      /^src\/(?:views|components|templates|features|pages|hooks|styles|\w+\/browser)\//.test(file),
    ),
  ).toEqual(['src/gatsby/browser/starter-settings.ts']);
  expect(files.filter((file) => /\.test\.|test-support/.test(file))).toEqual([]);
});

test('another path of the browser keeps the caches', () => {
  stamp({ CHROMIUM_PATH: '/usr/bin/chromium' });
  expect(keeps({ CHROMIUM_PATH: '/opt/chrome' })).toBe(true);
});

test('passes the command and the environment to Gatsby', () => {
  const { args, env } = gatsbyCommand(project, ['develop', '--port', '8000'], { NODE_ENV: 'development' });
  expect(args.slice(1)).toEqual(['develop', '--port', '8000']);
  expect(env).toMatchObject({ NODE_ENV: 'development', PATH: process.env.PATH, GATSBY_TELEMETRY_DISABLED: '1' });
});

test('a build has one more worker than by default, a development server only one', () => {
  const count = (command, env) => gatsbyCommand(project, [command], env).env.GATSBY_CPU_COUNT;
  expect(count('build')).toBe(String(availableParallelism() + 1));
  expect(count('develop')).toBe('1');
  expect(['build', 'develop'].map((command) => count(command, { GATSBY_CPU_COUNT: '4' }))).toEqual(['4', '4']);
});

test('gives Node more memory for young objects and keeps the options of the environment', () => {
  const optionsOf = (NODE_OPTIONS) => gatsbyCommand(project, ['build'], { NODE_OPTIONS }).env.NODE_OPTIONS;
  const own = /^--max-semi-space-size=32 --require ".*load-gatsby-files\.cjs"$/;
  expect(optionsOf(undefined)).toMatch(own);
  expect(optionsOf('--max-old-space-size=2048')).toMatch(/^--max-old-space-size=2048 --max-semi/);
});

test('RTE-9 only a build has a base path, because the development server serves the site at the root', () => {
  const env = { BASE_URL: '/portal/' };
  expect(gatsbyCommand(project, ['build'], env).env.BASE_URL).toBe('/portal/');
  expect(gatsbyCommand(project, ['develop'], env).env.BASE_URL).toBe('');
});

test('RTE-9 every build puts the base path in front of paths', () => {
  expect(gatsbyCommand(project, ['build']).args.slice(1)).toEqual(['build', '--prefix-paths', '--no-color']);
});

test('Gatsby reads no file of settings, because the commands have done so', () => {
  const { GATSBY_ACTIVE_ENV } = gatsbyCommand(project, ['build'], { GATSBY_ACTIVE_ENV: 'staging' }).env;
  expect(GATSBY_ACTIVE_ENV).toBe('read-already');
  const gatsby = readFileSync('node_modules/gatsby/dist/utils/webpack.config.js', 'utf8');
  expect(gatsby).toContain('const configEnv = process.env.GATSBY_ACTIVE_ENV || nodeEnv;');
});

test('a build ends its process itself, so that one whose event loop is empty has failed', () => {
  const cli = readFileSync('node_modules/gatsby-cli/lib/create-cli.js', 'utf8');
  expect(cli).toContain('.then(() => process.exit(0), err =>');
});
