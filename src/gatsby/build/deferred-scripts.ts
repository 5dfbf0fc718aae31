/**
 * Relies on gatsby 5.16: `GatsbyWebpackStatsExtractor` writes the script tags of the bundles to
 * `public/_gatsby/slices/_gatsby-scripts-1.html` in webpack's hook `done`, each as an async script, after two scripts
 * that set `window.___webpackCompilationHash` and `window.___chunkMapping`. The latter, 0.4 KB on every page, is left
 * out: only Gatsby's loader reads it, which builds do not contain (`src/app.tsx`). Pages are assembled later.
 */
import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { BundleList } from '../browser/starter-settings';

const MARKUP = 'public/_gatsby/slices/_gatsby-scripts-1.html';
/** Copy of what Gatsby wrote in the previous build. */
const ORIGINAL = '.cache/gatsby-scripts-original.html';

/**
 * Extracts the list of bundles from the markup that Gatsby generates for the end of every page.
 *
 * @throws Error naming the missing parts
 */
export function readBundleMarkup(markup: string): BundleList {
  const hash = /window\.___webpackCompilationHash="([^"]*)"/.exec(markup)?.[1];
  const scripts = [...markup.matchAll(/<script src="([^"]+)" async><\/script>/g)].map(([, src = '']) => src);
  const missing = [
    ...(hash === undefined ? ['the compilation hash'] : []),
    ...(scripts.length === 0 ? ['the scripts'] : []),
  ];
  if (hash === undefined || missing.length > 0)
    throw new Error(
      `${missing.join(', ')} not found in ${MARKUP}. Gatsby's script markup has changed: see ` +
        'src/gatsby/build/deferred-scripts.ts.',
    );
  return { compilationHash: hash, scripts };
}

/** The list as a data block, which the starter reads before it loads the bundles. */
export function bundleBlock(list: BundleList, id: string): string {
  return `<script type="application/json" id="${id}">${JSON.stringify(list).replace(/</g, '\\u003c')}</script>`;
}

/** The part of webpack's compiler that we use. */
interface DoneCompiler {
  readonly hooks: {
    readonly done: { tap(options: { readonly name: string; readonly stage: number }, callback: () => void): unknown };
  };
}

/**
 * Webpack plugin that replaces the script tags with a data block once Gatsby has written them. Pages are assembled
 * after that, so that no page requests a bundle before the starter does. Gatsby compares its output with the file and
 * reassembles every page if they differ, so the original file is restored before Gatsby reads it.
 */
export class DeferScriptsPlugin {
  constructor(private readonly blockId: string) {}

  apply(compiler: DoneCompiler): void {
    compiler.hooks.done.tap({ name: 'restore-scripts', stage: -1000 }, () => {
      if (existsSync(resolve(MARKUP)) && existsSync(resolve(ORIGINAL)))
        copyFileSync(resolve(ORIGINAL), resolve(MARKUP));
    });
    compiler.hooks.done.tap({ name: 'defer-scripts', stage: 1000 }, () => {
      const markup = readFileSync(resolve(MARKUP), 'utf8');
      writeFileSync(resolve(ORIGINAL), markup);
      writeFileSync(resolve(MARKUP), bundleBlock(readBundleMarkup(markup), this.blockId));
    });
  }
}
