/**
 * The only place that calls gatsby-plugin-mdx's compiler.
 *
 * Relies on gatsby-plugin-mdx 5.16: its function `compileMDXWithCustomOptions`, which is exported but not documented;
 * that it takes its options as they are among `flattenedPlugins` of Gatsby's store, merges `mdxOptions` into them, asks
 * its cache for nothing but the id of the Mdx node, and reports errors by `reporter.panicOnBuild`, the error itself
 * being
 * in `context.errorMeta`.
 */
import type { NodePluginArgs, PluginOptions } from 'gatsby';
import { compileMDXWithCustomOptions } from 'gatsby-plugin-mdx';

type Services = Parameters<typeof compileMDXWithCustomOptions>[1];

/** What the compiler needs of Gatsby's hook arguments. */
export type CompilerHost = Pick<NodePluginArgs, 'getNode' | 'getNodesByType' | 'store'>;

export interface MdxSource {
  readonly source: string;
  readonly absolutePath: string;
  /** Id of the `Mdx` node, which the Gatsby remark plugins are given. */
  readonly mdxNodeId: string;
}

/**
 * Runs the plugin's compiler, with its configured remark plugins and ours. What it makes is of no use here: a plugin
 * takes the syntax tree.
 *
 * @throws what the compiler or a plugin threw
 */
export async function runMdxPlugin(
  { source, absolutePath, mdxNodeId }: MdxSource,
  host: CompilerHost,
  mdxOptions: Services['customOptions']['mdxOptions'],
): Promise<void> {
  // The plugin uses one method of each: whole ones cannot be had outside of Gatsby's hooks.
  const cache = { get: () => Promise.resolve(mdxNodeId) } as Partial<Services['cache']> as Services['cache'];
  const reporter = {
    panicOnBuild: (report: { readonly context?: { readonly errorMeta?: unknown } }) => {
      throw report.context?.errorMeta ?? report;
    },
  } as Partial<Services['reporter']> as Services['reporter'];
  const { getNode, getNodesByType, store } = host;
  const pluginOptions = optionsOf(store);
  // With a prefix the plugin would put it in front of Markdown links, and enhance-markup.ts a second time.
  const pathPrefix = '';
  await compileMDXWithCustomOptions(
    { source, absolutePath },
    { pluginOptions, customOptions: { mdxOptions }, getNode, getNodesByType, pathPrefix, store, cache, reporter },
  );
}

/** Options with which gatsby-plugin-mdx is configured. */
function optionsOf(store: CompilerHost['store']): PluginOptions {
  const state: { flattenedPlugins?: { name: string; pluginOptions: PluginOptions }[] } = store.getState();
  if (!state.flattenedPlugins) throw new Error("Gatsby's store has no flattenedPlugins: see tree/mdx-plugin.ts.");
  const plugin = state.flattenedPlugins.find(({ name }) => name === 'gatsby-plugin-mdx');
  if (!plugin) throw new Error('gatsby-plugin-mdx is not configured.');
  return plugin.pluginOptions;
}
