/**
 * The only module that calls gatsby-plugin-mdx's compiler.
 *
 * Relies on the function `compileMDXWithCustomOptions` of gatsby-plugin-mdx 5.16, which is exported but not documented.
 * The function takes the plugin's options with loaded remark plugins and merges `mdxOptions` into them. It passes the
 * node with the id that it reads from the cache to the remark plugins; of Gatsby's store, it reads the JSX settings. It
 * reports errors through `reporter.panicOnBuild`, with the original error in `context.errorMeta`.
 */
import type { PluginOptions } from 'gatsby';
import { compileMDXWithCustomOptions } from 'gatsby-plugin-mdx';

type Services = Parameters<typeof compileMDXWithCustomOptions>[1];

/** A loaded Gatsby remark plugin. */
export interface RemarkPlugin {
  readonly module: unknown;
  readonly pluginOptions: object;
  /** The plugin has nothing to do on pages that do not contain this word. */
  readonly onlyWith?: string;
}

export interface MdxSource {
  readonly source: string;
  readonly absolutePath: string;
}

/**
 * Runs the plugin's compiler with Gatsby remark plugins and our own. It does not need Gatsby, so that content can be
 * compiled in any process. The compiler's output is ignored: a plugin in `mdxOptions` captures the syntax tree.
 *
 * @throws whatever the compiler or a plugin throws
 */
export async function runMdxPlugin(
  { source, absolutePath }: MdxSource,
  gatsbyRemarkPlugins: readonly RemarkPlugin[],
  mdxOptions: Services['customOptions']['mdxOptions'],
): Promise<void> {
  // The compiler uses one method or field of each. The complete objects are only available in Gatsby's hooks.
  const cache = { get: () => Promise.resolve(absolutePath) } as Partial<Services['cache']> as Services['cache'];
  const reporter = {
    panicOnBuild: (report: { readonly context?: { readonly errorMeta?: unknown } }) => {
      throw report.context?.errorMeta ?? report;
    },
  } as Partial<Services['reporter']> as Services['reporter'];
  const getNode = (id: string) => ({ id }) as ReturnType<Services['getNode']>;
  const store = { getState: () => ({ config: { jsxRuntime: 'automatic' } }) } as Partial<
    Services['store']
  > as Services['store'];
  const options: object = {
    extensions: ['.mdx', '.md'],
    gatsbyRemarkPlugins: gatsbyRemarkPlugins.filter(({ onlyWith = '' }) => source.includes(onlyWith)),
  };
  await compileMDXWithCustomOptions(
    { source, absolutePath },
    {
      pluginOptions: options as PluginOptions,
      customOptions: { mdxOptions },
      getNode,
      getNodesByType: () => [],
      // Given a prefix, the plugin would add it to Markdown links, and enhance-markup.ts would add it a second time.
      pathPrefix: '',
      store,
      cache,
      reporter,
    },
  );
}
