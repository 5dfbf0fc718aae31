/**
 * In development, webpack compiles what pages load with `import()` when a page asks for it first: the search dialog,
 * consoles, the shell and the like are more than half of all modules.
 *
 * webpack's own server for this listens on a port of its own, which containers do not forward, and keeps a connection
 * for each tab open, of which browsers allow six. Ours is a route of the development server.
 *
 * Relies on:
 * - gatsby 5.16, which keeps webpack's watching suspended and resumes it for each compilation, so that an invalidation
 *   while one runs would be lost (`dist/services/recompile.js`);
 * - webpack 5.98: `experiments.lazyCompilation`, whose `backend` returns for each module a client, which is a module
 *   with `keepAlive`, and whether the module is compiled (`lib/hmr/LazyCompilationPlugin.js`).
 */
import type { CreateDevServerArgs } from 'gatsby';
import { resolve } from 'node:path';
import type { Compiler, Configuration, Module } from 'webpack';
import { addDevelopmentRoute } from '../../site/build/development-route';

/** Path at which pages ask for modules. */
const COMPILE_PATH = '/___compile';

/** Whether a page has asked for a module, by its key. */
const modules = new Map<string, boolean>();
let compilers: Compiler[] = [];
/** Compilers that a page has asked for a module while they were running. */
const late = new Set<Compiler>();

/** @param config configuration of the stage `develop`; it is modified */
export function compileOnDemand(config: Configuration): void {
  config.experiments = {
    ...config.experiments,
    lazyCompilation: { entries: false, imports: true, test: isOptional, backend },
  };
}

/** Pages themselves are compiled, because one of them is opened first. */
function isOptional(module: Module): boolean {
  return !/\/(?:src\/(?:templates|pages)|\.cache)\//.test(module.nameForCondition()?.replaceAll('\\', '/') ?? '');
}

function backend(compiler: Compiler) {
  compilers.push(compiler);
  compiler.hooks.done.tap('compile-on-demand', () => {
    if (late.delete(compiler)) compileSoon(compiler);
  });
  return Promise.resolve({
    dispose: (callback: (error?: null | Error) => void): void => {
      compilers = compilers.filter((one) => one !== compiler);
      callback();
    },
    module: (module: Module) => {
      const key = module.identifier();
      if (!modules.has(key)) modules.set(key, false);
      return {
        client: resolve('src/gatsby/browser/ask-for-module.ts'),
        data: `${COMPILE_PATH}?${encodeURIComponent(key)}`,
        active: modules.get(key) === true,
      };
    },
  });
}

/** Answers `POST /___compile?KEY` with 204, or with 404 if nothing has that key. The page gets the module by itself. */
export function serveModulesOnDemand({ app }: Pick<CreateDevServerArgs, 'app'>): void {
  addDevelopmentRoute(app, COMPILE_PATH, ({ url = '' }, response) => {
    const key = [...new URL(url, 'http://localhost').searchParams.keys()][0] ?? '';
    const isCompiled = modules.get(key);
    response.statusCode = isCompiled === undefined ? 404 : 204;
    response.end();
    if (isCompiled !== false) return;
    modules.set(key, true);
    compilers.forEach(compileSoon);
  });
}

/** Not at once: the development server still answers other requests that have waited for the last compilation. */
function compileSoon(compiler: Compiler): void {
  setImmediate(() => compileAgain(compiler));
}

/** Compiles now, or after the compilation that is running. */
function compileAgain(compiler: Compiler): void {
  const { watching } = compiler;
  if (!watching) return;
  if (watching.running) late.add(compiler);
  else if (watching.suspended) {
    // A flag that is only read at the start.
    watching.resume();
    watching.suspend();
  } else watching.invalidate();
}
