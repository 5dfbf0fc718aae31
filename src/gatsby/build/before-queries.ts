/**
 * Runs a step between the bundles and the page queries.
 *
 * Relies on gatsby 5.16 (`dist/commands/build.js`), which makes the bundles, then the renderer (stage `build-html`),
 * and runs the queries once webpack has called back.
 */
import type { Compiler } from 'webpack';

/** Webpack plugin for the stage `build-html`. Gatsby waits for the step. */
export class BeforeQueriesPlugin {
  constructor(readonly step: () => Promise<void>) {}

  apply(compiler: Pick<Compiler, 'hooks'>): void {
    compiler.hooks.done.tapPromise('BeforeQueries', this.step);
  }
}
