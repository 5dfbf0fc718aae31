import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cachesStamp, ENTRIES } from './caches-stamp.cjs';
import { reachableFiles } from './reachable-files.cjs';

let project;
const put = (path, text = '') => {
  mkdirSync(dirname(join(project, path)), { recursive: true });
  writeFileSync(join(project, path), text);
};
const stamp = (env = {}) => cachesStamp(project, env);

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

test.each([
  ['package.json', '{"browserslist":["chrome >= 120"]}'],
  ['gatsby-config.ts', 'export default {};'],
  ['src/site/c.ts', 'export const c = 2;'],
  ['src/content/build/data.json', '[1]'],
  ['src/content/build/late.ts', 'export const late = () => 2;'],
  ['src/output/build/finish.ts', 'export const finish = 2;'],
])('a change to %s changes the stamp', (path, text) => {
  const before = stamp();
  expect(stamp()).toBe(before);
  put(path, text);
  expect(stamp()).not.toBe(before);
});

test.each([[{ BASE_URL: '/docs/' }], [{ CHROMIUM_PATH: '' }]])('a changed setting changes the stamp: %j', (env) => {
  const usual = { CHROMIUM_PATH: '/usr/bin/chromium' };
  expect(stamp({ ...usual, ...env })).not.toBe(stamp(usual));
});

test.each(['content/docs/d.mdx', 'src/content/build/a/b.test.ts', 'src/views/e.tsx', 'src/site/unused.ts'])(
  'a change to %s does not change the stamp',
  (path) => {
    const before = stamp();
    put(path, 'changed');
    expect(stamp()).toBe(before);
  },
);

test('the stamp of a project in another folder differs, because caches contain absolute paths', () => {
  const before = stamp();
  const copy = `${project}-copy`;
  cpSync(project, copy, { recursive: true });
  expect(cachesStamp(copy, {})).not.toBe(before);
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

test('another path of the browser does not change the stamp', () => {
  expect(stamp({ CHROMIUM_PATH: '/opt/chrome' })).toBe(stamp({ CHROMIUM_PATH: '/usr/bin/chromium' }));
});
