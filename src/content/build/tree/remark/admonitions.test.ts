import { compileSource, htmlOf } from '../test-support';

const box = (kind: string, name: string, title: string, body: string): string =>
  `<div class="admonition admonition-${kind}" role="note" aria-label="${name}"><p class="admonition-title">${title}</p>${body}</div>`;

async function htmlFrom(body: string): Promise<string> {
  const compiled = await compileSource(body);
  expect([...compiled.problems, ...compiled.warnings]).toEqual([]);
  return htmlOf(compiled);
}

test.each([
  ['note', 'note', 'Note'],
  ['info', 'info', 'Info'],
  ['secondary', 'note', 'Note'],
  ['success', 'tip', 'Tip'],
  ['Danger', 'danger', 'Danger'],
])('ADM-1 shows %s as %s with the default title "%s"', async (written, kind, name) => {
  expect(await htmlFrom(`:::${written}\n\nBody\n\n:::`)).toBe(box(kind, name, name, '<p>Body</p>'));
});

test('ADM-1 uses the text in brackets as the title, with inline markup', async () => {
  expect(await htmlFrom(':::note[Read *this* and `that`]\n\nBody\n\n:::')).toBe(
    box('note', 'Note', 'Read <em>this</em> and <code>that</code>', '<p>Body</p>'),
  );
});

test('ADM-1 nests admonitions: more colons enclose fewer', async () => {
  expect(await htmlFrom('::::tip\n\n:::danger\n\nInner\n\n:::\n\nOuter\n\n::::')).toBe(
    box('tip', 'Tip', 'Tip', `${box('danger', 'Danger', 'Danger', '<p>Inner</p>')}<p>Outer</p>`),
  );
});

test('ADM-1 shows an unknown kind as info, with a warning', async () => {
  const compiled = await compileSource('Text\n\n:::attention\n\nBody\n\n:::', { offset: 4 });
  expect(htmlOf(compiled)).toContain(box('info', 'Info', 'Info', '<p>Body</p>'));
  expect(compiled.warnings).toEqual([
    'content/docs/a.mdx:7:1 unknown admonition "attention" is shown as info; known: note, tip, info, warning, danger',
  ]);
});

test.each([
  [':::note\n\nText', ':::'],
  ['::::note\n\n:::tip\n\nInner\n\n:::', '::::'],
  [':::note\n\n:::tip\n\nInner\n\n:::', ':::'],
])('ADM-1 reports an admonition without an end: %j', async (body, end) => {
  expect((await compileSource(body)).problems).toEqual([
    `content/docs/a.mdx:1 has an admonition :::note without an end: add a line ${end} after its text`,
  ]);
});
