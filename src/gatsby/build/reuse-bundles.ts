/**
 * Uses the bundles and the renderer of the previous build if a compilation, half of a build, would make the same ones.
 *
 * Relies on gatsby 5.16:
 * - `dist/utils/webpack/bundle.js`, whose property `build` runs each compilation of a build;
 * - `dist/commands/build.js`, which only reads from the result what `Result` has, and hashes of the renderer's chunks
 *   by `getSSRChunkHashes` of `dist/utils/webpack/get-ssr-chunk-hashes.js`;
 * - that it deletes neither the bundles in `public` nor the renderer in `.cache`, nor what plugins wrote with them;
 * - that a configuration has no circular references. Functions in it count by their code.
 */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Compilation, Configuration } from 'webpack';
import { keep, recall } from '../../site/build/remember';
import { areUnchanged, sourcesOf, type Sources } from '../../site/build/sources';
import { BeforeQueriesPlugin } from './before-queries';
import { gatsbyModule } from './gatsby-module';

interface Chunks {
  readonly name?: string | undefined;
  readonly chunks: readonly { readonly hash: string }[];
  readonly childrenIterable: Iterable<never>;
}

interface Result {
  readonly stats: {
    readonly hash: string;
    readonly compilation: { readonly chunkGroups: readonly Chunks[] };
    hasErrors(): boolean;
    hasWarnings(): boolean;
  };
  readonly close: () => Promise<void>;
}

interface CompiledResult extends Result {
  readonly stats: Result['stats'] & { readonly compilation: Compilation };
}

export interface Bundler {
  build?: (config: Configuration) => Promise<Result>;
}

type ChunkHashes = (input: {
  readonly stats: Result['stats'];
  readonly components: ReadonlyMap<string, { readonly componentChunkName: string; readonly componentPath: string }>;
}) => { readonly templateHashes: Readonly<Record<string, string>>; readonly renderPageHash: string };

/** What is kept of a compilation. */
interface Made {
  readonly sources: Sources;
  readonly hash: string;
  /** Joined hashes of the chunks of each entry, by its name. */
  readonly chunks: Readonly<Record<string, string>>;
  /** Sizes of the files, by their path in the output folder. */
  readonly output: Readonly<Record<string, number>>;
}

/** The entry of the renderer. Gatsby returns its hash apart from those of the templates. */
const RENDERER = 'render-page';

/** Call this before Gatsby makes the bundles. @throws Error if the installed Gatsby has no such functions */
export function reuseUnchangedBundles(): void {
  skipCurrentBundles(
    gatsbyModule<Bundler>('dist/utils/webpack/bundle.js'),
    gatsbyModule<{ getSSRChunkHashes?: ChunkHashes }>('dist/utils/webpack/get-ssr-chunk-hashes.js').getSSRChunkHashes,
  );
}

export function skipCurrentBundles(bundler: Bundler, chunkHashes: ChunkHashes | undefined): void {
  const { build } = bundler;
  if (typeof build !== 'function' || typeof chunkHashes !== 'function')
    throw new Error(
      'Expected build and getSSRChunkHashes in Gatsby. See src/gatsby/build/reuse-bundles.ts and ' +
        'maintaining/upgrading.md.',
    );
  bundler.build = async (config) => {
    const name = `bundles-${config.name}`;
    const inputs = describe(config);
    const folder = config.output?.path ?? '';
    const made = recall<Made>(name, inputs);
    if (made && isComplete(made, folder) && areUnchanged(made.sources)) {
      for (const plugin of config.plugins ?? []) if (plugin instanceof BeforeQueriesPlugin) await plugin.step();
      return resultOf(made);
    }
    const result = (await build(config)) as CompiledResult;
    const { compilation } = result.stats;
    const sources = sourcesOf(compilation);
    // Warnings of the bundles are shown in each build.
    if (sources && !(config.name === 'build-javascript' && result.stats.hasWarnings()))
      keep<Made>(name, inputs, {
        sources,
        hash: result.stats.hash,
        chunks: hashesByEntry(result.stats, chunkHashes),
        output: Object.fromEntries(compilation.getAssets().map(({ name: path }) => [path, sizeOf(join(folder, path))])),
      });
    return result;
  };
}

/** Everything in a configuration that can differ while the stamp of the caches stays the same. */
function describe(config: Configuration): string {
  return JSON.stringify(config, (_, value: unknown) =>
    typeof value === 'function' || value instanceof RegExp ? String(value) : value,
  );
}

function isComplete({ output }: Made, folder: string): boolean {
  return Object.entries(output).every(([path, size]) => size >= 0 && sizeOf(join(folder, path)) === size);
}

/** -1 for a file that does not exist. */
function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? -1;
}

/** By Gatsby's own function, which maps entries to files: here, each to itself. */
function hashesByEntry(stats: Result['stats'], chunkHashes: ChunkHashes): Record<string, string> {
  const names = stats.compilation.chunkGroups.flatMap(({ name }) => name ?? []);
  const components = new Map(names.map((name) => [name, { componentChunkName: name, componentPath: name }]));
  const { templateHashes, renderPageHash } = chunkHashes({ stats, components });
  return { ...templateHashes, [RENDERER]: renderPageHash };
}

function resultOf({ hash, chunks }: Made): Result {
  const chunkGroups = Object.entries(chunks).map(([name, joined]) => ({
    name,
    chunks: [{ hash: joined }],
    childrenIterable: [],
  }));
  return {
    stats: { hash, compilation: { chunkGroups }, hasErrors: () => false, hasWarnings: () => false },
    close: () => Promise.resolve(),
  };
}
