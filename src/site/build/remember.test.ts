import { readFileSync, writeFileSync } from 'node:fs';
import type * as Remember from './remember';
import { inTestProject } from './test-support';

const FILE = '.cache/derived/sum.json';

async function withStamp(stamp: string | undefined, action: (module: typeof Remember) => Promise<void> | void) {
  const environment = jest.replaceProperty(process, 'env', { ...process.env, BUILD_STAMP: stamp });
  await inTestProject(
    {},
    () => import('./remember'),
    async (module) => action(module),
  ).finally(() => environment.restore());
}

test('derives a value once for the same inputs', () =>
  withStamp('code', ({ rememberSync }) => {
    const derive = jest.fn(() => ({ sum: 3 }));
    expect(rememberSync('sum', [1, 2], derive)).toEqual({ sum: 3 });
    expect(rememberSync('sum', [1, 2], derive)).toEqual({ sum: 3 });
    expect(derive).toHaveBeenCalledTimes(1);
    rememberSync('sum', [2, 2], derive);
    expect(derive).toHaveBeenCalledTimes(2);
  }));

test('waits for what is derived asynchronously', () =>
  withStamp('code', async ({ remember }) => {
    const derive = jest.fn(() => Promise.resolve('text'));
    expect([await remember('sum', 1, derive), await remember('sum', 1, derive)]).toEqual(['text', 'text']);
    expect(derive).toHaveBeenCalledTimes(1);
  }));

test('does not use what other code has derived, or what is damaged', () =>
  withStamp('code', ({ rememberSync }) => {
    rememberSync('sum', 1, () => 'first');
    const stored = readFileSync(FILE, 'utf8');
    writeFileSync(FILE, stored.replace(/"key":"../, '"key":"zz'));
    expect(rememberSync('sum', 1, () => 'second')).toBe('second');
    writeFileSync(FILE, '{"key":');
    expect(rememberSync('sum', 1, () => 'third')).toBe('third');
  }));

test('an error is not stored', () =>
  withStamp('code', ({ rememberSync }) => {
    const fail = () => {
      throw new Error('wrong');
    };
    expect(() => rememberSync('sum', 1, fail)).toThrow('wrong');
    expect(rememberSync('sum', 1, () => 2)).toBe(2);
  }));

test('stores nothing if the code is not known', () =>
  withStamp(undefined, ({ rememberSync }) => {
    const derive = jest.fn(() => 1);
    rememberSync('sum', 1, derive);
    rememberSync('sum', 1, derive);
    expect(derive).toHaveBeenCalledTimes(2);
  }));
