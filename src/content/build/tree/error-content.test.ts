import { errorContent } from './error-content';

test('BLD-6 in develop, a page that cannot be compiled shows its problems with file and line as escaped text', () => {
  const { tree, problems } = errorContent([
    { file: 'content/docs/a.mdx', line: 7, message: 'component <Chart> does not exist' },
  ]);
  expect(tree).toEqual([
    {
      type: 'html',
      html: expect.stringContaining(
        '<li><code>content/docs/a.mdx:7 component &lt;Chart&gt; does not exist</code></li>',
      ),
    },
  ]);
  expect(problems).toHaveLength(1);
});
