import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
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

test('BASE keeps URLs as written, because the tree gets the base URL later', async () => {
  const hrefs: unknown[] = [];
  const rehype = () => (tree: Root) => visit(tree, 'element', ({ properties }) => void hrefs.push(properties.href));
  const source = '[a](/docs/a) [b][b]\n\n[b]: /docs/b';
  await runMdxPlugin({ ...SOURCE, source }, [], { rehypePlugins: [rehype] });
  expect(hrefs.filter(Boolean)).toEqual(['/docs/a', '/docs/b']);
});

test('rethrows errors of plugins and of the compiler unchanged', async () => {
  const failure = new Error('from our plugin');
  const failing = () => () => {
    throw failure;
  };
  await expect(runMdxPlugin(SOURCE, [], { remarkPlugins: [failing] })).rejects.toBe(failure);
  const broken = { ...SOURCE, source: 'a\n\n<b' };
  await expect(runMdxPlugin(broken, [], {})).rejects.toMatchObject({ line: 3, reason: expect.any(String) });
});
