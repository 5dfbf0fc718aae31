import type { Content, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { DIAGRAM_MODES } from '../../../shared/diagram-theme';
import { sourceInMode } from '../../../shared/diagrams';
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

test("MER-2 without a browser to draw with, keeps the original source for the reader's browser", async () => {
  const { content } = await compileSource(fence(SOURCE));
  expect(content.tree).toEqual([
    { type: 'html', html: '<p>Text</p>' },
    {
      type: 'component',
      name: 'Diagram',
      props: { title: 'Joining a room', description: 'A user asks, the server answers.', source: SOURCE },
      children: [
        {
          type: 'html',
          html: expect.stringMatching(
            /^<figure class="diagram is-source"><div class="diagram-frame" tabindex="0" role="group" aria-label="Diagram: Joining a room"><pre class="diagram-source">graph TD[\s\S]*<\/pre><\/div><figcaption>Joining a room<\/figcaption><\/figure>$/,
          ) as string,
        },
      ],
    },
  ]);
});

test('MER-1 rejects a diagram without a description', async () => {
  expect((await compileSource(fence('graph TD\naccTitle: A\nA-->B'), { offset: 4 })).problems).toEqual([
    expect.stringContaining('content/docs/a.mdx:7 has a diagram without accDescr'),
  ]);
});

test('MER-1 draws a diagram once for each color mode', async () => {
  const drawings: string[] = [];
  const collect = ({ markdownAST }: { markdownAST: Root }): void =>
    visit(markdownAST, 'code', ({ value }) => void drawings.push(value));
  await compileSource(fence(SOURCE), { remarkPlugins: [collect] });
  expect(drawings).toEqual(DIAGRAM_MODES.map((mode) => sourceInMode(SOURCE, mode)));
});

/** Mocks the renderer: it fails for every fence. */
const failing =
  (message: string) =>
  ({ markdownAST }: { markdownAST: Root }): void => {
    visit(markdownAST, 'code', (node, index, parent) => {
      const siblings: Content[] = parent?.children ?? [];
      siblings[index ?? 0] = brokenDiagram(node, new Error(message));
    });
  };

test('MER-2 shows a box with file and line for a diagram that cannot be drawn', async () => {
  const message =
    "Parse error on line 4:\n...: A user asks, the server answers.A--&gt;B\n---^\nExpecting 'NUM', got 'PS'";
  const result = await compileSource(fence(SOURCE), { offset: 4, remarkPlugins: [failing(message)] });
  const problem = 'has a diagram that cannot be drawn: found "A-->B"; mermaid expected NUM, and read PS';
  expect(htmlOf(result)).toBe(
    `<p>Text</p>\n<div class="diagram-error"><p class="diagram-error-title">This diagram cannot be drawn</p><pre class="diagram-source">content/docs/a.mdx:11 ${problem}</pre></div>`,
  );
  expect(result.content.problems).toEqual([{ file: 'content/docs/a.mdx', line: 11, message: problem }]);
});
