import { compileSource, htmlOf } from '../test-support';

const idsOf = async (body: string): Promise<string[]> =>
  (await compileSource(body)).content.headings.map(({ id }) => id);

test('DOC-6 generates lower-case ids with dashes from the heading text and numbers duplicates', async () => {
  expect(await idsOf('## Join a Room!\n\n### Join a room\n\n## Join a room\n\n## Größe & `code`')).toEqual([
    'join-a-room',
    'join-a-room-1',
    'join-a-room-2',
    'größe--code',
  ]);
});

test("DOC-6 uses an author's id unchanged and removes it from the heading text", async () => {
  const compiled = await compileSource('## Rooms {#the.rooms_1}');
  expect(compiled.content.headings).toEqual([{ id: 'the.rooms_1', depth: 2, html: 'Rooms' }]);
  expect(htmlOf(compiled)).not.toContain('{');
});

test('DOC-6 never generates an id that an author uses anywhere on the page', async () => {
  expect(await idsOf('## Rooms\n\n## Other {#rooms}\n\n## Rooms')).toEqual(['rooms-1', 'rooms', 'rooms-2']);
});

test('DOC-6 generates an id for a heading without letters', async () => {
  expect(await idsOf('## !\n\n## ?')).toEqual(['section', 'section-1']);
});

test('DOC-6 rejects an id that is used twice', async () => {
  expect((await compileSource('## A {#x}\n\ntext\n\n## B {#x}', { offset: 3 })).problems).toEqual([
    'content/docs/a.mdx:8 heading id "x" is used twice on this page',
  ]);
});

test('DOC-6 adds an anchor link to headings of levels 2 to 6, but not to the first level', async () => {
  const html = htmlOf(await compileSource('# One\n\n## Two *b*\n\n###### Six'));
  expect(html).toContain('<h1 id="one">One</h1>');
  expect(html).toContain(
    '<h2 id="two-b">Two <em>b</em><a class="hash-link" href="#two-b" aria-label="Direct link to Two b" title="Direct link to Two b"></a></h2>',
  );
  expect(html).toContain('<a class="hash-link" href="#six"');
});
