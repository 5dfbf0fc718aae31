import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Compiler } from 'webpack';

/** What the starter needs to know of the bundles. */
export interface BundleList {
  readonly chunkMapping: string;
  readonly compilationHash: string;
  /** Addresses in the order in which they must run. */
  readonly scripts: readonly string[];
}

/** Reads the list of bundles out of the markup that Gatsby makes for the end of every page. */
export function readBundleMarkup(markup: string): BundleList {
  const mapping = /window\.___chunkMapping=("(?:[^"\\]|\\.)*")/.exec(markup)?.[1];
  const hash = /window\.___webpackCompilationHash="([^"]*)"/.exec(markup)?.[1];
  const scripts = [...markup.matchAll(/<script src="([^"]+)" async><\/script>/g)].map(([, src = '']) => src);
  if (mapping === undefined || hash === undefined || scripts.length === 0) {
    throw new Error(
      "Gatsby's script markup has changed: the chunk mapping, the compilation hash or the scripts were not found in public/_gatsby/slices/_gatsby-scripts-1.html.",
    );
  }
  return { chunkMapping: JSON.parse(mapping) as string, compilationHash: hash, scripts };
}

/** The same list as a data block, which the starter reads when it is time. */
export function bundleBlock(list: BundleList, id: string): string {
  return `<script type="application/json" id="${id}">${JSON.stringify(list).replace(/</g, '\\u003c')}</script>`;
}

const MARKUP = 'public/_gatsby/slices/_gatsby-scripts-1.html';
/** What Gatsby wrote last time. */
const ORIGINAL = '.cache/gatsby-scripts-original.html';

/**
 * Webpack plugin: when Gatsby has written the script tags of the finished bundles, they become a data block. Pages are
 * put together after that, so none of them asks for a bundle before the starter does. Gatsby compares what it writes
 * with the file and puts every page together again if it differs; so its own text is put back before it looks.
 */
export class DeferScriptsPlugin {
  constructor(private readonly blockId: string) {}

  apply(compiler: Compiler): void {
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
