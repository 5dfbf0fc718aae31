import { compileSource, htmlOf } from './test-support';

const PAGE = '## Group\n\nText\n\n### One {#one}\n\nA\n\n#### Part {#part}\n\nB\n\n### Two {#two}\n\n## End\n\nC';

/** The outline of the page: `[` and `]` are around a part that can be closed, `|` is the end of what stays visible. */
const outline = (html: string): string =>
  html
    .replace(/<details><summary>/g, '[')
    .replace(/<\/summary>/g, '|')
    .replace(/<\/details>/g, ']')
    .replace(/<[^>]+>/g, '')
    .replace(/\s+/g, '');

test.each([
  [3, 'GroupText[One|APartB]TwoEndC'],
  [4, 'GroupTextOneA[Part|B]TwoEndC'],
  [undefined, 'GroupTextOneAPartBTwoEndC'],
])('with the level %p, sections are folded up to the next heading of their level or above it', async (level, shown) => {
  expect(outline(htmlOf(await compileSource(PAGE, { foldLevel: level })))).toBe(shown);
});

test('the heading of a section with tabs is that of the closed part', async () => {
  const { content } = await compileSource(
    '### One {#one}\n\n<Tabs>\n<TabItem value="a">A</TabItem>\n<TabItem value="b">B</TabItem>\n</Tabs>',
    { foldLevel: 3 },
  );
  expect(content.tree).toMatchObject([
    { type: 'element', tag: 'details', children: [{ tag: 'summary' }, { type: 'html' }, { name: 'Tabs' }] },
  ]);
});

test('headings, sections and text of a page stay as they are', async () => {
  const [folded, plain] = [await compileSource(PAGE, { foldLevel: 3 }), await compileSource(PAGE)];
  expect({ ...folded.content, tree: [] }).toEqual({ ...plain.content, tree: [] });
  expect(htmlOf(folded)).toMatch(/<details><summary><h3 id="one">One<\/h3><\/summary><a class="hash-link" href="#one"/);
});
