/**
 * The only module that calls gatsby-plugin-mdx's compiler.
 *
 * Relies on the function `compileMDXWithCustomOptions` of gatsby-plugin-mdx 5.16, which is exported but not documented.
 * The function takes the plugin's options as they are stored in `flattenedPlugins` of Gatsby's store and merges
 * `mdxOptions` into them. It reads only the id of the Mdx node from the cache. It reports errors through
 * `reporter.panicOnBuild`, with the original error in `context.errorMeta`.
 */
import type { NodePluginArgs, PluginOptions } from 'gatsby';
import { compileMDXWithCustomOptions } from 'gatsby-plugin-mdx';

type Services = Parameters<typeof compileMDXWithCustomOptions>[1];

/** The arguments of Gatsby's hooks that the compiler needs. */
export type CompilerHost = Pick<NodePluginArgs, 'getNode' | 'getNodesByType' | 'store'>;

export interface MdxSource {
  readonly source: string;
  readonly absolutePath: string;
  /** Id of the `Mdx` node that the Gatsby remark plugins receive. */
  readonly mdxNodeId: string;
}

/**
 * Runs the plugin's compiler with its configured remark plugins and our own. The compiler's output is ignored: a plugin
 * in `mdxOptions` captures the syntax tree.
 *
 * @throws whatever the compiler or a plugin throws
 */
export async function runMdxPlugin(
  { source, absolutePath, mdxNodeId }: MdxSource,
  host: CompilerHost,
  mdxOptions: Services['customOptions']['mdxOptions'],
): Promise<void> {
  // The plugin uses one method of each. The complete objects are only available in Gatsby's hooks.
  const cache = { get: () => Promise.resolve(mdxNodeId) } as Partial<Services['cache']> as Services['cache'];
  const reporter = {
    panicOnBuild: (report: { readonly context?: { readonly errorMeta?: unknown } }) => {
      throw report.context?.errorMeta ?? report;
    },
  } as Partial<Services['reporter']> as Services['reporter'];
  const { getNode, getNodesByType, store } = host;
  const pluginOptions = optionsOf(store);
  // Given a prefix, the plugin would add it to Markdown links, and enhance-markup.ts would add it a second time.
  const pathPrefix = '';
  await compileMDXWithCustomOptions(
    { source, absolutePath },
    { pluginOptions, customOptions: { mdxOptions }, getNode, getNodesByType, pathPrefix, store, cache, reporter },
  );
}

/** Returns the options that gatsby-plugin-mdx is configured with. */
function optionsOf(store: CompilerHost['store']): PluginOptions {
  const state: { flattenedPlugins?: { name: string; pluginOptions: PluginOptions }[] } = store.getState();
  if (!state.flattenedPlugins)
    throw new Error("Gatsby's store has no flattenedPlugins: see src/content/build/tree/mdx-plugin.ts.");
  const plugin = state.flattenedPlugins.find(({ name }) => name === 'gatsby-plugin-mdx');
  if (!plugin) throw new Error('gatsby-plugin-mdx is not configured.');
  return plugin.pluginOptions;
}
