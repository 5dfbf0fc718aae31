import { runMdxPlugin } from './mdx-plugin';

const SOURCE = { source: '# One\n\n{two}\n\n```js\na\n```', absolutePath: '/site/a.mdx' };

test('runs a plugin only on pages with the word that it needs', async () => {
  const module = jest.fn();
  const plugin = { module, pluginOptions: {}, onlyWith: 'mermaid' };
  await runMdxPlugin(SOURCE, [plugin], {});
  expect(module).not.toHaveBeenCalled();
  await runMdxPlugin({ ...SOURCE, source: '- a\n  ```mermaid\n  graph TD\n  ```' }, [plugin], {});
  expect(module).toHaveBeenCalledTimes(1);
});
