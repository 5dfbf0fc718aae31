// A separate file because every remark plugin in this folder has its own test file.
import { compileSource } from '../test-support';

test('BLD-8 a link and an image without an address are named with file, line and text', async () => {
  const { problems } = await compileSource('Text\n\n- [the *rooms*]()\n\n![A plan](<>)\n\n[fine](#)', { offset: 2 });
  expect(problems).toEqual([
    'content/docs/a.mdx:5 has a link without an address: "the rooms"',
    'content/docs/a.mdx:7 has an image without an address: "A plan"',
  ]);
});
