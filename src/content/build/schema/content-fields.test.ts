import { compileSource } from '../tree/test-support';
import type { ContentNodeSource } from '../compiler/content-compiler';
import { contentFields } from './content-fields';

const BODIES: Readonly<Record<string, string>> = {
  'a.mdx': '<Steps>\n\nNever closed.',
  'b.mdx': '<Chart />\n\n<Badge color="red">new</Badge>',
  'c.mdx': 'Good.',
  'd.mdx': 'Send {roomId}.\n\n<Chart />',
};

test('a syntax error in one file does not hide the problems of the others', async () => {
  const compile = async (node: ContentNodeSource) => {
    const { content, problems } = await compileSource(BODIES[node.path] ?? '');
    if (problems.length > 0) throw new Error(problems.join('\n'));
    return content;
  };
  const { problems } = contentFields({ compile, check: async (node) => void (await compile(node)) });
  const messages = await Promise.all(
    Object.keys(BODIES).map((path) =>
      problems.resolve({
        id: path,
        parent: null,
        title: 'A',
        path,
        bodyOffset: 0,
        internal: { contentDigest: path, type: 'Doc' },
        summary: null,
        hideToc: false,
        tocMin: 2,
        tocMax: 3,
      }),
    ),
  );
  expect(messages.map((lines) => lines.join('\n').replaceAll('content/docs/a.mdx:', ''))).toEqual([
    expect.stringMatching(/^1 cannot be compiled: Expected a closing tag for `<Steps>`[^\n]*$/),
    expect.stringMatching(
      /^1 component <Chart> does not exist; [^\n]*\n3 component <Badge>: prop "color" is not known/,
    ),
    '',
    expect.stringMatching(/^1 contains the expression \{roomId\}[^\n]*\n3 component <Chart> does not exist/),
  ]);
});
