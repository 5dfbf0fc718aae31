import type { Compiler, Configuration, Module } from 'webpack';
import { compileOnDemand, serveModulesOnDemand, type Server } from './compile-on-demand';

type Handler = Parameters<Server['use']>[1];
interface Backend {
  readonly dispose: (callback: () => void) => void;
  readonly module: (module: Module) => { readonly client: string; readonly data: string; readonly active: boolean };
}

const moduleOf = (path: string) => ({ identifier: () => path, nameForCondition: () => path }) as unknown as Module;

/** The development server with one compiler. */
async function start() {
  const config: Configuration = { experiments: { topLevelAwait: true } };
  compileOnDemand(config);
  const settings = config.experiments?.lazyCompilation;
  if (typeof settings !== 'object' || typeof settings.backend !== 'function' || typeof settings.test !== 'function')
    throw new Error('no backend');
  const invalidate = jest.fn();
  const make = settings.backend as unknown as (compiler: Compiler) => Promise<Backend>;
  const backend = await make({ watching: { invalidate } } as unknown as Compiler);
  let handler: Handler | undefined;
  const app = { use: (_path: string, handle: Handler) => (handler = handle) };
  serveModulesOnDemand({ app } as unknown as Parameters<typeof serveModulesOnDemand>[0]);
  const ask = (url: string): number => {
    const response = { statusCode: 200, end: jest.fn() };
    handler?.({ url }, response);
    expect(response.end).toHaveBeenCalledTimes(1);
    return response.statusCode;
  };
  return { config, backend, ask, invalidate, isOptional: settings.test };
}

test('a module is compiled once a page has asked for it, and webpack starts again only the first time', async () => {
  const { backend, ask, invalidate, config } = await start();
  const dialog = moduleOf('/site/src/search/browser/dialog.tsx');
  expect(backend.module(dialog)).toMatchObject({ data: '/site/src/search/browser/dialog.tsx', active: false });
  expect(ask(`/?${encodeURIComponent('/site/src/search/browser/dialog.tsx')}`)).toBe(204);
  expect(backend.module(dialog).active).toBe(true);
  expect(backend.module(moduleOf('/site/src/shell.ts')).active).toBe(false);
  expect(ask(`/?${encodeURIComponent('/site/src/search/browser/dialog.tsx')}`)).toBe(204);
  expect(invalidate).toHaveBeenCalledTimes(1);
  expect(config.experiments?.topLevelAwait).toBe(true);
});

test('a module that nobody imports is not found', async () => {
  const { ask, invalidate } = await start();
  expect([ask('/?nothing'), ask('/')]).toEqual([404, 404]);
  expect(invalidate).not.toHaveBeenCalled();
});

test('a request that is not encoded is not found', async () => {
  const { ask } = await start();
  expect(ask('/?%E0%A4%A')).toBe(404);
});

test('a compiler that has ended is not started again', async () => {
  const { backend, ask, invalidate } = await start();
  backend.module(moduleOf('/site/src/late.ts'));
  backend.dispose(() => undefined);
  expect(ask('/?%2Fsite%2Fsrc%2Flate.ts')).toBe(204);
  expect(invalidate).not.toHaveBeenCalled();
});

test('pages are compiled at once', async () => {
  const { isOptional } = await start();
  const paths = [
    '/site/.cache/dev-404-page.js',
    '/site/src/templates/doc.tsx',
    'C:\\site\\src\\pages\\404.tsx',
    '/site/src/features/dialog.tsx',
  ];
  expect(paths.map((path) => isOptional(moduleOf(path)))).toEqual([false, false, false, true]);
});
