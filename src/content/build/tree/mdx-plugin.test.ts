import { runMdxPlugin } from './mdx-plugin';

const SOURCE = { source: '# One\n\n{two}\n\n```js\na\n```', absolutePath: '/site/a.mdx' };

test('runs the Gatsby plugins with a node of the file, then our own plugins with the tree', async () => {
  const calls: string[] = [];
  const gatsbyPlugin = {
    module: ({ markdownNode, markdownAST }: { markdownNode: { id: string }; markdownAST: { type: string } }) => {
      calls.push(`gatsby ${markdownNode.id} ${markdownAST.type}`);
    },
    pluginOptions: {},
  };
  const remark = () => (tree: { type: string }) => void calls.push(`remark ${tree.type}`);
  const rehype = () => (tree: { type: string; children: { type: string; tagName?: string }[] }) =>
    void calls.push(
      `rehype ${tree.children.flatMap(({ type, tagName }) => (type === 'text' ? [] : [tagName ?? type]))}`,
    );
  await runMdxPlugin(SOURCE, [gatsbyPlugin], { remarkPlugins: [remark], rehypePlugins: [rehype] });
  expect(calls).toContain('gatsby /site/a.mdx root');
  expect(calls).toContain('remark root');
  expect(calls.at(-1)).toBe('rehype h1,mdxFlowExpression,pre');
});

test('runs a plugin only on pages with the word that it needs', async () => {
  const module = jest.fn();
  const plugin = { module, pluginOptions: {}, onlyWith: 'mermaid' };
  await runMdxPlugin(SOURCE, [plugin], {});
  expect(module).not.toHaveBeenCalled();
  await runMdxPlugin({ ...SOURCE, source: '- a\n  ```mermaid\n  graph TD\n  ```' }, [plugin], {});
  expect(module).toHaveBeenCalledTimes(1);
});
