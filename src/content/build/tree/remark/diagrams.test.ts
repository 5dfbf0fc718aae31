import type { Content, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { brokenDiagram } from '../broken-diagram';
import type { DiagramStore } from '../diagram-files';
import { compileSource, htmlOf } from '../test-support';

const SOURCE = 'graph TD\naccTitle: Joining a room\naccDescr: A user asks, the server answers.\nA-->B';
const fence = (source: string): string => `Text\n\n\`\`\`mermaid\n${source}\n\`\`\``;

/** A store in which every diagram is drawn already. */
const drawn = (): DiagramStore & { readonly asked: string[] } => {
  const asked: string[] = [];
  return {
    asked,
    has: (key) => (asked.push(key), true),
    read: () => '<svg viewBox="0 0 30 20" width="30" height="20"></svg>',
    write: () => undefined,
  };
};

test('MER-1 both pictures are shown, with size and text alternative', async () => {
  const store = drawn();
  const html = htmlOf(await compileSource(fence(SOURCE), { diagrams: store, markup: { baseUrl: '/portal/' } }));
  const picture = (mode: string): string =>
    `<img class="diagram-${mode}" src="/portal/diagrams/${store.asked[0]}-${mode}.svg" alt="Joining a room. A user asks, the server answers." width="30" height="20" loading="lazy" decoding="async">`;
  expect(html).toBe(
    `<p>Text</p>\n<figure class="diagram"><div class="diagram-frame" tabindex="0" role="group" aria-label="Diagram: Joining a room">${picture('light')}${picture('dark')}</div><figcaption>Joining a room</figcaption></figure>`,
  );
});

test('MER-1 the key of a diagram changes with its source and with nothing else', async () => {
  const keyOf = async (body: string) => {
    const store = drawn();
    await compileSource(body, { diagrams: store });
    return store.asked[0];
  };
  const key = await keyOf(fence(SOURCE));
  expect(key).toMatch(/^[0-9a-f]{16}$/);
  expect(await keyOf(`More text\n\n${fence(SOURCE)}`)).toBe(key);
  expect(await keyOf(fence(`${SOURCE}-->C`))).not.toBe(key);
});

test.each([
  ['accTitle', 'graph TD\naccDescr: B\nA-->B'],
  ['accDescr', 'graph TD\naccTitle: A\nA-->B'],
  ['accDescr', 'graph TD\naccTitle: A\naccDescr {\n}\nA-->B'],
])('MER-1 a diagram without %s is refused', async (missing, source) => {
  expect((await compileSource(fence(source), { offset: 4 })).problems).toEqual([
    `content/docs/a.mdx:7 has a diagram without ${missing}: write "accTitle: …" and "accDescr: …" under its first line`,
  ]);
});

test('MER-1 a description over several lines is one sentence', async () => {
  const html = htmlOf(
    await compileSource(fence('graph TD\naccTitle: A\naccDescr {\n  first\n  second\n}\nA-->B'), { diagrams: drawn() }),
  );
  expect(html).toContain('alt="A. first second"');
});

test("MER-2 without a browser to draw with the source is kept as it was written, for the reader's browser", async () => {
  const { content } = await compileSource(fence(SOURCE));
  expect(content.tree).toEqual([
    { type: 'html', html: '<p>Text</p>' },
    {
      type: 'component',
      name: 'Diagram',
      props: { title: 'Joining a room', description: 'A user asks, the server answers.', source: SOURCE },
      children: [],
    },
  ]);
});

/** Replaces the renderer: every fence fails; `errorFallback` is its way out, as `develop` sets it. */
const failing = (errorFallback?: typeof brokenDiagram) => ({
  module: ({ markdownAST }: { markdownAST: Root }) => {
    visit(markdownAST, 'code', (node, index, parent) => {
      const reason = new Error('Parse error on line 2:\nA->>\n---^');
      if (!errorFallback) throw Object.assign(reason, { position: node.position });
      const siblings: Content[] = parent?.children ?? [];
      siblings[index ?? 0] = errorFallback(node, reason);
    });
  },
});

test('MER-2 while authors work a diagram that cannot be drawn is a box naming file and line', async () => {
  const result = await compileSource(fence(SOURCE), { offset: 4, remarkPlugins: [failing(brokenDiagram).module] });
  const told = 'content/docs/a.mdx:7 has a diagram that cannot be drawn: Parse error on line 2:\nA->>\n---^';
  expect(htmlOf(result)).toBe(
    `<p>Text</p>\n<div class="diagram-error"><p class="diagram-error-title">This diagram cannot be drawn</p><pre class="diagram-source">${told}</pre></div>`,
  );
  expect(result.content.problems).toEqual([
    { file: 'content/docs/a.mdx', line: 7, message: told.slice('content/docs/a.mdx:7 '.length) },
  ]);
});

test('MER-2 in a build it ends the build, naming file and line', async () => {
  const { problems } = await compileSource(fence(SOURCE), { offset: 4, remarkPlugins: [failing().module] });
  expect(problems[0]).toBe('content/docs/a.mdx:7 cannot be compiled: Parse error on line 2:');
});

test("a diagram's picture is no image of the page: nobody looks for its file", async () => {
  const resolveImage = jest.fn();
  await compileSource(fence(SOURCE), { diagrams: drawn(), markup: { resolveImage } });
  expect(resolveImage).not.toHaveBeenCalled();
});
