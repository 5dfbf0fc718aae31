import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gatsbyModule } from './gatsby-module';
import { keepWrites, type PageDataModule } from './page-data-writes';

/**
 * Like Gatsby's module: what is asked for while it writes is ignored, and while webpack is running, it takes a note.
 * Each write lasts until `finish` is called.
 */
function gatsbysPageData({ isBundling = false } = {}) {
  const pending = new Set<string>();
  const written: string[][] = [];
  let noted = 0;
  let finish: (() => void) | undefined;
  const flush = async (): Promise<void> => {
    if (finish) return;
    written.push([...pending]);
    pending.clear();
    await new Promise<void>((resolve) => (finish = resolve));
    finish = undefined;
  };
  const module: Required<PageDataModule> = {
    flush,
    enqueueFlush() {
      if (isBundling) noted += 1;
      else void flush();
    },
  };
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return {
    module,
    written,
    noted: () => noted,
    async ask(path: string) {
      pending.add(path);
      module.enqueueFlush();
      await settle();
    },
    async finish() {
      finish?.();
      await settle();
    },
  };
}

test('Gatsby itself loses what is asked for while it writes', async () => {
  const data = gatsbysPageData();
  await data.ask('/a');
  await data.ask('/b');
  await data.finish();
  expect(data.written).toEqual([['/a']]);
});

test('what is asked for while data is written is written afterwards, once for all', async () => {
  const data = gatsbysPageData();
  keepWrites(data.module, () => false);
  await data.ask('/a');
  await data.ask('/b');
  await data.ask('/c');
  expect(data.written).toEqual([['/a']]);
  await data.finish();
  expect(data.written).toEqual([['/a'], ['/b', '/c']]);
  await data.finish();
  await data.ask('/d');
  expect(data.written).toEqual([['/a'], ['/b', '/c'], ['/d']]);
});

test('while webpack is running, Gatsby takes a note', async () => {
  const data = gatsbysPageData({ isBundling: true });
  keepWrites(data.module, () => true);
  await data.ask('/a');
  expect([data.noted(), data.written]).toEqual([1, []]);
});

test('a failed write does not stop the next one', async () => {
  let calls = 0;
  const module: Required<PageDataModule> = {
    flush: () => (++calls === 1 ? Promise.reject(new Error('no space left')) : Promise.resolve()),
    enqueueFlush() {},
  };
  keepWrites(module, () => false);
  await expect(module.flush()).rejects.toThrow('no space left');
  await module.flush();
  expect(calls).toBe(2);
});

test('the installed Gatsby has these functions, and calls them as properties', () => {
  const files = ['dist/utils/webpack-status.js', 'dist/state-machines/query-running/actions.js'];
  const root = join(require.resolve('gatsby/package.json'), '..');
  const sources = files.map((file) => readFileSync(join(root, file), 'utf8'));
  expect(sources[0]).toContain('(0, _pageData.flush)(');
  expect(sources[1]).toContain('(0, _pageData.enqueueFlush)(');
  expect(gatsbyModule('dist/utils/page-data.js')).toMatchObject({
    flush: expect.any(Function),
    enqueueFlush: expect.any(Function),
  });
});

test('development fails with a Gatsby that does not have them', () => {
  expect(() => keepWrites({}, () => false)).toThrow('Expected functions flush and enqueueFlush');
});
