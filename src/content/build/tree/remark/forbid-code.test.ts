import { compileSource, htmlOf } from '../test-support';

const problemsOf = async (body: string) => (await compileSource(body, { offset: 3 })).problems;

test.each([
  [
    'import Tabs from "./tabs";\n\nText',
    'uses "import": content may use only the components of the registry, without importing them',
  ],
  [
    '{ 1 + 1 }',
    'contains the expression {1 + 1}: content is not evaluated; write a literal brace as \\{ or put it into inline code',
  ],
])('rejects %p', async (body, message) => {
  expect(await problemsOf(body)).toEqual([`content/docs/a.mdx:4 ${message}`]);
});

test('reports the line of every expression', async () => {
  expect((await problemsOf('{a}\n\ntext {b}\n\n- {c}')).map((line) => line.split(' ')[0])).toEqual([
    'content/docs/a.mdx:4',
    'content/docs/a.mdx:6',
    'content/docs/a.mdx:8',
  ]);
});

test('allows comments and removes them', async () => {
  const compiled = await compileSource(
    '{/* above */}\n\n# Title\n\nOne {/* inside */}two{/* a */ /* b */}.\n\n{/*\n  over\n  lines\n*/}',
  );
  expect(compiled.problems).toEqual([]);
  expect(htmlOf(compiled)).toBe('<h1 id="title">Title</h1>\n<p>One two.</p>');
  expect(compiled.content.hasTitle).toBe(true);
});
