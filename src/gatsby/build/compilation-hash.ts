/**
 * Gatsby puts webpack's hash of the compilation into every page and into `app-data.json`, and the data of pages are in
 * a folder with its name (ADR 15). webpack also hashes what it did not have to compile again, so that the same bundles
 * get another hash in a build with caches. Ours depends on the bundles alone, whose names contain their digests.
 *
 * Relies on gatsby 5.16 (`dist/commands/build.js`, `dist/utils/gatsby-webpack-stats-extractor.js`), which reads the
 * hash from the `stats` in and after webpack's hook `done`, and on webpack 5.98, whose `Stats.hash` is that of the
 * compilation.
 */
import { createHash } from 'node:crypto';
import type { Compiler } from 'webpack';
import { DIGEST_LENGTH } from '../../site/build/bundle-names';

/** Webpack plugin for the stage `build-javascript`. */
export class CompilationHashPlugin {
  apply(compiler: Pick<Compiler, 'hooks'>): void {
    compiler.hooks.done.tap({ name: 'compilation-hash', stage: -2000 }, ({ compilation }) => {
      const names = compilation.getAssets().map(({ name }) => name);
      compilation.hash = createHash('sha256').update(names.toSorted().join('\n')).digest('hex').slice(0, DIGEST_LENGTH);
    });
  }
}
