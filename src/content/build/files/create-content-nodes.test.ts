import type { CreateNodeArgs } from 'gatsby';
import { join } from 'node:path';
import { inTestProject } from '../../../site/build/test-support';

/** Ids of the nodes of these files, in a checkout whose path is different every time. */
function idsOf(...files: string[]): Promise<unknown[]> {
  const texts = Object.fromEntries(files.map((path) => [path, '---\ntitle: Good\n---\n\nText.\n']));
  return inTestProject(
    texts,
    () => import('./create-content-nodes'),
    ({ createContentNode }, root) => {
      const createNode = jest.fn<undefined, [{ readonly id: string }]>();
      for (const path of files) {
        const contentFilePath = join(root, 'content', path);
        const args = {
          node: { id: contentFilePath, internal: { contentFilePath, contentDigest: 'a' } },
          actions: { createNode, createParentChildLink: () => undefined },
          createNodeId: (name: string) => name,
          reporter: {},
        };
        // Only what the hook uses: Gatsby passes some twenty more helpers.
        createContentNode(args as unknown as CreateNodeArgs);
      }
      return createNode.mock.calls.map(([{ id }]) => id);
    },
  );
}

test('ids of pages are the same in every checkout, and no two pages have the same', async () => {
  const files = ['docs/rooms.mdx', 'pages/rooms.mdx', 'docs/a/rooms.mdx'];
  const ids = await idsOf(...files);
  expect(new Set(ids).size).toBe(files.length);
  expect(await idsOf(...files)).toEqual(ids);
});
