/**
 * Relies on gatsby 5.16: `GatsbyWebpackStatsExtractor` writes the script tags of the bundles to
 * `public/_gatsby/slices/_gatsby-scripts-1.html` in webpack's hook `done`, each an async script, after two scripts that
 * set
 * `window.___chunkMapping` and `window.___webpackCompilationHash`; pages are put together later.
 */
import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { BundleList } from '../browser/starter';

const MARKUP = 'public/_gatsby/slices/_gatsby-scripts-1.html';
/** What Gatsby wrote last time. */
const ORIGINAL = '.cache/gatsby-scripts-original.html';

/** Reads the list of bundles out of the markup that Gatsby makes for the end of every page. */
export function readBundleMarkup(markup: string): BundleList {
  const mapping = /window\.___chunkMapping=("(?:[^"\\]|\\.)*")/.exec(markup)?.[1];
  const hash = /window\.___webpackCompilationHash="([^"]*)"/.exec(markup)?.[1];
  const scripts = [...markup.matchAll(/<script src="([^"]+)" async><\/script>/g)].map(([, src = '']) => src);
  const missing = [
    ...(mapping === undefined ? ['the chunk mapping'] : []),
    ...(hash === undefined ? ['the compilation hash'] : []),
    ...(scripts.length === 0 ? ['the scripts'] : []),
  ];
  if (mapping === undefined || hash === undefined || missing.length > 0)
    throw new Error(
      `${missing.join(', ')} not found in ${MARKUP}. Gatsby's script markup has changed: see ` +
        'src/gatsby/build/deferred-scripts.ts.',
    );
  return { chunkMapping: JSON.parse(mapping) as string, compilationHash: hash, scripts };
}

/** The same list as a data block, which the starter reads when it is time. */
export function bundleBlock(list: BundleList, id: string): string {
  return `<script type="application/json" id="${id}">${JSON.stringify(list).replace(/</g, '\\u003c')}</script>`;
}

/** The part of webpack's compiler that is used here. */
interface DoneCompiler {
  readonly hooks: {
    readonly done: { tap(options: { readonly name: string; readonly stage: number }, act: () => void): unknown };
  };
}

/**
 * Webpack plugin: when Gatsby has written the script tags of the finished bundles, they become a data block. Pages are
 * put together after that, so none of them asks for a bundle before the starter does. Gatsby compares what it writes
 * with the file and puts every page together again if it differs; so its own text is put back before it looks.
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
