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

test('a heading keeps former ids as empty elements, which neither the contents nor search contain', async () => {
  const compiled = await compileSource('# One {#one uno}\n\n## Two *b* {#new old older}\n\nText');
  const html = htmlOf(compiled);
  expect(html).toContain('<h1 id="one"><span id="uno" class="heading-alias"></span>One</h1>');
  expect(html).toContain(
    '<h2 id="new"><span id="old" class="heading-alias"></span><span id="older" class="heading-alias"></span>' +
      'Two <em>b</em><a class="hash-link" href="#new" aria-label="Direct link to Two b"></a></h2>',
  );
  expect(html).not.toContain('data-aliases');
  expect(compiled.content.headings).toEqual([{ id: 'new', depth: 2, html: 'Two <em>b</em>' }]);
  expect(compiled.content.sections.at(-1)).toMatchObject({ anchor: 'new', hierarchy: ['Page', 'Two b'], text: 'Text' });
});

test('DOC-6 generates an id for a heading without letters', async () => {
  expect(await idsOf('## !\n\n## ?')).toEqual(['section', 'section-1']);
});
