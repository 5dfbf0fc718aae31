import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gatsbyCommand } from './gatsby-command.mjs';

let project;
const put = (path, text = '') => {
  mkdirSync(dirname(join(project, path)), { recursive: true });
  writeFileSync(join(project, path), text);
};
const stamp = (env = {}) => gatsbyCommand(project, ['build'], env).env.BUILD_STAMP;
/** Whether caches of an earlier build are still there after Gatsby is started once more. */
const keeps = (env) => {
  put('.cache/data');
  put('public/index.html');
  stamp(env);
  expect(existsSync(join(project, '.cache'))).toBe(existsSync(join(project, 'public')));
  return existsSync(join(project, '.cache'));
};

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'caches-'));
  for (const path of [
    'package-lock.json',
    'gatsby-config.ts',
    'gatsby-node.ts',
    'src/node/a/b.ts',
    'src/site/c.ts',
    'content/docs/d.mdx',
  ])
    put(path, path);
});
afterEach(() => rmSync(project, { recursive: true }));

test('caches that nobody knows the makers of are dropped, those of the same makers stay', () => {
  expect(keeps()).toBe(false);
  expect(keeps()).toBe(true);
});

test.each(['package-lock.json', 'gatsby-node.ts', 'src/node/a/b.ts', 'src/node/new.ts', 'src/site/c.ts'])(
  'a change of %s drops them, once',
  (path) => {
    const before = stamp();
    put(path, 'changed');
    expect(keeps()).toBe(false);
    expect(stamp()).not.toBe(before);
    expect(keeps()).toBe(true);
  },
);

test.each([[{ PRODUCT_SLUG: 'zeta' }], [{ BASE_URL: '/docs/' }], [{ CHROMIUM_PATH: undefined }]])(
  'another setting drops them: %j',
  (env) => {
    const usual = { PRODUCT_SLUG: undefined, BASE_URL: undefined, CHROMIUM_PATH: '/usr/bin/chromium' };
    stamp(usual);
    expect(keeps(usual)).toBe(true);
    expect(keeps({ ...usual, ...env })).toBe(false);
  },
);

test.each(['content/docs/d.mdx', 'src/node/a/b.test.ts', 'src/views/e.tsx'])('a change of %s keeps them', (path) => {
  stamp();
  put(path, 'changed');
  expect(keeps()).toBe(true);
});

test('the browser by another path is the same setting', () => {
  stamp({ CHROMIUM_PATH: '/usr/bin/chromium' });
  expect(keeps({ CHROMIUM_PATH: '/opt/chrome' })).toBe(true);
});

test('Gatsby is given what it is to do, the environment, and a core more than there are', () => {
  const { args, env } = gatsbyCommand(project, ['develop', '--port', '8000'], { NODE_ENV: 'development' });
  expect(args.slice(1)).toEqual(['develop', '--port', '8000']);
  expect(env).toMatchObject({ NODE_ENV: 'development', PATH: process.env.PATH, GATSBY_TELEMETRY_DISABLED: '1' });
  expect(Number(env.GATSBY_CPU_COUNT)).toBeGreaterThan(1);
  expect(gatsbyCommand(project, ['build'], { GATSBY_CPU_COUNT: '2' }).env.GATSBY_CPU_COUNT).toBe('2');
});
