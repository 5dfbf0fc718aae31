import type { Content, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { brokenDiagram } from '../broken-diagram';
import type { DiagramStore } from '../diagram-files';
import { compileSource, htmlOf } from '../test-support';

const SOURCE = 'graph TD\naccTitle: Joining a room\naccDescr: A user asks, the server answers.\nA-->B';
const fence = (source: string): string => `Text\n\n\`\`\`mermaid\n${source}\n\`\`\``;

/** A store in which every diagram is already drawn. */
const drawn = (): DiagramStore & { readonly requestedKeys: string[] } => {
  const requestedKeys: string[] = [];
  return {
    requestedKeys,
    has: (key) => (requestedKeys.push(key), true),
    read: () => '<svg viewBox="0 0 30 20" width="30" height="20"></svg>',
    write: () => undefined,
  };
};

test('MER-1 shows both pictures with their size and alternative text', async () => {
  const store = drawn();
  const html = htmlOf(await compileSource(fence(SOURCE), { diagrams: store, markup: { baseUrl: '/portal/' } }));
  const picture = (mode: string): string =>
    `<img class="diagram-${mode}" src="/portal/diagrams/${store.requestedKeys[0]}-${mode}.svg" alt="Joining a room. A user asks, the server answers." width="30" height="20" loading="lazy" decoding="async">`;
  expect(html).toBe(
    `<p>Text</p>\n<figure class="diagram"><div class="diagram-frame" tabindex="0" role="group" aria-label="Diagram: Joining a room">${picture('light')}${picture('dark')}</div><figcaption>Joining a room</figcaption></figure>`,
  );
});

test('MER-1 derives the key of a diagram only from its source', async () => {
  const keyOf = async (body: string) => {
    const store = drawn();
    await compileSource(body, { diagrams: store });
    return store.requestedKeys[0];
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
])('MER-1 rejects a diagram without %s', async (missing, source) => {
  expect((await compileSource(fence(source), { offset: 4 })).problems).toEqual([
    `content/docs/a.mdx:7 has a diagram without ${missing}: write "accTitle: …" and "accDescr: …" under its first line`,
  ]);
});

test('MER-1 joins the lines of a description', async () => {
  const html = htmlOf(
    await compileSource(fence('graph TD\naccTitle: A\naccDescr {\n  first\n  second\n}\nA-->B'), { diagrams: drawn() }),
  );
  expect(html).toContain('alt="A. first second"');
});

test("MER-2 without a browser to draw with, keeps the original source for the reader's browser", async () => {
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

/** Mocks the renderer: it fails for every fence. `errorFallback` is its option that `develop` sets. */
const failingRenderer = (errorFallback?: typeof brokenDiagram) => ({
  module: ({ markdownAST }: { markdownAST: Root }) => {
    visit(markdownAST, 'code', (node, index, parent) => {
      const reason = new Error('Parse error on line 2:\nA->>\n---^');
      if (!errorFallback) throw Object.assign(reason, { position: node.position });
      const siblings: Content[] = parent?.children ?? [];
      siblings[index ?? 0] = errorFallback(node, reason);
    });
  },
});

test('MER-2 in develop, shows a box with file and line for a diagram that cannot be drawn', async () => {
  const result = await compileSource(fence(SOURCE), {
    offset: 4,
    remarkPlugins: [failingRenderer(brokenDiagram).module],
  });
  const problem = 'content/docs/a.mdx:7 has a diagram that cannot be drawn: Parse error on line 2:\nA->>\n---^';
  expect(htmlOf(result)).toBe(
    `<p>Text</p>\n<div class="diagram-error"><p class="diagram-error-title">This diagram cannot be drawn</p><pre class="diagram-source">${problem}</pre></div>`,
  );
  expect(result.content.problems).toEqual([
    { file: 'content/docs/a.mdx', line: 7, message: problem.slice('content/docs/a.mdx:7 '.length) },
  ]);
});

test('MER-2 in a build, reports a diagram that cannot be drawn with file and line', async () => {
  const { problems } = await compileSource(fence(SOURCE), { offset: 4, remarkPlugins: [failingRenderer().module] });
  expect(problems[0]).toBe('content/docs/a.mdx:7 cannot be compiled: Parse error on line 2:');
});

test("does not resolve a diagram's picture as an image of the page", async () => {
  const resolveImage = jest.fn();
  await compileSource(fence(SOURCE), { diagrams: drawn(), markup: { resolveImage } });
  expect(resolveImage).not.toHaveBeenCalled();
});
