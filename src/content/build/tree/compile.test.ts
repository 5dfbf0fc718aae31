import { compileSource, htmlOf } from './test-support';

test('reports the problems of all steps of a body together, in the order of their lines', async () => {
  const parts = [
    '<Chart />',
    '[nowhere]()',
    'Text {x} here.',
    '```mermaid\nflowchart LR\n```',
    '# One',
    '# Two',
    '<Badge kind="odd">b</Badge>',
  ];
  const { problems } = await compileSource(parts.join('\n\n'), { offset: 4 });
  expect(problems.map((line) => /^content\/docs\/a\.mdx:(\d+) /.exec(line)?.[1])).toEqual([
    '5',
    '7',
    '9',
    '11',
    '17',
    '19',
  ]);
});

describe('the content tree', () => {
  test('wraps tables in a focusable frame, replaces an empty header cell and labels task list checkboxes', async () => {
    expect(htmlOf(await compileSource('| a |\n|---|\n| 1 |'))).toMatch(
      /^<div class="table-frame" tabindex="0" role="group" aria-label="Table"><table>[\s\S]*<\/table><\/div>$/,
    );
    expect(htmlOf(await compileSource('| | a |\n|---|---|\n| b | 1 |'))).toMatch(
      /<tr>\s*<td><\/td>\s*<th>a<\/th>\s*<\/tr>/,
    );
    expect(htmlOf(await compileSource('- [x] a\n- [ ] b'))).toMatch(
      /<input type="checkbox"[^>]* aria-label="Done">[\s\S]*<input type="checkbox"[^>]* aria-label="To do">/,
    );
  });

  test('MDX-1 sets the size of images and loads them lazily', async () => {
    const resolveImage = jest.fn(() => ({ src: '/assets/a.png', width: 30, height: 20 }));
    const html = htmlOf(
      await compileSource('Text\n\n![A plan](./plan.png)', {
        offset: 3,
        markup: { baseUrl: '/portal/', resolveImage },
      }),
    );
    expect(html).toContain(
      '<img src="/portal/assets/a.png" alt="A plan" loading="lazy" decoding="async" data-zoom="" width="30" height="20">',
    );
    expect(resolveImage).toHaveBeenCalledWith('./plan.png', '/site/content/docs/a.mdx', 6);
  });
});

describe('links', () => {
  const linkOf = async (href: string, markup = {}): Promise<string> =>
    htmlOf(await compileSource(`[x](${href})`, { markup: { baseUrl: '/portal/', ...markup } })).replace(
      /^<p>|<\/p>$/g,
      '',
    );

  test.each(['./b.md#part', 'b.md?x=1'])('MDX-1 replaces the link %s with the URL of the page', async (href) => {
    const resolveSourceLink = jest.fn(() => '/docs/b#part');
    expect(await linkOf(href, { resolveSourceLink })).toBe('<a href="/portal/docs/b#part">x</a>');
    expect(resolveSourceLink).toHaveBeenCalledWith(href, '/site/content/docs/a.mdx', 1);
  });

  test.each(['/docs/b.md', '#b.md'])('MDX-1 does not treat the link %s as a source file', async (href) => {
    const resolveSourceLink = jest.fn();
    await linkOf(href, { resolveSourceLink });
    expect(resolveSourceLink).not.toHaveBeenCalled();
  });

  test('RTE-9 adds the base URL to internal links', async () => {
    expect(await linkOf('/docs/rooms?x=1#y')).toBe('<a href="/portal/docs/rooms?x=1#y">x</a>');
    expect(await linkOf('/cheatsheet.pdf')).toBe('<a href="/portal/cheatsheet.pdf">x</a>');
    expect(await linkOf('#part')).toBe('<a href="#part">x</a>');
  });

  test('RTE-9 opens external links in a new tab and says so', async () => {
    expect(await linkOf('https://a.example')).toBe(
      '<a href="https://a.example" target="_blank" rel="noopener noreferrer" data-external="">x<span class="visually-hidden"> (opens in new tab)</span></a>',
    );
    expect(await linkOf('mailto:a@a.example')).toBe('<a href="mailto:a@a.example">x</a>');
  });
});

describe('data extracted from a page', () => {
  test('DOC-1 treats a first-level heading as the title and reports a second one', async () => {
    expect((await compileSource('# Own\n\nText')).content.hasTitle).toBe(true);
    expect((await compileSource('Text\n\n# Late')).content).toMatchObject({ hasTitle: true, problems: [] });
    expect((await compileSource('## Second level')).content.hasTitle).toBe(false);
    expect((await compileSource('# Own\n\nText\n\n# Again')).content.problems).toEqual([
      { file: 'content/docs/a.mdx', line: 5, message: expect.stringMatching(/second first-level heading/) },
    ]);
  });

  test('DOC-3 collects headings, including nested ones, with their inline markup but without links', async () => {
    const { content } = await compileSource(
      '## The `code` and [link](/a)\n\n> ### Quoted\n\n:::note\n\n#### *Inside*\n\n:::\n\n<Tabs>\n<TabItem value="a">\n\n##### In a tab\n\n</TabItem>\n</Tabs>',
    );
    expect(content.headings).toEqual([
      { id: 'the-code-and-link', depth: 2, html: 'The <code>code</code> and link' },
      { id: 'quoted', depth: 3, html: 'Quoted' },
      { id: 'inside', depth: 4, html: '<em>Inside</em>' },
      { id: 'in-a-tab', depth: 5, html: 'In a tab' },
    ]);
  });

  test('splits a page into sections at its headings and records the titles above each section', async () => {
    const { content } = await compileSource(
      'Intro `code`.\n\n## A\n\nOne\n\n### B\n\n| x | y |\n|---|---|\n| 1 | 2 |\n\n## C\n\n```js title="c.js"\nlet a = 1 < 2;\n```\n\n<Tabs>\n<TabItem value="a">In a tab</TabItem>\n</Tabs>',
    );
    expect(content.sections).toEqual([
      { anchor: null, depth: 1, hierarchy: ['Page'], text: 'Intro code.', code: '' },
      { anchor: 'a', depth: 2, hierarchy: ['Page', 'A'], text: 'One', code: '' },
      { anchor: 'b', depth: 3, hierarchy: ['Page', 'A', 'B'], text: 'x\ty\n1\t2', code: '' },
      { anchor: 'c', depth: 2, hierarchy: ['Page', 'C'], text: 'In a tab', code: 'let a = 1 < 2;' },
    ]);
    expect(content.wordCount).toBe(2 + 1 + 4 + 9);
  });

  test('the text of a section has a line for each block, and its code is separate', async () => {
    const { content } = await compileSource(
      'One\nsentence  in <b>two</b> lines.\n\nAnother.\n\n- a\n- b:\n\n  ```js\n  if (a) {\n\n    b();\n  }\n  ```\n\n' +
        '| Name | Use |\n|---|---|\n| `a` | first<br/>last |\n| | empty |\n\n:::note[Careful]\n\nIt\u00a0bites.\n\n```sh\nls -l\n```\n\n:::',
    );
    expect(content.sections).toEqual([
      {
        anchor: null,
        depth: 1,
        hierarchy: ['Page'],
        text: [
          'One sentence in two lines.',
          'Another.',
          'a',
          'b:',
          'Name\tUse',
          'a\tfirst last',
          'empty',
          'Careful',
          'It bites.',
        ].join('\n'),
        code: 'if (a) {\nb();\n}\nls -l',
      },
    ]);
  });
});

test('META-1 uses the first paragraph with text as the first line and truncates it at a word boundary', async () => {
  expect((await compileSource('## A\n\n![x](/a.png)\n\nFirst *line*.\n\nSecond.')).content.firstLine).toBe(
    'First line.',
  );
  const { firstLine } = (await compileSource('word '.repeat(60))).content;
  expect(firstLine).toMatch(/^(?:word )+…$/);
  expect(firstLine.length).toBeLessThanOrEqual(160);
});
