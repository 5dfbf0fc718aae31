import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { inTestProject } from '../../site/build/test-support';
import type * as Reuse from './reuse-bundles';
import { gatsbyModule } from './gatsby-module';

const { getSSRChunkHashes } = gatsbyModule<{ getSSRChunkHashes: ChunkHashes }>(
  'dist/utils/webpack/get-ssr-chunk-hashes.js',
);
type ChunkHashes = NonNullable<Parameters<typeof Reuse.skipCurrentBundles>[1]>;
type Build = NonNullable<Reuse.Bundler['build']>;

const TEMPLATES = new Map([
  ['doc', { componentChunkName: 'component---doc', componentPath: '/src/doc.tsx' }],
  ['post', { componentChunkName: 'component---post', componentPath: '/src/post.tsx' }],
]);

/** A chunk group as webpack has it. A shared part belongs to each template that loads it. */
const group = (name: string | undefined, hash: string, children: readonly object[] = []) => ({
  name,
  chunks: [{ hash }],
  childrenIterable: children,
  origins: [],
});
/** A plugin with a constant. */
const define = (PRODUCT: string) => ({ apply: () => undefined, definitions: { PRODUCT } });
const shared = group(undefined, 'shared');
const GROUPS = [
  group('render-page', 'renderer'),
  group('component---doc', 'doc', [shared]),
  group('component---post', 'post', [shared]),
];

/** Runs the action in a project whose bundler writes one file and counts its compilations. */
async function withBundler(
  action: (project: {
    readonly build: (change?: Partial<Configuration>) => ReturnType<Build>;
    readonly count: () => number;
    readonly root: string;
    setWarnings: (value: boolean) => void;
  }) => Promise<void>,
): Promise<void> {
  const environment = jest.replaceProperty(process, 'env', { ...process.env, BUILD_STAMP: 'code' });
  await inTestProject(
    { '../src/page.tsx': 'page' },
    () => import('./reuse-bundles'),
    async ({ skipCurrentBundles }, root) => {
      const out = join(root, 'public');
      let compilations = 0;
      let hasWarnings = false;
      const bundler: Reuse.Bundler = {
        build: () => {
          compilations += 1;
          mkdirSync(out, { recursive: true });
          writeFileSync(join(out, 'app-1.js'), 'app');
          const compilation = {
            chunkGroups: GROUPS,
            fileDependencies: new Set([join(root, 'src/page.tsx')]),
            missingDependencies: new Set([]),
            contextDependencies: new Set([]),
            startTime: Date.now() + 1000,
            getAssets: () => [{ name: 'app-1.js' }],
          };
          const stats = { hash: 'hash', compilation, hasErrors: () => false, hasWarnings: () => hasWarnings };
          // Only what is read of a compilation.
          return Promise.resolve({ stats, close: () => Promise.resolve() } as never);
        },
      };
      skipCurrentBundles(bundler, getSSRChunkHashes);
      await action({
        build: (change) =>
          (bundler.build as Build)({ name: 'build-javascript', output: { path: out }, entry: './app', ...change }),
        count: () => compilations,
        root,
        setWarnings: (value) => (hasWarnings = value),
      });
    },
  ).finally(() => environment.restore());
}

test('the same bundles are compiled once, and Gatsby gets the same hashes', () =>
  withBundler(async ({ build, count }) => {
    const [first, second] = [await build(), await build()];
    expect(count()).toBe(1);
    expect(second.stats.hash).toBe('hash');
    const hashes = getSSRChunkHashes({ stats: second.stats, components: TEMPLATES });
    expect(hashes).toEqual(getSSRChunkHashes({ stats: first.stats, components: TEMPLATES }));
    expect(hashes).toEqual({
      renderPageHash: 'renderer',
      templateHashes: { '/src/doc.tsx': 'doc--shared', '/src/post.tsx': 'post--shared' },
    });
    expect([second.stats.hasErrors(), second.stats.hasWarnings()]).toEqual([false, false]);
    await expect(second.close()).resolves.toBeUndefined();
  }));

test.each<[string, (root: string) => Partial<Configuration>]>([
  [
    'an edited module',
    (root) => {
      writeFileSync(join(root, 'src/page.tsx'), 'edited');
      return {};
    },
  ],
  [
    'a deleted bundle',
    (root) => {
      rmSync(join(root, 'public/app-1.js'));
      return {};
    },
  ],
  [
    'a bundle of another size',
    (root) => {
      writeFileSync(join(root, 'public/app-1.js'), '');
      return {};
    },
  ],
  ['another constant', () => ({ plugins: [define('"B"')] })],
  ['a function that has changed', () => ({ externals: () => Promise.resolve('other') })],
  ['another pattern', () => ({ module: { rules: [{ test: /other/ }] } })],
  ['another stage', () => ({ name: 'build-html' })],
])('%s means that webpack runs', (_, change) =>
  withBundler(async ({ build, count, root }) => {
    const original = {
      plugins: [define('"A"')],
      externals: () => Promise.resolve('one'),
      module: { rules: [{ test: /one/ }] },
    };
    await build(original);
    await build(original);
    expect(count()).toBe(1);
    await build({ ...original, ...change(root) });
    expect(count()).toBe(2);
  }),
);

test('warnings are shown by each build, except those of the renderer, which Gatsby never shows', () =>
  withBundler(async ({ build, count, setWarnings }) => {
    setWarnings(true);
    await build();
    await build();
    expect(count()).toBe(2);
    await build({ name: 'build-html' });
    await build({ name: 'build-html' });
    expect(count()).toBe(3);
  }));

test('the step before the queries runs in each build', () =>
  withBundler(async ({ build }) => {
    const { BeforeQueriesPlugin } = await import('./before-queries');
    const step = jest.fn(() => Promise.resolve());
    const config = { name: 'build-html', plugins: [new BeforeQueriesPlugin(step)] };
    await build(config);
    // By webpack, which the bundler of this test does not run.
    expect(step).toHaveBeenCalledTimes(0);
    await build(config);
    expect(step).toHaveBeenCalledTimes(1);
  }));

test('the installed Gatsby has the functions', async () => {
  const { reuseUnchangedBundles, skipCurrentBundles } = await import('./reuse-bundles');
  expect(() => reuseUnchangedBundles()).not.toThrow();
  expect(() => skipCurrentBundles({}, undefined)).toThrow('Expected build and getSSRChunkHashes in Gatsby');
});
