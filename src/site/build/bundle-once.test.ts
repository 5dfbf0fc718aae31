import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type * as BundleOnce from './bundle-once';
import { inTestProject } from './test-support';

/** Builds in a project with one module, each time as a process of its own would. */
async function withModule(stamp: string | undefined, action: (build: Build, root: string) => Promise<void>) {
  const environment = jest.replaceProperty(process, 'env', { ...process.env, BUILD_STAMP: stamp });
  await inTestProject(
    { '../src/app.js': "document.title = 'First';" },
    () => import('./bundle-once'),
    ({ bundleOnce }, root) => {
      const configure = jest.fn(() => ({
        entry: { app: join(root, 'src/app.js') },
        output: { filename: '[name]-[contenthash:8].js' },
      }));
      return action(async (inputs) => {
        const bundles = await bundleOnce('test', inputs, configure);
        return {
          bundles,
          code: String(bundles.files.get(bundles.scripts.app ?? '')),
          times: configure.mock.calls.length,
        };
      }, root);
    },
  ).finally(() => environment.restore());
}
type Build = (
  inputs: unknown,
) => Promise<{ readonly bundles: BundleOnce.Bundles; readonly code: string; readonly times: number }>;

test(
  'the same sources are bundled once, edited ones and other inputs again',
  () =>
    withModule('code', async (build, root) => {
      const first = await build('a');
      expect(first.code).toBe('document.title="First";');
      expect(Object.keys(first.bundles.scripts)).toEqual(['app']);
      expect(await build('a')).toEqual({ ...first, times: 1 });
      expect((await build('b')).times).toBe(2);
      writeFileSync(join(root, 'src/app.js'), "document.title = 'Second';");
      const edited = await build('b');
      expect([edited.code, edited.times]).toEqual(['document.title="Second";', 3]);
    }),
  120_000,
);

test(
  'without a stamp of the caches, nothing is kept',
  () =>
    withModule(undefined, async (build) => {
      await build('a');
      expect((await build('a')).times).toBe(2);
    }),
  120_000,
);

test(
  'an error names the module, and nothing is kept',
  () =>
    withModule('code', async (build, root) => {
      writeFileSync(join(root, 'src/app.js'), 'import "./missing";');
      await expect(build('a')).rejects.toThrow(/src\/app\.js[\s\S]*'\.\/missing'/);
      writeFileSync(join(root, 'src/app.js'), 'document.title = 1;');
      expect((await build('a')).code).toBe('document.title=1;');
    }),
  120_000,
);
