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
  withStamp('code', ({ remember }) => {
    const derive = jest.fn(() => ({ sum: 3 }));
    expect(remember('sum', [1, 2], derive)).toEqual({ sum: 3 });
    expect(remember('sum', [1, 2], derive)).toEqual({ sum: 3 });
    expect(derive).toHaveBeenCalledTimes(1);
    remember('sum', [2, 2], derive);
    expect(derive).toHaveBeenCalledTimes(2);
  }));

test('does not use what other code has derived, or what is damaged', () =>
  withStamp('code', ({ remember }) => {
    remember('sum', 1, () => 'first');
    const stored = readFileSync(FILE, 'utf8');
    writeFileSync(FILE, stored.replace(/"key":"../, '"key":"zz'));
    expect(remember('sum', 1, () => 'second')).toBe('second');
    writeFileSync(FILE, '{"key":');
    expect(remember('sum', 1, () => 'third')).toBe('third');
  }));

describe('rememberEach', () => {
  const derive = jest.fn((text: string) => ({ length: text.length }));
  beforeEach(() => derive.mockClear());

  /** What one build derives from the texts. */
  function build({ rememberEach }: typeof Remember, ...texts: string[]) {
    const memory = rememberEach('lengths', derive);
    const values = texts.map((text) => memory.read(text));
    memory.save();
    return values;
  }

  test('derives the value of a text once, and again when it has changed', () =>
    withStamp('code', (module) => {
      expect(build(module, 'a', 'bb', 'a')).toEqual([{ length: 1 }, { length: 2 }, { length: 1 }]);
      expect(build(module, 'a', 'ccc')).toEqual([{ length: 1 }, { length: 3 }]);
      expect(derive.mock.calls).toEqual([['a'], ['bb'], ['ccc']]);
    }));
});
