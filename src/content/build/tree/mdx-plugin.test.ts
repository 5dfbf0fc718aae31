import type { PluginOptions } from 'gatsby';
import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import { runMdxPlugin, type CompilerHost } from './mdx-plugin';

const SOURCE = { source: '# One\n\n{two}\n\n```js\na\n```', absolutePath: '/site/a.mdx', mdxNodeId: 'mdx-1' };

function host(plugins: unknown): CompilerHost {
  const getState = () => ({ config: { jsxRuntime: 'automatic' }, flattenedPlugins: plugins });
  return {
    getNode: (id: string) => ({ id }) as ReturnType<CompilerHost['getNode']>,
    getNodesByType: () => [],
    store: { getState } as Partial<CompilerHost['store']> as CompilerHost['store'],
  };
}

const configured = (gatsbyRemarkPlugins: unknown[] = []) => {
  const pluginOptions = { extensions: ['.mdx'], gatsbyRemarkPlugins } as Partial<PluginOptions>;
  return host([{ name: 'gatsby-plugin-mdx', pluginOptions }]);
};

test('runs the configured Gatsby plugins with the Mdx node, then our own plugins with the tree', async () => {
  const calls: string[] = [];
  const gatsbyPlugin = {
    module: ({ markdownNode, markdownAST }: { markdownNode: { id: string }; markdownAST: { type: string } }) => {
      calls.push(`gatsby ${markdownNode.id} ${markdownAST.type}`);
    },
  };
  const remark = () => (tree: { type: string }) => void calls.push(`remark ${tree.type}`);
  const rehype = () => (tree: { type: string; children: { type: string; tagName?: string }[] }) =>
    void calls.push(
      `rehype ${tree.children.flatMap(({ type, tagName }) => (type === 'text' ? [] : [tagName ?? type]))}`,
    );
  await runMdxPlugin(SOURCE, configured([gatsbyPlugin]), { remarkPlugins: [remark], rehypePlugins: [rehype] });
  expect(calls).toContain('gatsby mdx-1 root');
  expect(calls).toContain('remark root');
  expect(calls.at(-1)).toBe('rehype h1,mdxFlowExpression,pre');
});

test('BASE keeps URLs as written even if Gatsby has a path prefix, because the tree gets the base URL later', async () => {
  const hrefs: unknown[] = [];
  const rehype = () => (tree: Root) => visit(tree, 'element', ({ properties }) => void hrefs.push(properties.href));
  const hostBelowPath = { ...configured(), pathPrefix: '/portal' };
  const source = '[a](/docs/a) [b][b]\n\n[b]: /docs/b';
  await runMdxPlugin({ ...SOURCE, source }, hostBelowPath, { rehypePlugins: [rehype] });
  expect(hrefs.filter(Boolean)).toEqual(['/docs/a', '/docs/b']);
});

test('rethrows errors of plugins and of the compiler unchanged', async () => {
  const failure = new Error('from our plugin');
  const failing = () => () => {
    throw failure;
  };
  await expect(runMdxPlugin(SOURCE, configured(), { remarkPlugins: [failing] })).rejects.toBe(failure);
  const broken = { ...SOURCE, source: 'a\n\n<b' };
  await expect(runMdxPlugin(broken, configured(), {})).rejects.toMatchObject({ line: 3, reason: expect.any(String) });
});

test('reports a store without flattenedPlugins or without gatsby-plugin-mdx', async () => {
  await expect(runMdxPlugin(SOURCE, host(undefined), {})).rejects.toThrow("Gatsby's store has no flattenedPlugins");
  await expect(runMdxPlugin(SOURCE, host([]), {})).rejects.toThrow('gatsby-plugin-mdx is not configured.');
});
