import { compileSource } from '../test-support';

const textOf = (nodes: readonly { type: string; html?: string }[] | null): string | null =>
  nodes && nodes.map(({ html = '' }) => html).join('');

test('BLG-2 uses the content before the marker as the excerpt and removes the marker', async () => {
  const { content, problems } = await compileSource('First *one*.\n\n- a\n\n{/* truncate */}\n\n## More\n\nRest.\n');
  expect(problems).toEqual([]);
  expect(textOf(content.excerpt)).toBe('<p>First <em>one</em>.</p>\n<ul>\n<li>a</li>\n</ul>');
  expect(textOf(content.tree)).toMatch(/^<p>First[\s\S]*<p>Rest\.<\/p>$/);
  expect(textOf(content.tree)).not.toMatch(/truncate|<hr/);
});

test('BLG-2 has no excerpt without a marker', async () => {
  expect((await compileSource('First.\n\nRest.\n')).content.excerpt).toBeNull();
  expect((await compileSource('First.\n\n{/* truncated */}\n\nRest.\n')).content.excerpt).toBeNull();
});

test('BLG-2 uses the first of several markers; one at the beginning makes the excerpt empty', async () => {
  expect(textOf((await compileSource('A\n\n{/*truncate*/}\n\nB\n\n{/* truncate */}\n\nC\n')).content.excerpt)).toBe(
    '<p>A</p>',
  );
  expect((await compileSource('{/* truncate */}\n\nB\n')).content.excerpt).toEqual([]);
});
