// A separate file because every remark plugin in this folder has its own test file.
import { compileSource } from '../test-support';

test('BLD-8 reports links and images without a URL with file, line and text', async () => {
  const { problems } = await compileSource('Text\n\n- [the *rooms*]()\n\n![A plan](<>)\n\n[fine](#)', { offset: 2 });
  expect(problems).toEqual([
    'content/docs/a.mdx:5 has a link without a URL: "the rooms"',
    'content/docs/a.mdx:7 has an image without a URL: "A plan"',
  ]);
});
