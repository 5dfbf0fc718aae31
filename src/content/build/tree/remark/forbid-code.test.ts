import { compileSource, htmlOf } from '../test-support';

test('reports the line of every expression', async () => {
  const { problems } = await compileSource('{a}\n\ntext {b}\n\n- {c}', { offset: 3 });
  expect(problems.map((line) => line.split(' ')[0])).toEqual([
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
