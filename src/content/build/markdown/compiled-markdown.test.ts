import { compileSource } from '../tree/test-support';

const markdownOf = async (body: string, options = {}): Promise<string> => {
  const { content, problems } = await compileSource(body, options);
  expect(problems).toEqual([]);
  const title = '# Page\n\n';
  expect(content.markdown.startsWith(title)).toBe(true);
  return content.markdown.slice(title.length);
};

test.each([
  ['code with its language', '```js {1}\nconst a = "`";\n```', '```js\nconst a = "`";\n```\n'],
  ['no comments for highlighting', '```js\n// highlight-next-line\na();\n```', '```js\na();\n```\n'],
  [
    'cards',
    '<CardGrid><Card title="A" href="/docs/b">Text.</Card></CardGrid>',
    '[A](https://site.example/docs/b.md)\n\nText.\n',
  ],
  ['steps', '<Steps>\n\n1. One\n2. Two\n\n</Steps>', '1. One\n2. Two\n'],
  ['a link to another site, as it is', '[a](https://b.example/c?d=e)', '[a](https://b.example/c?d=e)\n'],
])('says %s', async (_, body, markdown) => {
  expect(await markdownOf(body)).toBe(markdown);
});

const DRAWN = { has: () => true, read: () => '<svg width="10" height="10"></svg>', write: () => undefined };

test.each([
  ['there is a browser', { diagrams: DRAWN }],
  ['there is none', {}],
])('says what a diagram was drawn from, if %s', async (_, options) => {
  const source = 'graph LR\n  accTitle: A to B\n  accDescr: A leads to B.\n  A --> B';
  const markdown = await markdownOf(`\`\`\`mermaid\n${source}\n\`\`\``, options);
  expect(markdown).toMatch(/^```mermaid\ngraph LR\n[^`]*A --> B\n```\n\n_A to B_\n$/);
});

test('has the text of sections that are closed at first', async () => {
  expect(await markdownOf('## One\n\nText.\n\n## Two\n\nMore.', { foldLevel: 2 })).toBe(
    '## One\n\nText.\n\n## Two\n\nMore.\n',
  );
});

test('keeps the title of a body that has one', async () => {
  const { content } = await compileSource('# A longer title\n\nText.');
  expect(content.markdown).toBe('# A longer title\n\nText.\n');
});
