/**
 * Lists the packages whose code is part of the bundles, for the notices of their licenses.
 *
 * Relies on webpack 5.98: a module's `nameForCondition` is its file, and the modules that were concatenated are in
 * `modules`. Relies on gatsby 5.16, which copies its own browser code to `.cache`.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compiler, Module } from 'webpack';
import { BUNDLED_PACKAGES } from '../../site/build/bundle-names';

/** Folder of the package that contains a file, relative to the project; undefined for a file of the project itself. */
export function packageFolder(file: string): string | undefined {
  const path = file.replaceAll('\\', '/');
  const found = /^.*\/(node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(path);
  if (!found) return path.includes('/.cache/') ? 'node_modules/gatsby' : undefined;
  // A package inside of another one keeps the folders around it.
  const start = path.indexOf('/node_modules/');
  return path.slice(start + 1, found[0].length - 1);
}

function filesOf(module: Module): string[] {
  const inner = (module as { readonly modules?: readonly Module[] }).modules;
  if (inner) return inner.flatMap(filesOf);
  return [module.nameForCondition() ?? ''];
}

/** Webpack plugin for the stage `build-javascript`. */
export class BundledPackagesPlugin {
  apply(compiler: Pick<Compiler, 'hooks' | 'outputPath'>): void {
    compiler.hooks.done.tap('bundled-packages', ({ compilation }) => {
      const used = [...compilation.modules].filter(
        (module) => compilation.chunkGraph.getNumberOfModuleChunks(module) > 0,
      );
      const folders = used.flatMap(filesOf).flatMap((file) => packageFolder(file) ?? []);
      writeFileSync(join(compiler.outputPath, BUNDLED_PACKAGES), JSON.stringify([...new Set(folders)].sort()));
    });
  }
}
