import type { Compiler, Configuration, Module } from 'webpack';
import { compileOnDemand, serveModulesOnDemand } from './compile-on-demand';

type Handler = (request: { readonly url: string }, response: { statusCode: number; readonly end: () => void }) => void;
interface Backend {
  readonly dispose: (callback: () => void) => void;
  readonly module: (module: Module) => { readonly client: string; readonly data: string; readonly active: boolean };
}

/** Only what is read of a module. */
const moduleOf = (path: string) => ({ identifier: () => path, nameForCondition: () => path }) as unknown as Module;

/** The development server with one compiler. */
async function start() {
  const config: Configuration = { experiments: { topLevelAwait: true } };
  compileOnDemand(config);
  const settings = config.experiments?.lazyCompilation;
  if (typeof settings !== 'object' || typeof settings.backend !== 'function' || typeof settings.test !== 'function')
    throw new Error('no backend');
  const watching = { running: false, suspended: false, invalidate: jest.fn(), resume: jest.fn(), suspend: jest.fn() };
  const done: (() => void)[] = [];
  const hooks = { done: { tap: (_name: string, callback: () => void) => done.push(callback) } };
  // The setting has several types, of which ours is one, and only parts of a compiler and of the server are used.
  const make = settings.backend as unknown as (compiler: Compiler) => Promise<Backend>;
  const backend = await make({ watching, hooks } as unknown as Compiler);
  let handler: Handler | undefined;
  const app = { use: (_path: string, handle: Handler) => (handler = handle) };
  serveModulesOnDemand({ app } as unknown as Parameters<typeof serveModulesOnDemand>[0]);
  const nextTurn = () => new Promise((next) => setImmediate(next));
  const ask = async (url: string): Promise<number> => {
    const before = watching.invalidate.mock.calls.length;
    const response = { statusCode: 200, end: jest.fn() };
    handler?.({ url }, response);
    expect(response.end).toHaveBeenCalledTimes(1);
    // Others that have waited for the same compilation are answered first.
    expect(watching.invalidate).toHaveBeenCalledTimes(before);
    await nextTurn();
    return response.statusCode;
  };
  const finish = async (): Promise<void> => {
    watching.running = false;
    done.forEach((callback) => callback());
    await nextTurn();
  };
  return { config, backend, ask, finish, watching, invalidate: watching.invalidate, isOptional: settings.test };
}

test('a module is compiled once a page has asked for it, and webpack starts again only the first time', async () => {
  const { backend, ask, invalidate, config } = await start();
  const dialog = moduleOf('/site/src/search/browser/dialog.tsx');
  expect(backend.module(dialog)).toMatchObject({
    data: `/___compile?${encodeURIComponent('/site/src/search/browser/dialog.tsx')}`,
    active: false,
  });
  expect(await ask(`/?${encodeURIComponent('/site/src/search/browser/dialog.tsx')}`)).toBe(204);
  expect(backend.module(dialog).active).toBe(true);
  expect(backend.module(moduleOf('/site/src/shell.ts')).active).toBe(false);
  expect(await ask(`/?${encodeURIComponent('/site/src/search/browser/dialog.tsx')}`)).toBe(204);
  expect(invalidate).toHaveBeenCalledTimes(1);
  expect(config.experiments?.topLevelAwait).toBe(true);
});

test('webpack also starts while Gatsby has suspended it', async () => {
  const { backend, ask, watching } = await start();
  backend.module(moduleOf('/site/src/suspended.ts'));
  watching.suspended = true;
  await ask('/?%2Fsite%2Fsrc%2Fsuspended.ts');
  expect([watching.resume, watching.suspend].map((mock) => mock.mock.calls.length)).toEqual([1, 1]);
});

test('a module that is asked for while webpack runs is compiled right after that, once', async () => {
  const { backend, ask, watching, finish } = await start();
  backend.module(moduleOf('/site/src/one.ts'));
  backend.module(moduleOf('/site/src/two.ts'));
  watching.running = true;
  await ask('/?%2Fsite%2Fsrc%2Fone.ts');
  await ask('/?%2Fsite%2Fsrc%2Ftwo.ts');
  expect(watching.invalidate).not.toHaveBeenCalled();
  await finish();
  expect(watching.invalidate).toHaveBeenCalledTimes(1);
  await finish();
  expect(watching.invalidate).toHaveBeenCalledTimes(1);
});

test('a module that nobody imports is not found', async () => {
  const { ask, invalidate } = await start();
  expect([await ask('/?nothing'), await ask('/')]).toEqual([404, 404]);
  expect(invalidate).not.toHaveBeenCalled();
});

test('a request that is not encoded is not found', async () => {
  const { ask } = await start();
  expect(await ask('/?%E0%A4%A')).toBe(404);
});

test('a compiler that has ended is not started again', async () => {
  const { backend, ask, invalidate } = await start();
  backend.module(moduleOf('/site/src/late.ts'));
  backend.dispose(() => undefined);
  expect(await ask('/?%2Fsite%2Fsrc%2Flate.ts')).toBe(204);
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
